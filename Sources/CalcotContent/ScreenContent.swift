public import CalcotTree

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

  /// The element with an id; nil when there is none. Cost: linear in what is before it.
  public func element(_ id: ElementID) -> Element? {
    toolbar.first(id) ?? body.first(id)
  }

  package init(
    title: String, toolbar: [Element], body: [Element]
  ) {
    self.title = title
    self.toolbar = toolbar
    self.body = body
  }
}

extension [Element] {
  /// The element with an id, here or in one of these.
  fileprivate func first(_ id: ElementID) -> Element? {
    for element in self {
      if element.id == id { return element }
      if let found = element.children.first(id) { return found }
    }
    return nil
  }
}

extension ScreenContent {
  /// The same content, but for the text of one field: what the user sees who has typed it, before
  /// the screen has answered.
  package func typing(_ text: String, into field: ElementID) -> ScreenContent {
    ScreenContent(
      title: title, toolbar: toolbar.map { $0.typing(text, into: field) },
      body: body.map { $0.typing(text, into: field) })
  }
}

extension Element {
  fileprivate func typing(_ text: String, into field: ElementID) -> Element {
    if id == field, case .textField(let value) = kind {
      return Element(id: id, kind: .textField(value.typing(text)))
    }
    guard field.path.utf8.starts(with: id.path.utf8) else { return self }
    return Element(
      id: id, kind: kind, children: children.map { $0.typing(text, into: field) }, route: route)
  }
}

extension TextFieldValue {
  fileprivate func typing(_ text: String) -> TextFieldValue {
    TextFieldValue(
      label: label, text: text, placeholder: placeholder, error: error, role: role,
      isEnabled: isEnabled)
  }
}
