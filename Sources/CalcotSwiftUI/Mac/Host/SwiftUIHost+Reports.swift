#if canImport(SwiftUI) && !os(iOS) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import Calcot
  import CalcotContent
  import CalcotUIKit

  // SwiftUI's reports, which always come after the fact.
  extension SwiftUIHost {
    func handle(_ report: SurfaceReport) {
      switch report {
      case .wentBack(let screen, let stack): wentBack(to: screen, in: stack)
      case .turned(let index, let container): turned(to: index, in: container)
      case .chose(let index, let tabs): chose(index, in: tabs)
      case .closed(let layer): closed(over: layer)
      case .dialogClosed(let dialog): closed(dialog)
      }
    }

    private func wentBack(to screen: ScreenID, in stack: StackID) {
      goToSide(of: stack)
      report {
        overtakeHiding()
        guard surface.beginUnaskedRemoval(.pop(to: screen, in: stack)) else { return }
        if let input = surface.finishGesture() { app.send(input) }
      }
    }

    private func turned(to index: Int, in container: ScreenID) {
      report {
        overtakeHiding()
        guard surface.beginUnaskedRemoval(.turn(to: index, in: container)) else { return }
        if let input = surface.finishGesture() { app.send(input) }
      }
    }

    private func chose(_ index: Int, in tabs: ScreenID) {
      overtakeHiding()
      app.send(.select(index, in: tabs))
      guard models?.selection(in: tabs) != index else { return carryOn() }
      report { models?.select(index, in: tabs) }
    }

    private func closed(over layer: LayerID) {
      overtakeHiding()
      panels.takeOff(isGoing: true)
      if case .operation(let operation) = surface.activity {
        guard case .present = operation else { return }
        settle(operation)
      }
      guard let above = surface.layers.drop(while: { $0.id != layer }).dropFirst().first else {
        return carryOn()
      }
      if surface.beginUnaskedRemoval(.dismiss(above.id)) {
        waitForEnd()
        show()
      } else if case .idle = surface.activity {
        if let input = surface.dismissedUnasked(to: layer) { app.send(input) }
        carryOn()
      }
    }

    /// Handles the end of a dismissal over a layer.
    func dismissed(over layer: LayerID) {
      switch surface.activity {
      case .operation(.dismiss(to: layer)): end(.dismiss(to: layer))
      case .finishing(.dismiss(let above)):
        guard surface.layers.drop(while: { $0.id != layer }).dropFirst().first?.id == above
        else { return }
        finish()
      case .idle, .gesture, .operation, .finishing: return
      }
    }

    /// Handles the end of a modal's presentation.
    func appeared(_ layer: LayerID) {
      guard case .operation(let operation) = surface.activity,
        case .present(layer, _, _) = operation
      else { return }
      end(operation)
    }

    // MARK: The host's own buttons

    /// Leaves a screen by the host's own exit button.
    func leave(by wayOut: WayOut) {
      let taker = surface.leavability(in: app) == .takesBack ? surface.visible : nil
      switch (wayOut, taker) {
      case (.none, let taker?), (.close, let taker?): app.send(.back(from: taker))
      case (.none, nil): return
      case (.close(let layer), nil):
        if let top = surface.layers.last?.id { app.send(.dismiss(layer, through: top)) }
      case (.back(let below, let stack), _):
        goToSide(of: stack)
        guard let visible = surface.visible else { return }
        app.send(
          surface.backStack == stack ? .back(from: visible) : .pop(to: below, from: visible))
      }
    }

    /// Moves the user to the side of a split that contains the stack they acted in.
    private func goToSide(of stack: StackID) {
      if let turn = surface.sideways(to: stack) { app.send(turn) }
    }

    /// Handles a change of the window's width between compact and regular.
    func resize(isNarrow: Bool) {
      room.isWindowNarrow = isNarrow
      fitRoom()
    }

    /// Handles a change of a layer's width between compact and regular; nil when the layer is gone.
    func resize(_ layer: LayerID, isNarrow: Bool?) {
      room.layers[layer] = isNarrow
      fitRoom()
    }

    /// Notifies the app of the width class where the user works.
    func fitRoom() {
      guard !room.isReported, let isNarrow = room.isNarrow(for: surface, in: app.tree),
        isNarrow != app.tree.isNarrow
      else { return }
      room.isReported = true
      app.send(.resize(isNarrow: isNarrow))
      room.isReported = false
    }
  }
#endif
