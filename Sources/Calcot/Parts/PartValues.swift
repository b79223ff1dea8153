/// The stored values of a screen's ViewModel and Model as texts, as far as reflection can find them.
///
/// Objects are named and not looked into, and what is too deep, too many or too long is cut.
package struct PartValues: Equatable, Sendable {
  /// A stored value, with the properties that lead to it.
  package struct Line: Equatable, Sendable, Identifiable {
    /// The path, such as "list.titles[2]".
    package let name: String
    package let value: String

    package init(name: String, value: String) { (self.name, self.value) = (name, value) }

    package var id: String { name }
  }

  package let viewModel: [Line]
  /// The plain data that the Interactor stores.
  package let model: [Line]

  init(viewModel: Any, hiding secrets: @escaping (String) -> String) {
    self.viewModel = Self.lines(of: viewModel, secrets) { name, value in
      !Self.partNames.contains { name.hasSuffix($0) } && !(type(of: value) is AnyClass)
    }
    let interactor = PartNames.part(of: viewModel, ["nteractor"])
    model =
      interactor.map {
        Self.lines(of: $0, secrets) { $1 is any Equatable && !(type(of: $1) is AnyClass) }
      } ?? []
  }

  /// The lines of each part, with its name.
  package var parts: [(part: String, lines: [Line])] {
    [("ViewModel", viewModel), ("Model", model)]
  }

  private static let partNames = ["nteractor", "oordinator", "outer"]

  private static func lines(
    of owner: Any, _ secrets: @escaping (String) -> String, where isShown: (String, Any) -> Bool
  ) -> [Line] {
    var reader = ValueReader(hiding: secrets)
    for (name, value) in PartNames.stored(in: owner)
    where !name.hasPrefix("_$") && isShown(name, value) {
      reader.read(value, ValueReader.property(name), depth: 0)
    }
    return reader.lines
  }
}

/// A reader of values by reflection, within limits.
private struct ValueReader {
  private(set) var lines: [PartValues.Line] = []
  private let hiding: (String) -> String

  private static let mostLines = 100
  private static let mostElements = 20
  private static let mostCharacters = 120
  private static let deepest = 5

  init(hiding: @escaping (String) -> String) { self.hiding = hiding }

  mutating func read(_ value: Any, _ name: String, depth: Int) {
    guard lines.count <= Self.mostLines else { return }
    guard lines.count < Self.mostLines else { return add("…", "more than can be shown") }
    if let text = value as? any StringProtocol { return add(name, quoted(text)) }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      guard let content = mirror.children.first?.value else { return add(name, "nil") }
      read(content, name, depth: depth)
    case .collection, .set, .dictionary: readElements(of: mirror, name, depth)
    case .class: add(name, "\(type(of: value))")
    case .struct, .tuple, .enum:
      guard mirror.children.isEmpty || !PartNames.isOwn(value) && mirror.displayStyle == .struct
      else { return readProperties(of: value, mirror, name, depth) }
      add(name, text(of: value))
    default:
      // NB: a closure is none of the values.
      let text = text(of: value)
      if text != "(Function)" { add(name, text) }
    }
  }

  private mutating func readProperties(
    of value: Any, _ mirror: Mirror, _ name: String, _ depth: Int
  ) {
    guard depth < Self.deepest else { return add(name, "\(type(of: value))") }
    for (index, child) in mirror.children.enumerated() {
      let label = child.label.map(Self.property) ?? "\(index)"
      read(child.value, "\(name).\(label)", depth: depth + 1)
    }
  }

  // NB: a set and a dictionary have another order in each run.
  private mutating func readElements(of mirror: Mirror, _ name: String, _ depth: Int) {
    let count = mirror.children.count
    add(name, count == 1 ? "1 element" : "\(count) elements")
    guard depth < Self.deepest else { return }
    guard mirror.displayStyle == .collection else {
      guard count <= Self.mostElements else { return }
      let elements = mirror.children.map { $0.value }.sorted { "\($0)" < "\($1)" }
      for (index, element) in elements.enumerated() {
        read(element, "\(name)[\(index)]", depth: depth + 1)
      }
      return
    }
    for (index, child) in mirror.children.prefix(Self.mostElements).enumerated() {
      read(child.value, "\(name)[\(index)]", depth: depth + 1)
    }
  }

  /// Returns the name of a stored property as it is written: a macro or a wrapper puts an underscore
  /// before it, and the compiler more before a lazy one, and a dot before the index in a tuple.
  static func property(_ label: String) -> String {
    let name = label.replacing("$__lazy_storage_$_", with: "")
    return String(name.drop { $0 == "_" || $0 == "." })
  }

  private mutating func add(_ name: String, _ value: String) {
    lines.append(PartValues.Line(name: name, value: value))
  }

  private func text(of value: Any) -> String {
    // NB: the description of a value of the framework, such as a picture, may be long.
    let module = String(reflecting: type(of: value)).prefix { $0 != "." }
    return module.hasPrefix("Calcot") && Mirror(reflecting: value).displayStyle != .enum
      ? "\(type(of: value))" : cut("\(value)")
  }

  private func quoted(_ text: some StringProtocol) -> String {
    // NB: longer than what is shown, so that no part of a secret is left at the end.
    String(reflecting: cut(String(text.prefix(10 * Self.mostCharacters))))
  }

  private func cut(_ text: String) -> String {
    let hidden = hiding(text)
    return hidden.count <= Self.mostCharacters ? hidden : hidden.prefix(Self.mostCharacters) + "…"
  }
}
