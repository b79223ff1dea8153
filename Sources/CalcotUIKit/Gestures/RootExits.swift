#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotContent
  import CalcotApple

  /// The ways out of the stacks' first screens: UIKit gives a Back button only to the screens above
  /// them.
  struct RootExits: Equatable {
    private(set) var exits: [StackID: WayOut] = [:]

    /// Collects the ways out on a surface.
    ///
    /// - Parameter isNarrow: whether a split shows one side only.
    init(_ surface: HostSurface, isNarrow: Bool) {
      for layer in surface.layers {
        let exit = layer.style == nil ? WayOut.none : .close(layer.id)
        visit(layer.stack, .layer(layer.id), exit, isNarrow)
      }
    }

    private mutating func visit(
      _ stack: [HostSurface.Place], _ id: StackID, _ exit: WayOut, _ isNarrow: Bool
    ) {
      exits[id] = exit
      for (depth, place) in stack.enumerated() {
        guard let container = place.container else { continue }
        let outer = depth > 0 ? .back(to: stack[depth - 1].id, in: id) : exit
        for (index, inner) in container.stacks.enumerated() {
          let side = StackID.branch(index, of: place.id)
          let isSecond = container.kind == .split && isNarrow && index > 0
          visit(inner, side, isSecond ? .back(to: place.id, in: side) : outer, isNarrow)
        }
      }
    }
  }
#endif
