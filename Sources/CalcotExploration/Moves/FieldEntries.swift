import CalcotContent
import CalcotTesting

/// The texts that an exploration enters into a field: realistic ones by its kind and purpose, the
/// ends of its range, and hostile ones.
@MainActor
struct FieldEntries {
  let rules: [EntryRule]
  /// A Boolean value that indicates whether each field gets the same texts each time, and no hostile ones.
  var isSteady = false

  /// A text, and a Boolean value that indicates whether a careful user would enter it.
  struct Entry {
    let text: String
    let isHostile: Bool
  }

  /// Returns distinct texts for a field of the screen with this title.
  func texts(
    for field: FieldValue, on title: String, _ random: inout SeededGenerator
  ) -> [Entry] {
    if isSteady { random = SeededGenerator(seed: 1) }
    let own = rules.flatMap { $0.texts(for: field, on: title, &random) }
    let realistic = own.isEmpty ? Self.realistic(for: field.kind, &random) : own
    let entries =
      realistic.map { Entry(text: $0, isHostile: false) }
      + (isSteady
        ? [] : Self.hostile(for: field.kind, &random).map { Entry(text: $0, isHostile: true) })
    var known: Set<String> = [field.text]
    return entries.filter { known.insert($0.text).inserted }
  }

  private static func realistic(
    for kind: FieldKind, _ random: inout SeededGenerator
  ) -> [String] {
    switch kind {
    case .line(let role): [words(for: role).randomElement(using: &random) ?? "Anna"]
    case .lines: ["Every Tuesday at six.\n\nBring a lamp."]
    case .number(let input): numbers(of: input, &random)
    case .date(let input): dates(of: input)
    case .toggle, .choice: []
    }
  }

  private static func words(for role: FieldRole) -> [String] {
    switch role {
    case .normal: ["Anna Gruber", "Night Owls", "Calle Mayor 1", "Ngozi", "Trail Runners 2"]
    case .search: ["a", "ann", "run"]
    case .email: ["anna@example.org", "ngozi.okonkwo@example.com"]
    case .phone: ["+34 600 123 456", "0660 1234567"]
    case .url: ["https://example.org", "https://example.com/a?b=c"]
    case .name: ["Anna Gruber", "Ngozi Okonkwo"]
    case .password, .newPassword: ["correct horse battery staple", "aB3$xyz9"]
    case .oneTimeCode: ["123456", "000000"]
    }
  }

  private static func numbers(
    of input: NumberInput, _ random: inout SeededGenerator
  ) -> [String] {
    let (least, most) = (max(input.range.lowerBound, -1e6), min(input.range.upperBound, 1e6))
    guard least <= most else { return [] }
    return [input.range.lowerBound, .random(in: least...most, using: &random)].map(input.text)
  }

  private static func dates(of input: DateInput) -> [String] {
    let usual =
      switch input.parts {
      case .day: "2026-03-29"
      case .time: "06:30"
      case .dayAndTime: "2026-03-29T06:30"
      }
    return [input.first, input.last].compactMap { $0 } + [usual]
  }

  private static func hostile(
    for kind: FieldKind, _ random: inout SeededGenerator
  ) -> [String] {
    switch kind {
    case .line, .lines:
      ["", Bool.random(using: &random) ? HostileText.make(&random) : longText]
    case .number(let input):
      [
        ["", "abc", "1,234", "٣", "-0", "1e9", input.text(of: input.range.upperBound) + "0"]
          .randomElement(using: &random) ?? ""
      ]
    case .date:
      [
        ["", "2026-02-29", "0000-00-00", "25:61", "9999-12-31T23:59"]
          .randomElement(using: &random) ?? ""
      ]
    case .toggle, .choice: []
    }
  }

  private static let longText = String(repeating: "Lorem ipsum ", count: 40)
}
