#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotContent

  /// The exits of the stacks' first screens, to which UIKit gives no Back button.
  struct RootExits: Equatable {
    private(set) var exits: [StackID: WayOut] = [:]
    private let taker: ScreenID?

    /// Collects the ways out on a surface.
    ///
    /// - Parameters:
    ///   - isNarrow: whether a split shows one side only.
    ///   - isModal: whether the base is itself a modal, over an existing app.
    ///   - taker: the screen that handles Back itself.
    init(
      _ surface: HostSurface, isNarrow: Bool, isModal: Bool = false, taker: ScreenID? = nil
    ) {
      self.taker = taker
      for layer in surface.layers {
        let hasExit = layer.style != nil || isModal
        let exit = hasExit ? WayOut.close(layer.id) : .none
        visit(layer.stack, .layer(layer.id), exit, isNarrow)
      }
    }

    private mutating func visit(
      _ stack: [HostSurface.Place], _ id: StackID, _ exit: WayOut, _ isNarrow: Bool
    ) {
      let first = stack.first?.id
      exits[id] = first.flatMap { $0 == taker ? .back(to: $0, in: id) : nil } ?? exit
      for (depth, place) in stack.enumerated() {
        guard let container = place.container else { continue }
        let outer = depth > 0 ? .back(to: stack[depth - 1].id, in: id) : exit
        for (index, inner) in container.stacks.enumerated() {
          let side = StackID.branch(container.branches[index], of: place.id)
          let hasOneBefore = container.kind == .split && isNarrow && index > 0
          visit(inner, side, hasOneBefore ? .back(to: place.id, in: side) : outer, isNarrow)
        }
      }
    }
  }
#endif
