extension HostSurface {
  /// The host begins an operation that was planned. Only when idle; otherwise nothing happens and
  /// false is returned.
  @discardableResult
  public mutating func begin(_ operation: HostOperation) -> Bool {
    guard activity == .idle else { return false }
    activity = .operation(operation)
    return true
  }

  /// An operation has ended, and its result is what is shown. Nothing happens if it is not the one
  /// that runs: a toolkit may tell late of one that was cut short.
  public mutating func end(_ operation: HostOperation) {
    guard activity == .operation(operation) else { return }
    activity = .idle
    apply(operation)
  }

  /// The person begins to move something.
  ///
  /// - Returns: whether it may move; not while something else moves, nor what is not on top.
  public mutating func beginGesture(_ gesture: HostGesture) -> Bool {
    guard activity == .idle, dialog == nil, canTakeOff(gesture) else { return false }
    activity = .gesture(gesture)
    return true
  }

  /// The person, or the plan, ends the gesture without effect.
  public mutating func cancelGesture() {
    switch activity {
    case .gesture, .finishing: activity = .idle
    case .idle, .operation: break
    }
  }

  /// The person let go in a way that will carry the gesture out once the movement ends.
  public mutating func releaseGesture() {
    guard case .gesture(let gesture) = activity else { return }
    activity = .finishing(gesture)
  }

  /// The toolkit begins to take something off by itself, as a tap on its own Back button does.
  ///
  /// - Returns: whether that can be; if not, the surface is unchanged.
  public mutating func beginUnaskedRemoval(_ gesture: HostGesture) -> Bool {
    guard beginGesture(gesture) else { return false }
    releaseGesture()
    return true
  }

  /// What the person moved has come off; the host no longer shows it.
  ///
  /// - Returns: what to send to the app. If the app refuses, the tree still has what came off, and
  ///   the next plan puts it back.
  public mutating func finishGesture() -> HostInput? {
    switch activity {
    case .gesture(let gesture), .finishing(let gesture):
      activity = .idle
      return takeOff(gesture)
    case .idle, .operation: return nil
    }
  }

  /// The toolkit has taken off, without being asked and whatever was going on, every modal over
  /// this layer.
  ///
  /// - Returns: what to send to the app.
  public mutating func dismissedUnasked(to layer: LayerID) -> HostInput? {
    guard let index = layers.firstIndex(where: { $0.id == layer }), index + 1 < layers.count
    else { return nil }
    activity = .idle
    return takeOff(.dismiss(layers[index + 1].id))
  }

  private func canTakeOff(_ gesture: HostGesture) -> Bool {
    guard let top = layers.last else { return false }
    switch gesture {
    case .pop(let screen, let layer):
      return top.id == layer && top.stack.last != screen && top.stack.contains(screen)
    case .dismiss(let layer): return top.id == layer && layers.count > 1
    }
  }

  private mutating func takeOff(_ gesture: HostGesture) -> HostInput? {
    switch gesture {
    case .pop(let screen, let layer):
      guard let top = layers.last?.stack.last else { return nil }
      let isOne = layers.last?.stack.dropLast().last == screen
      apply(.pop(to: screen, in: layer))
      return isOne ? .back(from: top) : .pop(to: screen, from: top)
    case .dismiss(let layer):
      guard let index = layers.firstIndex(where: { $0.id == layer }), index > 0,
        let top = layers.last?.id
      else { return nil }
      apply(.dismiss(to: layers[index - 1].id))
      return .dismiss(layer, through: top)
    }
  }

  private mutating func apply(_ operation: HostOperation) {
    switch operation {
    case .push(let screens, let layer): edit(layer) { $0 += screens }
    case .pop(let screen, let layer):
      edit(layer) { stack in
        guard let index = stack.lastIndex(of: screen) else { return }
        stack.removeSubrange((index + 1)...)
      }
    case .replaceStack(let screens, let layer): edit(layer) { $0 = screens }
    case .present(let layer, let style, let screens):
      layers.append(Layer(id: layer, style: style, stack: screens))
    case .dismiss(let layer):
      guard let index = layers.firstIndex(where: { $0.id == layer }) else { return }
      layers.removeSubrange((index + 1)...)
    case .clear: layers = []
    case .showDialog(let id): dialog = id
    case .hideDialog: dialog = nil
    }
  }

  private mutating func edit(_ layer: LayerID, _ change: (inout [ScreenID]) -> Void) {
    guard let index = layers.firstIndex(where: { $0.id == layer }) else { return }
    change(&layers[index].stack)
  }
}
