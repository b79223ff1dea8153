/// A choice of one or several options.
public struct ChoiceInput: Equatable, Sendable {
  /// One of the options.
  public struct Option: Equatable, Sendable {
    /// The key of the option, from which the text of the value is made.
    public let key: String
    /// The name of the option.
    public let label: String

    package init(key: String, label: String) {
      self.key = key
      self.label = label
    }
  }

  /// A presentation of the options, by their number and length.
  package enum Form: Sendable {
    /// All options side by side.
    case segments
    /// A menu that shows the chosen option.
    case menu
    /// A separate list, for many options or for several choices.
    case list
  }

  /// The options, in order.
  public let options: [Option]
  /// A Boolean value that indicates whether any number of options can be chosen.
  public let allowsSeveral: Bool

  package init(options: [Option], allowsSeveral: Bool) {
    self.options = options
    self.allowsSeveral = allowsSeveral
  }

  /// The presentation for the number and the length of the options.
  package var form: Form {
    if allowsSeveral { return .list }
    let letters = options.reduce(0) { $0 + $1.label.count }
    if (2...4).contains(options.count), letters <= 32 { return .segments }
    return options.count <= 20 ? .menu : .list
  }

  /// Returns the options whose keys are in a text, in order.
  public func chosen(in text: String) -> [Option] {
    let keys = Set(text.split(separator: "\n"))
    return options.filter { keys.contains(Substring($0.key)) }
  }

  /// Returns the text after an option was chosen, or deselected if several options are allowed.
  package func text(_ text: String, choosing key: String) -> String {
    guard allowsSeveral else { return key }
    let chosen = Set(chosen(in: text).map(\.key)).symmetricDifference([key])
    return options.map(\.key).filter(chosen.contains).joined(separator: "\n")
  }

  func value(of text: String) throws(FieldProblem) -> String {
    let keys = text.split(separator: "\n")
    let known = Set(options.map { Substring($0.key) })
    if let unknown = keys.first(where: { !known.contains($0) }) {
      throw .noChoice(String(unknown))
    }
    if keys.isEmpty, !allowsSeveral { throw .missing }
    if keys.count > 1, !allowsSeveral { throw .noChoice(text) }
    return chosen(in: text).map(\.key).joined(separator: "\n")
  }
}
