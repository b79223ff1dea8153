/// The bar of a container as the user sees it, without the stack that the container shows.
package struct ContainerBar {
  package let id: ScreenID
  package let kind: Container.Kind
  package let titles: [String]
  private let badges: [String?]
  package let selected: Int
  private let isCircular: Bool

  /// Creates the bar of a container, or returns nil for a split, which has no bar.
  package init?(_ container: Container, id: ScreenID, selected: Int) {
    guard container.kind != .split else { return nil }
    self.id = id
    kind = container.kind
    titles = container.branches.map(\.title)
    badges = container.branches.map(\.badge)
    self.selected = selected
    isCircular = container.isCircular
  }

  /// Returns the index of the page at a distance from the shown one, or nil if there is none.
  package func page(by distance: Int) -> Int? {
    Container.page(by: distance, from: selected, of: titles.count, isCircular: isCircular)
  }

  package var line: String {
    switch kind {
    case .pages: return "Page \(selected + 1) of \(titles.count)"
    case .tabs, .split:
      let texts = zip(titles, badges).map { title, badge in title + (badge.map { " (\($0))" } ?? "")
      }
      let marked = texts.enumerated().map { $0 == selected ? "‹\($1)›" : $1 }
      return marked.joined(separator: " ")
    }
  }

  package func badge(of index: Int) -> String? {
    badges.indices.contains(index) ? badges[index] : nil
  }
}

extension NavigationTree {
  /// Returns the screens in reading order, the primary side of a split first.
  package func inReadingOrder(_ shown: [ScreenID]) -> [ScreenID] {
    guard shown.count > 1 else { return shown }
    let places = screensInOrder
    return shown.sorted { places[$0, default: 0] < places[$1, default: 0] }
  }

  private var screensInOrder: [ScreenID: Int] {
    var order: [ScreenID: Int] = [:]
    func visit(_ stack: ScreenStack) {
      for node in stack.nodes {
        if let container = node.container {
          container.branches.forEach { visit($0.stack) }
        } else {
          order[node.id] = order.count
        }
      }
    }
    layers.forEach { visit($0.stack) }
    return order
  }
}
