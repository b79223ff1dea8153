#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Calcot
  package import CalcotContent
  package import CalcotTree

  extension HostSurface {
    /// Returns the input that moves the user to the side of a split with this stack; nil for a
    /// stack that they already work in, or do not see.
    package func sideways(to stack: StackID) -> HostInput? {
      guard case .branch(let branch, let split) = stack,
        let container = visibleContainers.first(where: { $0.id == split })?.container,
        container.kind == .split, let index = container.branches.firstIndex(of: branch),
        container.selected != index
      else { return nil }
      return .select(index, in: split)
    }

    /// The visible split, the outer one of two.
    package var splitOnTop: ScreenID? {
      visibleContainers.first { $0.container?.kind == .split }?.id
    }
  }
#endif
