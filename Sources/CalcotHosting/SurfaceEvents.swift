public import CalcotTree

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

  /// The user begins to move something.
  ///
  /// - Returns: whether it may move; not while something else moves, nor what is not on top.
  public mutating func beginGesture(_ gesture: HostGesture) -> Bool {
    guard activity == .idle, dialog == nil, canTakeOff(gesture) else { return false }
    activity = .gesture(gesture)
    return true
  }

  /// The user, or the plan, ends the gesture without effect.
  public mutating func cancelGesture() {
    switch activity {
    case .gesture, .finishing: activity = .idle
    case .idle, .operation: break
    }
  }

  /// The user let go in a way that will carry the gesture out once the movement ends.
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

  /// What the user moved has come off; the host no longer shows it.
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
    switch gesture {
    case .pop(let screen, let id):
      guard visibleStacks.contains(id), let stack = stack(id) else { return false }
      return stack.last?.id != screen && stack.contains { $0.id == screen }
    case .turn(let index, let id):
      // NB: to choose a tab that the app has selected meanwhile would take it back to its root.
      guard let container = place(id)?.container, container.kind != .tabs else { return false }
      return visibleStacks.contains(.branch(container.selected, of: id))
        && container.selected != index && container.stacks.indices.contains(index)
    case .dismiss(let layer): return layers.last?.id == layer && layers.count > 1
    }
  }

  private mutating func takeOff(_ gesture: HostGesture) -> HostInput? {
    guard let top = layers.last, let visible else { return nil }
    switch gesture {
    case .pop(let screen, let id):
      let isOne =
        stack(id)?.dropLast().last?.id == screen && backStack == id && !isInSecondSide(of: id)
      apply(.pop(to: screen, in: id))
      return isOne ? .back(from: visible) : .pop(to: screen, from: visible)
    case .turn(let index, let id):
      apply(.select(index, in: id))
      return .select(index, in: id)
    case .dismiss(let layer):
      guard let index = layers.firstIndex(where: { $0.id == layer }), index > 0 else { return nil }
      apply(.dismiss(to: layers[index - 1].id))
      return .dismiss(layer, through: top.id)
    }
  }

  // NB: from there a narrow host's Back leads to the first side, and takes nothing off.
  private func isInSecondSide(of id: StackID) -> Bool {
    let within = visibleStacks.prefix { $0 != id }
    return within.contains { inner in
      guard case .branch(let index, let split) = inner, index > 0 else { return false }
      return place(split)?.container?.kind == .split
    }
  }

  private mutating func apply(_ operation: HostOperation) {
    switch operation {
    case .push(let places, let id): edit(id) { $0 += places }
    case .pop(let screen, let id):
      edit(id) { stack in
        guard let index = stack.lastIndex(where: { $0.id == screen }) else { return }
        stack.removeSubrange((index + 1)...)
      }
    case .replaceStack(let places, let id): edit(id) { $0 = places }
    case .select(let index, let id):
      editContainer(id) { if $0.stacks.indices.contains(index) { $0.selected = index } }
    case .present(let layer, let style, let places):
      layers.append(Layer(id: layer, style: style, stack: places))
    case .dismiss(let layer):
      guard let index = layers.firstIndex(where: { $0.id == layer }) else { return }
      layers.removeSubrange((index + 1)...)
    case .clear: layers = []
    case .showDialog(let id): dialog = id
    case .hideDialog: dialog = nil
    }
  }
}
