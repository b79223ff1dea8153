/// A renderer of views, which is passed to a view's `_draw`. Not part of SwiftUI's API.
@MainActor
public final class _Pen {
  let screen: SwiftUIScreen
  let drawing: Int
  var place: Place
  var environment: EnvironmentValues
  var nodes: [DrawnNode] = []
  var isVisible = true
  var page = PageDraft()
  var layer: Layer
  /// The stack that is being drawn.
  var stack: StackDraft?
  /// The list that is being drawn: it makes its rows when they are scrolled to.
  var rows: RowsDraft?
  /// The selection of a tab view, whose children identify themselves with `tag`.
  var tabs: AnyHashable?

  init(_ screen: SwiftUIScreen, drawing: Int, at place: Place, on layer: Layer) {
    (self.screen, self.drawing, self.place, self.layer) = (screen, drawing, place, layer)
    environment = screen.environment
    place.drawing = drawing
  }

  /// Draws under an element of the structural path.
  func at(_ key: AnyHashable, _ draw: () -> Void) {
    let before = place
    place = before.child(key)
    place.drawing = drawing
    draw()
    place = before
  }

  func body(of view: some View) {
    at(ObjectIdentifier(type(of: view))) {
      install(view)
      view.body._draw(with: self)
    }
  }

  /// Returns the nodes that a closure draws, without adding them.
  func collect(_ draw: () -> Void) -> [DrawnNode] {
    let before = nodes
    nodes = []
    draw()
    defer { nodes = before }
    return nodes
  }

  package func collect(_ key: AnyHashable, _ view: some View) -> [DrawnNode] {
    collect { at(key) { view._draw(with: self) } }
  }

  package func add(_ node: DrawnNode) {
    var node = node
    if !isVisible { node.isVisible = false }
    node.standsOn = ObjectIdentifier(layer)
    nodes.append(node)
  }

  func with<Value>(
    _ property: ReferenceWritableKeyPath<_Pen, Value>, _ value: Value, _ draw: () -> Void
  ) {
    let before = self[keyPath: property]
    self[keyPath: property] = value
    draw()
    self[keyPath: property] = before
  }

  func warn(_ text: String) { screen.changes.warn(text) }
}

/// The bars of a screen, while it is being drawn.
@MainActor
final class PageDraft {
  var drawn = DrawnPage()
}
