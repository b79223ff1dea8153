#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Calcot

  // What SwiftUI tells: always after the fact.
  extension SwiftUIHost {
    /// The user has gone back in a stack, by the Back button, its menu or a swipe.
    func wentBack(to screen: ScreenID, in stack: StackID) {
      goToSide(of: stack)
      report {
        overtakeHiding()
        guard surface.beginUnaskedRemoval(.pop(to: screen, in: stack)) else { return }
        if let input = surface.finishGesture() { app.send(input) }
      }
    }

    /// The user has turned a page, or gone to the other side of a narrow split.
    func turned(to index: Int, in container: ScreenID) {
      report {
        overtakeHiding()
        guard surface.beginUnaskedRemoval(.turn(to: index, in: container)) else { return }
        if let input = surface.finishGesture() { app.send(input) }
      }
    }

    /// The user has chosen a tab, maybe the one that is shown.
    func chose(_ index: Int, in tabs: ContainerModel) {
      overtakeHiding()
      app.send(.select(index, in: tabs.id))
      guard tabs.selection != index else { return carryOn() }
      report { tabs.show(index) }
    }

    /// What stood over a layer is going, by a pull or by the system's own doing.
    func closed(over layer: LayerID) {
      overtakeHiding()
      takeOffWork(isGoing: true)
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

    /// What stood over a layer is gone.
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

    /// A modal is there.
    func appeared(_ layer: LayerID) {
      guard case .operation(let operation) = surface.activity,
        case .present(layer, _, _) = operation
      else { return }
      end(operation)
    }

    // MARK: Buttons of the host's own

    /// Uses the way out that a screen has from the host.
    func leave(by wayOut: WayOut) {
      switch wayOut {
      case .none: return
      case .close(let layer):
        if let top = surface.layers.last?.id { app.send(.dismiss(layer, through: top)) }
      case .back(let below, let stack):
        goToSide(of: stack)
        guard let visible = surface.visible else { return }
        app.send(
          surface.backStack == stack ? .back(from: visible) : .pop(to: below, from: visible))
      }
    }

    /// Makes the side of a split on which the user did something the one that they work in.
    private func goToSide(of stack: StackID) {
      if let turn = surface.sideways(to: stack) { app.send(turn) }
    }

    /// The window has become too narrow for two sides, or wide enough.
    func resize(isNarrow: Bool) {
      room.isWindowNarrow = isNarrow
      fitRoom()
    }

    /// A split has become too narrow for its two sides, or wide enough; nil when it is gone.
    func resize(split: ScreenID, isNarrow: Bool?) {
      room.splits[split] = isNarrow
      fitRoom()
    }

    /// Tells the app how much room there is where the user works.
    func fitRoom() {
      guard !isFitting, let isNarrow = room.isNarrow(for: surface), isNarrow != app.tree.isNarrow
      else { return }
      isFitting = true
      app.send(.resize(isNarrow: isNarrow))
      isFitting = false
    }
  }
#endif
