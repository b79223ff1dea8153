import Calcot
import CalcotContent
import CalcotTree

/// A choice of one option, or of several. A host shows the options as fits their number: side by
/// side, in a menu, or as a list.
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
  /// chosen if `selection` is nil; one that is none of the options is reported, and shown as an
  /// error.
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
  /// cancels it. The choice shows what the ViewModel says meanwhile.
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

  /// Creates a choice of several options, or none; `onChoose` receives all that are then chosen.
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

/// The options of a choice, with a key for each that is the same in every run.
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
    var counts: [String: Int] = [:]
    keys = options.map { option in
      let key = String(plainKey(option).map { $0.isNewline ? " " : $0 })
      counts[key, default: 0] += 1
      return counts[key] == 1 ? key : "\(key)#\(counts[key] ?? 1)"
    }
  }

  func input(allowsSeveral: Bool, _ label: (Option) -> String) -> ChoiceInput {
    ChoiceInput(
      options: zip(keys, options).map { ChoiceInput.Option(key: $0, label: label($1)) },
      allowsSeveral: allowsSeveral)
  }

  /// Returns the key of an option; of one that is not there, a key that none has.
  func key(_ option: Option) -> String { places[option].map { keys[$0] } ?? "?\(option)" }

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
