import Calcot

/// A toolkit with stacks and modals that takes only what a real one takes: it says what is wrong
/// with an operation instead of crashing or ignoring it.
struct Toolkit {
  struct Layer: Equatable {
    let id: LayerID
    let style: LayerStyle
    var screens: [ScreenID]
  }

  private(set) var layers: [Layer] = []
  private(set) var dialog: DialogID?
  private(set) var running: HostOperation?
  /// The screens that a person moves, or that are coming off.
  private(set) var gesture: HostGesture?
  private(set) var operations = 0

  var isBusy: Bool { running != nil || gesture != nil }

  /// Begins an operation; gives what is wrong with it.
  mutating func begin(_ operation: HostOperation) -> String? {
    guard !isBusy else { return "\(operation) began while \(self) was busy" }
    running = operation
    operations += 1
    return problem(with: operation)
  }

  mutating func end() {
    guard let operation = running else { return }
    running = nil
    switch operation {
    case .push(let screens, let layer): change(layer) { $0 += screens }
    case .pop(let screen, let layer):
      change(layer) { stack in while stack.last != screen, !stack.isEmpty { stack.removeLast() } }
    case .replaceStack(let screens, let layer): change(layer) { $0 = screens }
    case .present(let layer, let style, let screens):
      layers.append(Layer(id: layer, style: style, screens: screens))
    case .dismiss(let layer): removeModals(over: layer)
    case .clear: layers = []
    case .showDialog(let id): dialog = id
    case .hideDialog: dialog = nil
    }
  }

  mutating func begin(_ gesture: HostGesture) { self.gesture = gesture }
  mutating func cancelGesture() { gesture = nil }

  /// What the person moved comes off; gives the screens.
  mutating func finishGesture() -> [ScreenID] {
    defer { gesture = nil }
    let before = layers.flatMap(\.screens)
    switch gesture {
    case .pop(let screen, let layer):
      change(layer) { stack in while stack.last != screen { stack.removeLast() } }
    case .dismiss(let layer):
      if let index = layers.firstIndex(where: { $0.id == layer }) {
        layers.removeSubrange(index...)
      }
    case nil: break
    }
    return before.filter { !layers.flatMap(\.screens).contains($0) }
  }

  /// Every modal over `layer` goes, whatever was going on.
  mutating func removeModalsUnasked(over layer: LayerID) {
    (running, gesture) = (nil, nil)
    removeModals(over: layer)
  }

  private mutating func removeModals(over layer: LayerID) {
    while let last = layers.last, last.id != layer { layers.removeLast() }
  }

  private mutating func change(_ layer: LayerID, _ change: (inout [ScreenID]) -> Void) {
    guard let index = layers.firstIndex(where: { $0.id == layer }) else { return }
    change(&layers[index].screens)
  }

  private func problem(with operation: HostOperation) -> String? {
    let isLegal: Bool
    switch operation {
    case .push(let screens, let layer):
      let shown = stack(layer)
      isLegal = shown != nil && !screens.isEmpty && screens.allSatisfy { !isShown($0) }
    case .pop(let screen, let layer):
      isLegal = stack(layer)?.contains(screen) == true && stack(layer)?.last != screen
    case .replaceStack(let screens, let layer):
      isLegal = stack(layer) != nil && !screens.isEmpty && stack(layer) != screens
    case .present(let layer, let style, let screens):
      isLegal =
        stack(layer) == nil && !screens.isEmpty && dialog == nil
        && (style == .base) == layers.isEmpty && screens.allSatisfy { !isShown($0) }
    case .dismiss(let layer):
      isLegal = stack(layer) != nil && layers.last?.id != layer && dialog == nil
    case .clear: isLegal = !layers.isEmpty && dialog == nil
    case .showDialog: isLegal = dialog == nil && !layers.isEmpty
    case .hideDialog(let id): isLegal = dialog == id
    }
    return isLegal ? nil : "\(operation) cannot be done with \(self)"
  }

  private func stack(_ layer: LayerID) -> [ScreenID]? {
    layers.first { $0.id == layer }?.screens
  }

  private func isShown(_ screen: ScreenID) -> Bool {
    layers.contains { $0.screens.contains(screen) }
  }
}
