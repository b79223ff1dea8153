package import CalcotTree

extension ScreenContent {
  /// Returns the content with each row that leads to `route` marked as open beside the screen.
  /// Linear in the number of elements.
  package func showing(open route: AnyRoute) -> ScreenContent {
    guard let body = body.marked(route) else { return self }
    return ScreenContent(
      title: title, isMissing: isMissing, isTitleLarge: isTitleLarge, toolbar: toolbar, body: body)
  }
}

extension [Element] {
  /// Returns the elements with the rows that lead to a route marked, or nil if there are none.
  fileprivate func marked(_ route: AnyRoute) -> [Element]? {
    var marked = self
    var isFound = false
    for (index, element) in enumerated() {
      guard let found = element.marked(route) else { continue }
      marked[index] = found
      isFound = true
    }
    return isFound ? marked : nil
  }
}

extension Element {
  fileprivate func marked(_ route: AnyRoute) -> Element? {
    if case .row(var row) = kind, self.route == route {
      row.isOpen = true
      return Element(id: id, kind: .row(row), children: children, destination: destination)
    }
    guard !children.isEmpty, let marked = children.marked(route) else { return nil }
    return Element(id: id, kind: kind, children: marked, destination: destination)
  }
}
