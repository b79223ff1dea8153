import Calcot

@testable import CalcotContent
@testable import CalcotTree

/// A toolkit with stacks, containers and modals that accepts only what a real one accepts: it
/// returns the problem with an operation instead of crashing or ignoring it.
struct Toolkit {
  struct Layer: Equatable {
    let id: LayerID
    let style: ModalStyle?
  }

  struct Container: Equatable {
    let kind: CalcotTree.Container.Kind
    let branches: [ScreenID]
    var selected: Int

    var stack: ScreenID { branches[selected] }
  }

  private(set) var layers: [Layer] = []
  /// The screens and containers of every stack, including those within containers.
  private(set) var stacks: [StackID: [ScreenID]] = [:]
  private(set) var containers: [ScreenID: Container] = [:]
  private(set) var dialog: LayerID?
  private(set) var running: HostOperation?
  /// The running gesture, or the removal in progress.
  private(set) var gesture: HostGesture?
  private(set) var operations = 0

  var isBusy: Bool { running != nil || gesture != nil }

  /// The screens that are shown or covered, without containers.
  var screens: Set<ScreenID> { Set(stacks.values.flatMap { $0 }.filter { containers[$0] == nil }) }

  /// The stacks that lead to the visible screen, the outermost first.
  var visibleStacks: [StackID] {
    guard let layer = layers.last else { return [] }
    var found: [StackID] = []
    var next = Optional(StackID.layer(layer.id))
    while let id = next {
      found.append(id)
      next = stacks[id]?.last.flatMap { top in
        containers[top].map { .branch($0.stack, of: top) }
      }
    }
    return found
  }

  /// Returns a Boolean value that indicates whether both show the same, whatever their activities.
  func shows(_ other: Toolkit) -> Bool {
    layers == other.layers && stacks == other.stacks && containers == other.containers
      && dialog == other.dialog
  }

  /// Begins an operation; returns the problem with it.
  mutating func begin(_ operation: HostOperation) -> String? {
    guard !isBusy else { return "\(operation) began while \(self) was busy" }
    running = operation
    operations += 1
    return canDo(operation) ? nil : "\(operation) cannot be done with \(self)"
  }

  mutating func end() {
    guard let operation = running else { return }
    running = nil
    carryOut(operation)
  }

  mutating func carryOut(_ operation: HostOperation) {
    switch operation {
    case .push(let places, let id): add(places, to: id)
    case .pop(let screen, let id): takeOff(over: screen, in: id)
    case .replaceStack(let places, let id):
      remove(stacks[id] ?? [])
      stacks[id] = []
      add(places, to: id)
    case .select(let index, let id): containers[id]?.selected = index
    case .present(let layer, let style, let places): show(layer, style, places)
    case .dismiss(let layer): removeModals(over: layer)
    case .clear: while let last = layers.last { remove(last) }
    case .showDialog(let id): dialog = id
    case .hideDialog: dialog = nil
    }
  }

  // MARK: The user

  mutating func begin(_ gesture: HostGesture) { self.gesture = gesture }
  mutating func cancelGesture() { gesture = nil }

  func canBegin(_ gesture: HostGesture) -> Bool {
    guard !isBusy, dialog == nil, let top = layers.last else { return false }
    switch gesture {
    case .dismiss(let layer): return layer == top.id && layers.count > 1
    case .pop(let screen, let id):
      guard visibleStacks.contains(id), let stack = stacks[id] else { return false }
      return stack.last != screen && stack.contains(screen)
    case .turn(let index, let id):
      guard let container = containers[id], container.kind != .tabs else { return false }
      return visibleStacks.contains(.branch(container.stack, of: id))
        && index != container.selected && container.branches.indices.contains(index)
    }
  }

  /// Completes the gesture: removes its screens, or turns the page.
  mutating func finishGesture() {
    switch gesture {
    case .pop(let screen, let id): takeOff(over: screen, in: id)
    case .turn(let index, let id): containers[id]?.selected = index
    case .dismiss(let layer):
      while let last = layers.last, layers.contains(where: { $0.id == layer }) { remove(last) }
    case nil: break
    }
    gesture = nil
  }

  /// Removes every modal over `layer`, during any activity.
  mutating func removeModalsUnasked(over layer: LayerID) {
    (running, gesture) = (nil, nil)
    removeModals(over: layer)
  }

  // MARK: Parts

  mutating func show(_ layer: LayerID, _ style: ModalStyle?, _ places: [HostSurface.Place]) {
    layers.append(Layer(id: layer, style: style))
    stacks[.layer(layer)] = []
    add(places, to: .layer(layer))
  }

  mutating func show(_ dialog: LayerID?) { self.dialog = dialog }

  private mutating func add(_ places: [HostSurface.Place], to id: StackID) {
    for place in places {
      stacks[id]?.append(place.id)
      guard let container = place.container else { continue }
      containers[place.id] = Container(
        kind: container.kind, branches: container.branches, selected: container.selected)
      for (branch, stack) in zip(container.branches, container.stacks) {
        stacks[.branch(branch, of: place.id)] = []
        add(stack, to: .branch(branch, of: place.id))
      }
    }
  }

  private mutating func takeOff(over screen: ScreenID, in id: StackID) {
    while let last = stacks[id]?.last, last != screen {
      stacks[id]?.removeLast()
      remove([last])
    }
  }

  private mutating func remove(_ gone: [ScreenID]) {
    for id in gone {
      guard let container = containers.removeValue(forKey: id) else { continue }
      for branch in container.branches {
        remove(stacks.removeValue(forKey: .branch(branch, of: id)) ?? [])
      }
    }
  }

  private mutating func remove(_ layer: Layer) {
    remove(stacks.removeValue(forKey: .layer(layer.id)) ?? [])
    layers.removeAll { $0 == layer }
  }

  private mutating func removeModals(over layer: LayerID) {
    while let last = layers.last, last.id != layer { remove(last) }
  }
}
