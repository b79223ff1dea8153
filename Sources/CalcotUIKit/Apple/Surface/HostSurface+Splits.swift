#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Calcot
  package import CalcotContent
  package import CalcotTree

  extension HostSurface {
    /// Returns the input that moves the user to the side of a split with this stack, or nil if the
    /// user already works in the stack or does not see it.
    package func sideways(to stack: StackID) -> HostInput? {
      guard case .branch(let branch, let split) = stack,
        let container = visibleContainers.first(where: { $0.id == split })?.container,
        container.kind == .split, let index = container.branches.firstIndex(of: branch),
        container.selected != index
      else { return nil }
      return .select(index, in: split)
    }

    /// Returns whether the top layer has content that stands side by side if there is room: a
    /// split, or a list and its details.
    package func hasSides(in tree: NavigationTree) -> Bool {
      var wide = tree
      wide.isNarrow = false
      return visibleContainers.contains { $0.container?.kind == .split }
        || visibleStacks.contains { id in
          stack(id)?.first.map { wide.isBesideOthers($0.id) } ?? false
        }
    }
  }
#endif
