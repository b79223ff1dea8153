internal import enum CalcotCode.Role
public import CalcotFindings
internal import CalcotText
internal import Yams

extension Configuration {
  /// Reads a configuration.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file; empty, or comments alone, for the default configuration.
  ///   - path: The path for messages.
  ///   - rules: All rules, with their settings.
  /// - Throws: All problems, each at its place.
  public init(
    reading bytes: [UInt8], path: String, rules: [RuleDescription]
  ) throws(ConfigurationError) {
    var text = try ConfigurationText(bytes, path: path)
    let tree = text.tree()
    var reader = ConfigurationReader(text: text, rules: rules)
    if let tree { reader.read(tree) }
    guard reader.problems.isEmpty else {
      throw ConfigurationError(
        problems: reader.problems.sorted { ($0.line, $0.column) < ($1.line, $1.column) })
    }
    self = reader.configuration
  }
}

/// Makes a configuration from a tree, and notes all problems.
struct ConfigurationReader {
  let text: ConfigurationText
  let rules: [RuleDescription]
  var configuration = Configuration()
  var problems: [ConfigurationError.Problem]

  init(text: ConfigurationText, rules: [RuleDescription]) {
    self.text = text
    self.rules = rules
    problems = text.problems
  }

  /// The keys of the file.
  enum Key: String, CaseIterable {
    case include, exclude, tests, generated, minimumConfidence = "minimum-confidence"
    case baseline, help, rules, roles, data, layers
  }

  mutating func read(_ root: Node) {
    for (key, name, value) in members(of: root, called: "the configuration") {
      guard let known = Key(rawValue: name) else {
        refuse(key, name, among: Key.allCases.map(\.rawValue), kind: "key")
        continue
      }
      switch known {
      case .include: configuration.include = globs(value, called: name)
      case .exclude: configuration.exclude = globs(value, called: name)
      case .tests: configuration.tests = globs(value, called: name)
      case .generated: configuration.generated = globs(value, called: name)
      case .minimumConfidence: configuration.minimumConfidence = confidence(value, called: name)
      case .baseline: configuration.baseline = file(value, called: name)
      case .help: configuration.help = address(value, called: name)
      case .rules: readRules(value)
      case .roles: readRoles(value)
      case .data:
        for (_, pattern) in names(value, called: name, example: "[\"*Ledger\"]") {
          configuration.data.append(pattern)
        }
      case .layers: readLayers(value)
      }
    }
  }

  mutating func note(_ message: String, at node: Node) {
    problems.append(text.problem(message, at: TextPlace(of: node)))
  }

  /// Notes that a word is not allowed.
  mutating func refuse(_ node: Node, _ word: String, among words: [String], kind: String) {
    let hint = NearestWord.hint(for: word, in: words)
    let list = words.count <= 20 ? ": there are \(words.joined(separator: ", "))" : ""
    note("there is no \(kind) '\(word)'\(list)\(hint)", at: node)
  }
}

// MARK: The parts with keys of their own
extension ConfigurationReader {
  private mutating func readRoles(_ value: Node) {
    for (key, name, value) in members(of: value, called: "'roles'") {
      guard let role = Role(word: name) else {
        refuse(key, name, among: Role.words, kind: "role")
        continue
      }
      for (_, pattern) in names(value, called: name, example: "[\"*Presenter\"]") {
        configuration.roles.append(RolePattern(role: role, pattern: pattern))
      }
    }
  }

  /// Returns the patterns for the names of types in a list, and notes those that are none.
  private mutating func names(
    _ value: Node, called name: String, example: String
  ) -> [(Node, String)] {
    var found: [(Node, String)] = []
    for (node, pattern) in words(value, called: name, example: example) {
      let isName = pattern.allSatisfy { $0.isLetter || $0.isNumber || "_*?.".contains($0) }
      if isName, !pattern.isEmpty, pattern.contains(where: { $0 != "*" }) {
        found.append((node, pattern))
      } else {
        note(
          "'\(pattern)' cannot be the name of a type: write letters, '*' for any and '?' for one",
          at: node)
      }
    }
    return found
  }

  private mutating func readLayers(_ value: Node) {
    for (_, name, value) in members(of: value, called: "'layers'") {
      configuration.layers.append(.init(name: name, files: globs(value, called: name)))
    }
  }
}
