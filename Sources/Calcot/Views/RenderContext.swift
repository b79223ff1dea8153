/// Where content puts its elements while a screen is rendered. Made by the framework.
@MainActor
public struct RenderContext {
  private(set) var elements: [Element] = []
  private(set) var actions: [ElementID: ControlAction] = [:]
  private(set) var fields: [ElementID: FieldActions] = [:]
  private(set) var duplicateKeys: [String] = []
  /// What is to be done when a host shows other rows of a list.
  private(set) var shown: [ElementID: @MainActor (Range<Int>) async -> Void] = [:]
  /// The rows that a host has asked for.
  private let windows: [ElementID: Range<Int>]
  private var path: String
  private var keys: [String: Int] = [:]

  init(path: String, windows: [ElementID: Range<Int>]) {
    self.path = path
    self.windows = windows
  }

  /// Adds a list with the rows of its window.
  mutating func addList(
    label: String?, total: Int, shown: (@MainActor (Range<Int>) async -> Void)?,
    rows: (Range<Int>) -> [any Content]
  ) {
    let id = ElementID(path + "/" + unique("list", isExplicit: false))
    let window = RowWindow(total: total, asked: windows[id])
    if let shown { self.shown[id] = shown }
    add(.list(label: label, rows: window), as: id, children: rows(window.range))
  }

  /// Adds an element under a key of its own or, without one, under its kind and its place among
  /// its kind.
  mutating func add(
    _ kind: Element.Kind, key: String? = nil, action: ControlAction? = nil,
    field: FieldActions? = nil, children: [any Content] = [], route: AnyRoute? = nil
  ) {
    let id = ElementID(path + "/" + unique(key ?? kind.name, isExplicit: key != nil))
    add(kind, as: id, action: action, field: field, children: children, route: route)
  }

  private mutating func add(
    _ kind: Element.Kind, as id: ElementID, action: ControlAction? = nil,
    field: FieldActions? = nil, children: [any Content], route: AnyRoute? = nil
  ) {
    var inner = RenderContext(path: id.path, windows: windows)
    inner.render(children)
    if let action { actions[id] = action }
    if let field { fields[id] = field }
    if !children.isEmpty {
      actions.merge(inner.actions) { first, _ in first }
      fields.merge(inner.fields) { first, _ in first }
      duplicateKeys += inner.duplicateKeys
      shown.merge(inner.shown) { first, _ in first }
    }
    elements.append(Element(id: id, kind: kind, children: inner.elements, route: route))
  }

  mutating func render(_ contents: [any Content]) {
    for content in contents { content.render(into: &self) }
  }

  private mutating func unique(_ key: String, isExplicit: Bool) -> String {
    let key = escaped(key)
    let count = keys[key, default: 0]
    keys[key] = count + 1
    if isExplicit, count > 0 { duplicateKeys.append(path + "/" + key) }
    return count == 0 ? key : "\(key)#\(count + 1)"
  }
}

/// The key without the characters that separate the parts of a path, as in JSON Pointer (RFC 6901).
private func escaped(_ key: String) -> String {
  guard key.utf8.contains(where: { $0 == 0x23 || $0 == 0x2F || $0 == 0x7E }) else { return key }
  return key.reduce(into: "") { result, character in
    switch character {
    case "~": result += "~0"
    case "/": result += "~1"
    case "#": result += "~2"
    default: result.append(character)
    }
  }
}

extension Element.Kind {
  fileprivate var name: String {
    switch self {
    case .text: "text"
    case .button(let label, _, _): label
    case .textField(let field): field.label
    case .list: "list"
    case .row: "row"
    case .section: "section"
    case .activity: "activity"
    }
  }
}
