/// A stack that is being drawn.
@MainActor
final class StackDraft {
  typealias Destination = @MainActor (AnyHashable, _Pen) -> Void
  let path: PathAccess
  private var destinations: [ObjectIdentifier: Destination] = [:]

  init(_ path: PathAccess) { self.path = path }

  /// Adds a destination; returns false if there is one for this type already.
  func add(_ type: any Any.Type, _ destination: @escaping Destination) -> Bool {
    guard destinations[ObjectIdentifier(type)] == nil else { return false }
    destinations[ObjectIdentifier(type)] = destination
    return true
  }

  func destination(of value: AnyHashable) -> Destination? {
    destinations[ObjectIdentifier(type(of: value.base))]
  }
}

extension _Pen {
  /// Draws all screens of a stack: covered screens keep their state and are not visible.
  func stack(_ path: PathAccess, _ root: some View) {
    let elements = path.elements()
    let draft = StackDraft(path)
    var screens: [DrawnNode] = []
    with(\.stack, draft) {
      with(\.isVisible, isVisible && elements.isEmpty) {
        screens.append(screen("root") { root._draw(with: self) })
      }
      for (index, element) in elements.enumerated() {
        let isTop = index == elements.count - 1
        with(\.isVisible, isVisible && isTop) {
          screens.append(pushed(element, at: index, of: draft))
        }
      }
    }
    var node = DrawnNode(.navigationStack, children: screens)
    node.acts.backTo = { path.keep($0) }
    add(node)
  }

  private func pushed(_ element: AnyHashable, at index: Int, of stack: StackDraft) -> DrawnNode {
    guard let destination = stack.destination(of: element) else {
      warn(
        "A navigationDestination for \(type(of: element.base)) was not found: \(element) is shown as "
          + "a warning sign.")
      return screen([AnyHashable(index), element]) {}
    }
    return screen([AnyHashable(index), element]) { destination(element, self) }
  }

  /// Draws a screen with its own bars.
  func screen(_ key: AnyHashable, _ draw: () -> Void) -> DrawnNode {
    let draft = PageDraft()
    var node = DrawnNode(.screen)
    with(\.page, draft) { with(\.rows, nil) { node.children = collect { at(key, draw) } } }
    node.page = draft.drawn
    node.label = draft.drawn.title ?? ""
    node.isVisible = isVisible
    return node
  }
}
