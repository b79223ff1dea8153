public import CalcotTree

extension HostSurface {
  /// Records that the host begins a planned operation. Does nothing and returns false unless the
  /// surface is idle.
  @discardableResult
  public mutating func begin(_ operation: HostOperation) -> Bool {
    guard activity == .idle else { return false }
    activity = .operation(operation)
    return true
  }

  /// Records that an operation has ended with its result on screen. Does nothing if it is not the
  /// running one: a toolkit may report late that an operation was cut short.
  public mutating func end(_ operation: HostOperation) {
    guard activity == .operation(operation) else { return }
    activity = .idle
    apply(operation)
  }

  /// Records that the running operation has changed nothing: the user has put back what it moved.
  package mutating func cancelOperation() {
    if case .operation = activity { activity = .idle }
  }

  /// The surface after the running operation has ended; the surface itself if no operation is
  /// running.
  package var afterOperation: HostSurface {
    guard case .operation(let operation) = activity else { return self }
    var surface = self
    surface.end(operation)
    return surface
  }

  /// Records that the user begins a gesture.
  ///
  /// - Returns: A Boolean value that indicates whether the gesture may begin: only while the
  ///   surface is idle, and only on the top layer.
  public mutating func beginGesture(_ gesture: HostGesture) -> Bool {
    guard activity == .idle, dialog == nil, canTakeOff(gesture) else { return false }
    activity = .gesture(gesture)
    return true
  }

  /// Records that the user, or the plan, has cancelled the gesture.
  public mutating func cancelGesture() {
    switch activity {
    case .gesture, .finishing: activity = .idle
    case .idle, .operation: break
    }
  }

  /// Records that the user let go in a way that will complete the gesture once its animation ends.
  public mutating func releaseGesture() {
    guard case .gesture(let gesture) = activity else { return }
    activity = .finishing(gesture)
  }

  /// Records that the toolkit begins a removal by itself, such as after a tap on its own Back
  /// button.
  ///
  /// - Returns: A Boolean value that indicates whether the removal is possible; if not, the surface
  ///   is unchanged.
  public mutating func beginUnaskedRemoval(_ gesture: HostGesture) -> Bool {
    guard beginGesture(gesture) else { return false }
    releaseGesture()
    return true
  }

  /// Records that the gesture is complete and the host no longer shows the removed screens.
  ///
  /// - Returns: The input to send to the app. If the app refuses it, the tree still has what was
  ///   removed, and the next plan restores it.
  public mutating func finishGesture() -> HostInput? {
    switch activity {
    case .gesture(let gesture), .finishing(let gesture):
      activity = .idle
      return takeOff(gesture)
    case .idle, .operation: return nil
    }
  }

  /// Records that the toolkit has dismissed every modal over this layer by itself, during any
  /// activity.
  ///
  /// - Returns: The input to send to the app.
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
      // NB: choosing a tab that the app has selected in the meantime would pop it to its root.
      guard let container = place(id)?.container, container.kind != .tabs else { return false }
      return visibleStacks.contains(.branch(container.selectedBranch, of: id))
        && container.selected != index && container.stacks.indices.contains(index)
    case .dismiss(let layer): return layers.last?.id == layer && layers.count > 1
    }
  }

  private mutating func takeOff(_ gesture: HostGesture) -> HostInput? {
    guard let top = layers.last else { return nil }
    switch gesture {
    case .pop(let screen, let id):
      guard let visible else { return nil }
      let isOne =
        stack(id)?.dropLast().last?.id == screen && backStack == id && !isBesideFirstSide(of: id)
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

  // NB: from a later side, Back leads a narrow host to the side before, and removes nothing.
  private func isBesideFirstSide(of id: StackID) -> Bool {
    let within = visibleStacks.prefix { $0 != id }
    return within.contains { inner in
      guard case .branch(_, let id) = inner, let container = place(id)?.container else {
        return false
      }
      return container.kind == .split && container.selected > 0
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
