/// A view with a change to its drawing: the result of most modifiers.
struct Modified<Content: View>: View {
  typealias Body = Never
  let content: Content
  let name: String
  let draw: @MainActor (_ pen: _Pen, _ content: () -> Void) -> Void

  func _draw(with pen: _Pen) {
    pen.at(name) { draw(pen) { pen.at("content") { content._draw(with: pen) } } }
  }
}

extension View {
  func modified(
    _ name: String = #function,
    _ draw: @escaping @MainActor (_ pen: _Pen, _ content: () -> Void) -> Void
  ) -> Modified<Self> {
    Modified(content: self, name: name, draw: draw)
  }

  /// Returns a view that changes the nodes it draws.
  func changed(
    _ name: String = #function, _ change: @escaping @MainActor (inout DrawnNode) -> Void
  ) -> Modified<Self> {
    modified(name) { pen, content in
      for var node in pen.collect(content) {
        change(&node)
        pen.nodes.append(node)
      }
    }
  }

  /// Returns a view with a changed environment.
  func environed(
    _ name: String = #function,
    _ change: @escaping @MainActor (inout EnvironmentValues, _ pen: _Pen) -> Void
  ) -> Modified<Self> {
    modified(name) { pen, content in
      var values = pen.environment
      change(&values, pen)
      pen.with(\.environment, values, content)
    }
  }

  /// Returns a view that changes the bars of its screen.
  func paged(
    _ name: String = #function,
    _ change: @escaping @MainActor (inout DrawnPage, _ pen: _Pen) -> Void
  ) -> Modified<Self> {
    modified(name) { pen, content in
      content()
      change(&pen.page.drawn, pen)
    }
  }

  /// Returns a view with a modifier of its look only, which is not drawn.
  func unchanged(_ name: String = #function) -> Modified<Self> {
    modified(name) { _, content in content() }
  }
}
