import CalcotTree

/// The content of a screen, as a value: hosts render it, tests compare it, and a host redraws only
/// the difference between two of them.
public struct ScreenContent: Equatable, Sendable {
  /// The title of the screen.
  public let title: String
  /// A Boolean value that indicates whether the subject of the screen does not exist.
  public let isMissing: Bool
  /// A Boolean value that indicates whether the title is large, where a host has large titles; nil
  /// for the host's own choice.
  public let isTitleLarge: Bool?
  /// The elements of the toolbar.
  public private(set) var toolbar: [Element]
  /// The elements of the content.
  public private(set) var body: [Element]

  /// All elements, the toolbar's first, each before its descendants.
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

  /// Returns the element with an identity, or nil if there is none. Linear in the number of
  /// siblings before it and before each of its ancestors.
  public func element(_ id: ElementID) -> Element? {
    toolbar.first(id) ?? body.first(id)
  }

  /// Lets no main button be pressed: what it does would be done without a text that is no value.
  package mutating func disableMainButtons() {
    toolbar = toolbar.map(\.withoutMainButtons)
    body = body.map(\.withoutMainButtons)
  }

  package init(
    title: String, isMissing: Bool = false, isTitleLarge: Bool? = nil, toolbar: [Element],
    body: [Element]
  ) {
    self.title = title
    self.isMissing = isMissing
    self.isTitleLarge = isTitleLarge
    self.toolbar = toolbar
    self.body = body
  }
}

extension [Element] {
  /// Returns the first element with an identity, among these elements and their descendants.
  fileprivate func first(_ id: ElementID) -> Element? {
    guard let place = place(around: id) else { return nil }
    let element = self[place]
    return element.id == id ? element : element.children.first(id)
  }
}

extension Element {
  /// The element with its main buttons disabled; rows have none.
  fileprivate var withoutMainButtons: Element {
    switch kind {
    case .button(let button) where button.role == .main && button.isEnabled:
      Element(id: id, kind: .button(button.disabled))
    case .line, .section, .emptyState:
      Element(id: id, kind: kind, children: children.map(\.withoutMainButtons))
    default: self
    }
  }
}
