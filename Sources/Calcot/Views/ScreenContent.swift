/// Everything one screen shows, as a value: hosts render it, tests compare it, and the difference
/// between two of them is what has to be painted.
public struct ScreenContent: Equatable, Sendable {
  public let title: String
  public let toolbar: [Element]
  public let body: [Element]

  /// All elements, the toolbar's first, each before what it contains.
  public var allElements: [Element] {
    var found: [Element] = []
    func visit(_ element: Element) {
      found.append(element)
      element.children.forEach(visit)
    }
    toolbar.forEach(visit)
    body.forEach(visit)
    return found
  }
}
