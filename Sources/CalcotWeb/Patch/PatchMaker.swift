import Calcot
import CalcotContent

/// A differ that determines the changes from `old` to `new` in a browser as keyed operations, as
/// few as an edit of a list needs. It does not render equal elements, unless the words of the host
/// have changed. It recognizes an element that was kept by its identity, so a change costs one look
/// at each of its siblings, and the comparison and rendering of the new elements.
package struct PatchMaker {
  private let renderer: PageRenderer
  /// The renderer of the old page, if the host's words have changed since.
  private let before: PageRenderer?
  private let typed: [TypedInput]
  package private(set) var operations: [PatchOperation] = []

  /// Creates a differ.
  ///
  /// - Parameters:
  ///   - renderer: The renderer of the new page.
  ///   - before: The renderer of the old page, if the host's words have changed since.
  ///   - typed: The texts that the user has typed, which fields show in place of their old ones.
  init(_ renderer: PageRenderer, before: PageRenderer? = nil, typed: [TypedInput] = []) {
    self.renderer = renderer
    self.before = before
    self.typed = typed
  }

  package static func operations(
    from old: PageParts, to new: PageParts, _ renderer: PageRenderer
  ) -> [PatchOperation] {
    operations(from: old, to: new, renderer, typed: [])
  }

  static func operations(
    from old: PageParts, to new: PageParts, _ renderer: PageRenderer, before: PageRenderer? = nil,
    typed: [TypedInput]
  ) -> [PatchOperation] {
    var maker = PatchMaker(renderer, before: before, typed: typed)
    for (old, new) in zip(old.all, new.all) { maker.compare(old, new) }
    return maker.operations
  }

  /// Compares two tags that stand for the same thing.
  ///
  /// - Returns: `false` if a difference has no identifier that an operation could name.
  @discardableResult
  private mutating func compare(_ old: HTMLTag, _ new: HTMLTag) -> Bool {
    guard old.name == new.name, old.id == new.id else { return replace(old, with: new) }
    if old.attributes != new.attributes {
      guard let id = new.id else { return false }
      compareAttributes(old, new, id)
    }
    let mark = operations.count
    guard compareChildren(old, new) else {
      operations.removeSubrange(mark...)
      return replace(old, with: new)
    }
    compareFieldTexts(old, new, areOptionsSame: operations.count == mark)
    return true
  }

  /// Compares the contents of two controls. NB: must come last, since a browser adapts the content
  /// of a control to the control's limits and options.
  private mutating func compareFieldTexts(
    _ old: HTMLTag, _ new: HTMLTag, areOptionsSame: Bool
  ) {
    guard let text = new.fieldText, let id = new.id else { return }
    let shown = typed.last { $0.isText(of: id) }?.text ?? old.fieldText
    if shown != text || !areOptionsSame { operations.append(.value(id, HTMLWriter.sayable(text))) }
  }

  private mutating func replace(_ old: HTMLTag, with new: HTMLTag) -> Bool {
    guard let id = old.id else { return false }
    operations.append(.replace(id, html: renderer.html([.tag(new)])))
    return true
  }

  private mutating func compareAttributes(_ old: HTMLTag, _ new: HTMLTag, _ id: String) {
    var changes: [(name: String, value: String?)] = []
    for attribute in new.attributes
    where !new.saysFieldText(by: attribute.name) && old.attribute(attribute.name) != attribute.value
    {
      changes.append((attribute.name, HTMLWriter.sayable(attribute.value)))
    }
    for gone in old.attributes
    where !new.saysFieldText(by: gone.name) && new.attribute(gone.name) == nil {
      changes.append((gone.name, nil))
    }
    if !changes.isEmpty { operations.append(.attributes(id, changes)) }
  }

  private mutating func compareChildren(_ old: HTMLTag, _ new: HTMLTag) -> Bool {
    if new.name == "textarea", new.fieldText != nil { return true }
    if let text = new.onlyText, let before = old.onlyText {
      guard text != before else { return true }
      guard let id = new.id else { return false }
      operations.append(.text(id, HTMLWriter.sayable(text)))
      return true
    }
    if old.children.count == new.children.count, isSameOrder(old, new) {
      return zip(old.children, new.children).allSatisfy { compare($0, $1) }
    }
    guard let parent = new.id, let before = old.children.keys, let after = new.children.keys else {
      return false
    }
    return compareKeyed(
      KeyedNodes(before, old.children), KeyedNodes(after, new.children), in: parent)
  }

  /// Compares two nodes that stand for the same thing.
  private mutating func compare(_ old: HTMLNode, _ new: HTMLNode) -> Bool {
    switch (old, new) {
    // NB: Checking tags for equality first would look at everything once more at each level.
    case (.tag(let old), .tag(let new)): return compare(old, new)
    case (.element(let old, let screen), .element(let new, let other)) where screen == other:
      if let isDone = compareRows(old, new, on: screen) { return isDone }
    case (.pane(let old, let wasActive), .pane(let new, let isActive)) where wasActive == isActive:
      if let isDone = compareBodies(old, new) { return isDone }
    default: break
    }
    guard before != nil || old != new || typed.contains(where: { $0.isIn(new) }) else {
      return true
    }
    guard let old = (before ?? renderer).tag(old), let new = renderer.tag(new) else { return false }
    return compare(old, new)
  }

  /// Compares the rows of two lists that are otherwise equal, without rendering the lists; `nil` if
  /// they have to be rendered.
  private mutating func compareRows(_ old: Element, _ new: Element, on screen: ScreenID) -> Bool? {
    guard before == nil, case .list = new.kind, old.kind == new.kind else { return nil }
    return compare(old.children, new.children) { .item($0, of: screen) }
  }

  /// Compares the elements under the navigation bars of two screens that are otherwise equal; `nil`
  /// if the screens have to be rendered.
  private mutating func compareBodies(_ old: WebScene.Pane, _ new: WebScene.Pane) -> Bool? {
    guard before == nil, typed.isEmpty, old.hasFrame(of: new),
      case .semantic(let shown) = old.body, case .semantic(let content) = new.body
    else { return nil }
    return compare(shown.body, content.body) { .element($0, of: new.screen) }
  }

  /// Compares elements one by one; `nil` if they are not the same elements in the same order.
  private mutating func compare(
    _ old: [Element], _ new: [Element], _ node: (Element) -> HTMLNode
  ) -> Bool? {
    guard old.count == new.count else { return nil }
    let changed = new.places(notSameAs: old)
    guard changed.allSatisfy({ old[$0].id == new[$0].id }) else { return nil }
    for place in typed.isEmpty ? changed : Array(new.indices) {
      guard compare(node(old[place]), node(new[place])) else { return false }
    }
    return true
  }

  private func isSameOrder(_ old: HTMLTag, _ new: HTMLTag) -> Bool {
    zip(old.children, new.children).allSatisfy { $0.hasKey(of: $1) }
  }

  private mutating func compareKeyed(
    _ old: KeyedNodes, _ new: KeyedNodes, in parent: String
  ) -> Bool {
    guard old.isUnique, new.isUnique else { return false }
    let gone = old.keys.filter { new.places[$0] == nil }
    if !gone.isEmpty { operations.append(.remove(gone)) }
    for (key, node) in zip(new.keys, new.nodes) {
      guard let place = old.places[key] else { continue }
      guard compare(old.nodes[place], node) else { return false }
    }
    arrange(old, new, in: parent)
    return true
  }

  /// Moves and inserts from the last to the first, so that each node's successor is already in
  /// place.
  private mutating func arrange(_ old: KeyedNodes, _ new: KeyedNodes, in parent: String) {
    let staying = KeyedNodes.longestIncreasing(new.keys.map { old.places[$0] ?? -1 })
    var next: String?
    var arriving: [HTMLNode] = []
    for (place, key) in new.keys.enumerated().reversed() {
      guard old.places[key] != nil else {
        arriving.append(new.nodes[place])
        continue
      }
      if !arriving.isEmpty {
        insert(&arriving, in: parent, before: next)
        next = new.keys[place + 1]
      }
      if !staying.contains(place) { operations.append(.move(key, before: next, into: parent)) }
      next = key
    }
    insert(&arriving, in: parent, before: next)
  }

  private mutating func insert(
    _ backwards: inout [HTMLNode], in parent: String, before next: String?
  ) {
    guard !backwards.isEmpty else { return }
    let html = renderer.html(backwards.reversed())
    operations.append(.insert(html: html, into: parent, before: next))
    backwards = []
  }
}

extension HTMLTag {
  /// Returns a Boolean value that indicates whether an attribute expresses the content of a field
  /// in the markup.
  fileprivate func saysFieldText(by name: String) -> Bool {
    switch name {
    case "checked", "selected": true
    case "value": fieldText != nil && children.isEmpty
    default: false
    }
  }

  /// The text of the tag, if it contains nothing else.
  fileprivate var onlyText: String? {
    switch children.count {
    case 0: ""
    case 1: if case .text(let text) = children[0] { text } else { nil }
    default: nil
    }
  }
}

extension HTMLNode {
  /// The identifier of the node's tag in the page.
  fileprivate var key: String? {
    switch self {
    case .text: nil
    case .tag(let tag): tag.id
    case .element(let element, let screen), .item(let element, let screen),
      .action(let element, _, let screen), .tableRow(let element, _, let screen):
      PageRenderer.id(of: element.id, on: screen)
    case .pane(let pane, _): "\(pane.screen.rawValue)"
    case .bar(let bar): PageRenderer.id(of: bar)
    }
  }
}

extension HTMLNode {
  /// Returns a Boolean value that indicates whether another node has the same key, in most cases
  /// without building the key's text.
  fileprivate func hasKey(of other: HTMLNode) -> Bool {
    switch (self, other) {
    case (.tag(let tag), .tag(let other)): tag.id == other.id
    case (.element(let element, let screen), .element(let other, let otherScreen)),
      (.item(let element, let screen), .item(let other, let otherScreen)),
      (.action(let element, _, let screen), .action(let other, _, let otherScreen)):
      element.id == other.id && screen == otherScreen
    default: key == other.key
    }
  }
}

extension [HTMLNode] {
  /// The identifiers of all nodes; `nil` if one has none.
  fileprivate var keys: [String]? {
    var keys: [String] = []
    keys.reserveCapacity(count)
    for node in self {
      guard let key = node.key else { return nil }
      keys.append(key)
    }
    return keys
  }
}
