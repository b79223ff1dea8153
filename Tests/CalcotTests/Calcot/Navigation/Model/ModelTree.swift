import Calcot
import CalcotViews

/// A navigation tree as plain arrays, with its changes.
struct ModelTree: Equatable {
  struct Screen: Equatable {
    let id: Int
    let route: Int
  }

  struct Layer: Equatable {
    let id: Int
    let style: ModalStyle?
    var screens: [Screen]
  }

  struct Dialog: Equatable {
    let id: Int
    let title: String
    let owner: Int?
    let choices: Int
    /// The number of the alert; nil for a question about leaving.
    let alert: Int?
  }

  /// A change whose meaning is fixed.
  enum Change {
    case push(Int, carrying: Int?)
    case pop(Int)
    case back(from: Int)
    case popToRoute(Int)
    case popToScreen(Int, from: Int)
    case popToRoot
    case replace(Int, Int)
    case setStack([Int])
    case present(Int, ModalStyle)
    case dismiss(Int, through: Int?)
    case close(Int)
  }

  var layers: [Layer] = []
  var dialog: Dialog?
  /// The last assigned number.
  var last = 0

  /// All screens, the visible one first.
  var screens: [Screen] { layers.reversed().flatMap { $0.screens.reversed() } }
  var visible: Screen? { layers.last?.screens.last }

  func has(_ screen: Int) -> Bool { screens.contains { $0.id == screen } }

  mutating func number() -> Int {
    last += 1
    return last
  }

  func applying(_ change: Change) throws(Refusal) -> (tree: ModelTree, carried: Int?) {
    var tree = self
    var carried: Int?
    let top = layers.count - 1
    switch change {
    case .push(let route, let value):
      tree.layers[top].screens.append(Screen(id: tree.number(), route: route))
      carried = value
    case .present(let route, let style):
      let layer = tree.number()
      let screen = Screen(id: tree.number(), route: route)
      tree.layers.append(
        Layer(id: layer, style: style, screens: [screen]))
    case .dismiss(let layer, let through): try tree.dismiss(layer, through: through)
    case .close(let screen): try tree.close(screen)
    case .setStack(let routes):
      guard !routes.isEmpty else { throw .emptyStack }
      tree.set(routes)
    case .popToRoot: tree.layers[0].screens = [layers[0].screens[0]]
    default: tree.layers[top].screens = try tree.changed(layers[top].screens, by: change)
    }
    return (tree, carried)
  }

  private mutating func changed(_ stack: [Screen], by change: Change) throws(Refusal) -> [Screen] {
    let top = stack[stack.count - 1].id
    switch change {
    case .pop(let screen):
      guard top == screen else { throw .stale("the top of the stack") }
      guard stack.count > 1 else { throw .nothingToPop }
      return stack.dropLast()
    case .back(let screen):
      guard top == screen else { throw .stale("the visible screen") }
      guard stack.count > 1 else { throw .nothingToPop }
      return stack.dropLast()
    case .popToRoute(let route):
      guard let index = stack.lastIndex(where: { $0.route == route }) else {
        throw .notInStack(AnyRoute(PageRoute(route)))
      }
      return Array(stack[...index])
    case .popToScreen(let screen, let from):
      guard top == from else { throw .stale("the top of the stack") }
      guard let index = stack.lastIndex(where: { $0.id == screen }) else {
        throw .stale("the stack that had screen \(screen)")
      }
      return Array(stack[...index])
    case .replace(let screen, let route):
      guard top == screen else { throw .stale("the top of the stack") }
      return stack.dropLast() + [Screen(id: number(), route: route)]
    case .push, .present, .dismiss, .close, .setStack, .popToRoot: return stack
    }
  }

  /// Sets the flow's own stack, keeping a screen for each route that stays: first of all the one in
  /// the same place.
  private mutating func set(_ routes: [Int]) {
    var left: [Screen?] = layers[0].screens
    var found: [Screen?] = routes.map { _ in nil }
    for index in routes.indices where left.indices.contains(index) {
      guard left[index]?.route == routes[index] else { continue }
      (found[index], left[index]) = (left[index], nil)
    }
    for index in routes.indices where found[index] == nil {
      if let other = left.firstIndex(where: { $0?.route == routes[index] }) {
        (found[index], left[other]) = (left[other], nil)
      } else {
        found[index] = Screen(id: number(), route: routes[index])
      }
    }
    layers[0].screens = found.compactMap { $0 }
  }

  private mutating func dismiss(_ layer: Int, through: Int?) throws(Refusal) {
    if let through, layers.last?.id != through { throw .stale("the top modal") }
    guard let index = layers.firstIndex(where: { $0.id == layer }) else {
      throw .stale("the modal")
    }
    guard index > 0 else { throw .nothingToDismiss }
    layers.removeSubrange(index...)
  }

  private mutating func close(_ screen: Int) throws(Refusal) {
    for index in layers.indices {
      guard let place = layers[index].screens.firstIndex(where: { $0.id == screen }) else {
        continue
      }
      if place == 0, index == 0 { throw .nothingToPop }
      layers.removeSubrange((place == 0 ? index : index + 1)...)
      if place > 0 { layers[index].screens.removeSubrange(place...) }
      return
    }
    throw .screenEnded(ScreenID(rawValue: screen))
  }
}
