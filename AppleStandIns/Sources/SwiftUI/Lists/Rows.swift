/// The visible rows of a list: the others are not made.
///
/// https://developer.apple.com/documentation/swiftui/creating-performant-scrollable-stacks
@MainActor
final class RowsDraft {
  private let seen: Range<Int>
  private(set) var count = 0

  init(seen: Range<Int>) { self.seen = seen }

  func isNextMade() -> Bool {
    count += 1
    return seen.contains(count - 1)
  }
}

/// The scroll offset of a list. Stored at its place.
@MainActor
private final class Scrolling {
  var first = 0
}

extension _Pen {
  func list(_ kind: DrawnNode.Kind, _ content: some View) {
    at("list") {
      let scrolling = place.keep("scrolling") { Scrolling() }
      let fits = screen.rowsThatFit
      let draft = RowsDraft(seen: scrolling.first..<(scrolling.first + fits))
      var nodes: [DrawnNode] = []
      with(\.rows, draft) { nodes = collect("content", content) }
      var node = DrawnNode(kind)
      node.children = nodes.map { $0.kind == .section ? $0 : DrawnNode.row($0) }
      node.value = "\(draft.count)"
      node.acts.refresh = environment.refresh?.action
      let changes = screen.changes
      node.acts.scrollTo = { index in
        scrolling.first = max(0, min(index, draft.count - fits))
        changes.mark()
      }
      add(node)
    }
  }
}

extension DrawnNode {
  /// Returns the row of a view in a list. A button fills its row: "the whole row is its area".
  static func row(_ inner: DrawnNode) -> DrawnNode {
    var row = DrawnNode(.row, inner.kind == .text ? inner.label : label(of: [inner]))
    if inner.kind == .button || inner.kind == .link { row.label = inner.label }
    row.children = [inner]
    row.standsOn = inner.standsOn
    (row.identifier, row.isVisible, row.badge) = (inner.identifier, inner.isVisible, inner.badge)
    (row.swipeActions, row.contextMenu) = (inner.swipeActions, inner.contextMenu)
    (row.accessibilityActions, row.tag, row.role) = (
      inner.accessibilityActions, inner.tag, inner.role
    )
    (row.isEnabled, row.acts) = (inner.isEnabled, inner.acts)
    return row
  }
}
