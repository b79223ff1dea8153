import Calcot
import CalcotContent
import CalcotTree

/// A collector of the elements of a screen while it is rendered. Created by the framework.
@MainActor
public struct RenderContext {
  private(set) var elements: [Element] = []
  private(set) var uses = ControlUses()
  /// A Boolean value that indicates whether the elements depend on the rows that hosts show or on
  /// typed texts, which change without the app.
  private(set) var dependsOnHost = false
  private let request: RenderRequest
  private var path: String
  private var keys = SiblingKeys()
  /// The key of the next element, if its content has one of its own.
  private var ownKey: String?

  init(path: String, request: RenderRequest) {
    self.path = path
    self.request = request
  }

  /// Adds a list with the rows of its window.
  ///
  /// - Parameter kept: The source of the rows if they may be kept from the last rendering.
  mutating func addList(
    label: String?, layout: ListLayout, total: Int, shown: ControlUses.ShownAction?,
    rows: (Range<Int>) -> [any Content], kept: (any KeptSource)?
  ) {
    dependsOnHost = true
    let id = newID(key: nil, orKind: "list")
    let window = RowWindow(total: total, asked: request.windows[id])
    if let shown { uses.add(shown, to: id) }
    let kind = Element.Kind.list(label: label, rows: window, layout: layout)
    if let kept = kept?.rows(window.range, of: id, request) {
      uses.add(kept.uses)
      elements.append(Element(id: id, kind: kind, children: kept.elements))
    } else {
      add(kind, as: id, children: rows(window.range))
    }
  }

  /// Returns the element of one piece of content within a list, its actions, and whether it depends
  /// on the host.
  static func row(
    in list: ElementID, _ request: RenderRequest, _ render: (inout RenderContext) -> Void
  ) -> (element: Element, uses: ControlUses, dependsOnHost: Bool) {
    var context = RenderContext(path: list.path, request: request)
    render(&context)
    return (context.elements[0], context.uses, context.dependsOnHost)
  }

  /// Adds an element under a key of its own or, if there is none, under its kind and its position
  /// among siblings of that kind.
  ///
  /// - Parameter mistake: A description of what cannot be shown; `nil` if everything can.
  mutating func add(
    _ kind: Element.Kind, key: String? = nil, action: ControlAction? = nil,
    children: [any Content] = [], destination: Element.Destination = .nowhere,
    mistake: String? = nil
  ) {
    let id = newID(key: key, orKind: kind.name)
    if let mistake = mistake ?? kind.mistake {
      uses.add(mistake: "Not all of \(id) can be shown: \(mistake).")
    }
    add(kind, as: id, action: action, children: children, destination: destination)
  }

  /// Adds a field, with the text that the user has typed in place of its value.
  mutating func add(_ field: ValueFieldParts) {
    dependsOnHost = true
    let id = newID(key: nil, orKind: field.value.label)
    var value = field.value
    if let typed = request.typed[id], typed.value == value.text {
      value = value.with(text: typed.text, problem: typed.problem)
    } else if let problem = field.problem {
      value = value.with(text: value.text, problem: problem)
      uses.add(
        mistake: "The value of \(id) cannot be shown (\(problem)): let it be one of the field's.")
    }
    uses.add(field.actions, to: id)
    add(.field(value), as: id)
  }

  /// Adds content under a key of its own.
  mutating func add(_ content: any Content, key: String) {
    ownKey = key
    content.render(into: &self)
    ownKey = nil
  }

  private mutating func newID(key: String?, orKind name: String) -> ElementID {
    let key = ownKey ?? key
    ownKey = nil
    return ElementID(within: path, unique(key ?? name, isExplicit: key != nil))
  }

  private mutating func add(
    _ kind: Element.Kind, as id: ElementID, action: ControlAction? = nil,
    children: [any Content] = [], destination: Element.Destination = .nowhere
  ) {
    if let action { uses.add(action, to: id) }
    let inner = children.isEmpty ? [] : inside(id) { $0.render(children) }
    elements.append(Element(id: id, kind: kind, children: inner, destination: destination))
  }

  /// Returns the elements that a closure adds within an element.
  private mutating func inside(
    _ id: ElementID, _ fill: (inout RenderContext) -> Void
  ) -> [Element] {
    var outer = (path: id.path, keys: SiblingKeys(), elements: [Element]())
    swap(&outer.path, &path)
    swap(&outer.keys, &keys)
    swap(&outer.elements, &elements)
    fill(&self)
    (path, keys) = (outer.path, outer.keys)
    swap(&outer.elements, &elements)
    return outer.elements
  }

  mutating func render(_ contents: [any Content]) {
    for content in contents { content.render(into: &self) }
  }

  private mutating func unique(_ key: String, isExplicit: Bool) -> String {
    let key = escaped(key)
    let count = keys.count(key)
    if isExplicit, count > 0 {
      uses.add(
        mistake: "Two elements have the key \(path)/\(key): give each a key of its own.")
    }
    return count == 0 ? key : "\(key)#\(count + 1)"
  }
}

/// The number of uses of each key among siblings.
private struct SiblingKeys {
  /// The first few keys, for which a linear search is faster than hashing; most elements have no
  /// more.
  private var few: [(key: String, count: Int)] = []
  private var many: [String: Int] = [:]

  /// Counts a key; returns the number of its earlier uses.
  mutating func count(_ key: String) -> Int {
    if let place = few.firstIndex(where: { $0.key == key }) {
      few[place].count += 1
      return few[place].count - 1
    }
    guard few.count == 4 else {
      few.append((key, 1))
      return 0
    }
    let count = many[key, default: 0]
    many[key] = count + 1
    return count
  }
}

/// Returns the key with the separators of a path escaped, as in JSON Pointer (RFC 6901), and with
/// control characters, which a page cannot contain, replaced by their numbers.
private func escaped(_ key: String) -> String {
  let isPlain = key.utf8.allSatisfy {
    $0 >= 0x20 && $0 != 0x23 && $0 != 0x2F && $0 != 0x7E && $0 != 0x7F
  }
  if isPlain { return key }
  var result = String.UnicodeScalarView()
  for scalar in key.unicodeScalars {
    switch scalar {
    case "~": result += "~0".unicodeScalars
    case "/": result += "~1".unicodeScalars
    case "#": result += "~2".unicodeScalars
    case "\u{0}"..<" ", "\u{7F}":
      result += "~x\(String(scalar.value, radix: 16));".unicodeScalars
    default: result.append(scalar)
    }
  }
  return String(result)
}

extension Element.Kind {
  fileprivate var name: String {
    switch self {
    case .text: "text"
    case .label: "label"
    case .image: "image"
    case .button(let button): button.label
    case .field(let field): field.label
    case .line: "line"
    case .schedule: "schedule"
    case .list: "list"
    case .table: "table"
    case .row: "row"
    case .link(let label): label
    case .section: "section"
    case .emptyState: "empty"
    case .activity: "activity"
    case .progress: "progress"
    case .metric: "metric"
    case .chart: "chart"
    case .native: "native"
    }
  }

  /// A description of the mistake in the element's picture; `nil` if none is known.
  fileprivate var mistake: String? {
    switch self {
    case .image(let image): image.problem.map { "\($0)" }
    case .row(let row): row.image?.problem.map { "\($0)" }
    default: nil
    }
  }
}
