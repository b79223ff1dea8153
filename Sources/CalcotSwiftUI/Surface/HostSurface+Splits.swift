#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  package import Calcot

  extension HostSurface {
    /// What leads the user to work in the side of a split that has this stack; nil for a stack that
    /// they work in already, or that they do not see.
    package func sideways(to stack: StackID) -> HostInput? {
      guard case .branch(let index, let split) = stack,
        let container = visibleContainers.first(where: { $0.id == split })?.container,
        container.kind == .split, container.selected != index
      else { return nil }
      return .select(index, in: split)
    }

    /// The split that the user sees, the outer one of two.
    var splitOnTop: ScreenID? {
      visibleContainers.first { $0.container?.kind == .split }?.id
    }
  }
#endif
