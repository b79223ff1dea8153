import Calcot
import CalcotContent
import CalcotTree

/// A choice of one option, or of several. A host presents the options according to their number:
/// side by side, in a menu, or as a list.
///
/// ```swift
/// Picker("Units", selection: viewModel.units, of: Units.allCases, label: texts.name) {
///   viewModel.unitsChosen($0)
/// }
/// Picker("Diets", selection: viewModel.diets, of: Diet.allCases, label: texts.name) {
///   viewModel.dietsChosen($0)
/// }
/// ```
public struct Picker: ValueField {
  public var field: ValueFieldParts

  /// Creates a choice of one option; `onChoose` receives it within the user's turn. Nothing is
  /// chosen if `selection` is `nil`; a selection that is not one of the options is reported, and
  /// shown as an error.
  public init<Option: Hashable>(
    _ label: String, selection: Option?, of options: [Option],
    label name: (Option) -> String, error: String? = nil, isEnabled: Bool = true,
    onChoose: @escaping @MainActor (Option) -> Void
  ) {
    self.init(label, selection, options, name, error, isEnabled) { option in
      .run { onChoose(option) }
    }
  }

  /// Creates a choice of one option whose action is a task of the screen's scope; a later choice
  /// cancels it. While the task runs, the choice shows the ViewModel's selection.
  public init<Option: Hashable>(
    _ label: String, selection: Option?, of options: [Option],
    label name: (Option) -> String, error: String? = nil, isEnabled: Bool = true,
    onChoose: @escaping @MainActor (Option) async -> Void
  ) {
    self.init(label, selection, options, name, error, isEnabled) { option in
      .start { await onChoose(option) }
    }
  }

  private init<Option: Hashable>(
    _ label: String, _ selection: Option?, _ options: [Option], _ name: (Option) -> String,
    _ error: String?, _ isEnabled: Bool, action: @escaping @MainActor (Option) -> ControlAction
  ) {
    let keys = OptionKeys(options)
    let value = FieldValue(
      label: label, kind: .choice(keys.input(allowsSeveral: false, name)),
      text: selection.map(keys.key) ?? "", error: error, isEnabled: isEnabled)
    let actions = FieldActions { keys.options(in: $0).first.map(action) }
    field = ValueFieldParts(value, actions: actions)
  }

  /// Creates a choice of several options, or none; `onChoose` receives all chosen options.
  public init<Option: Hashable>(
    _ label: String, selection: Set<Option>, of options: [Option],
    label name: (Option) -> String, error: String? = nil, isEnabled: Bool = true,
    onChoose: @escaping @MainActor (Set<Option>) -> Void
  ) {
    let keys = OptionKeys(options)
    let value = FieldValue(
      label: label, kind: .choice(keys.input(allowsSeveral: true, name)),
      text: keys.text(selection), error: error, isEnabled: isEnabled)
    field = ValueFieldParts(value) { onChoose(Set(keys.options(in: $0))) }
  }
}

/// The options of a choice, each with a key that is the same in every run.
private struct OptionKeys<Option: Hashable> {
  private let options: [Option]
  private let keys: [String]
  private let places: [Option: Int]

  @MainActor
  init(_ options: [Option]) {
    var places: [Option: Int] = [:]
    for (place, option) in options.enumerated() where places[option] == nil {
      places[option] = place
    }
    self.places = places
    self.options = options
    let plainKey = elementKey(of: Option.self)
    var taken: Set<String> = []
    var counts: [String: Int] = [:]
    keys = options.map { option in
      let first = Self.sayable(plainKey(option))
      var key = first
      while !taken.insert(key).inserted {
        counts[first, default: 1] += 1
        key = "\(first)#\(counts[first] ?? 1)"
      }
      return key
    }
  }

  /// Returns a key that is valid in a line and in a page: not empty, and without control
  /// characters.
  private static func sayable(_ key: String) -> String {
    guard !key.isEmpty else { return "-" }
    guard !key.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) else { return key }
    return String(
      String.UnicodeScalarView(key.unicodeScalars.map { $0.isControl ? " " : $0 }))
  }

  func input(allowsSeveral: Bool, _ label: (Option) -> String) -> ChoiceInput {
    ChoiceInput(
      options: zip(keys, options).map { ChoiceInput.Option(key: $0, label: label($1)) },
      allowsSeveral: allowsSeveral)
  }

  /// Returns the key of an option; for an unknown option, a key that no option has.
  func key(_ option: Option) -> String {
    if let place = places[option] { return keys[place] }
    var key = "?" + Self.sayable("\(option)")
    while keys.contains(key) { key = "?" + key }
    return key
  }

  func text(_ chosen: Set<Option>) -> String {
    let known = zip(keys, options).filter { chosen.contains($1) }.map(\.0)
    let unknown = chosen.filter { places[$0] == nil }.map(key).sorted()
    return (known + unknown).joined(separator: "\n")
  }

  func options(in text: String) -> [Option] {
    let chosen = Set(text.split(separator: "\n").map(String.init))
    return zip(keys, options).filter { chosen.contains($0.0) }.map(\.1)
  }
}

extension Unicode.Scalar {
  /// A Boolean value that indicates whether the scalar is a control character or breaks lines.
  var isControl: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
