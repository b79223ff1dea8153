import Calcot
import CalcotTree
import CalcotViews
import Foundation
import Observation

/// The screens of the fields that the suite enters random values into.
enum EntryScreen: String, Codable {
  case texts, numbers, dates, choices, rows
}

/// The ViewModel of the fields: it keeps the values that it receives unchanged.
@MainActor @Observable
final class Entries {
  var texts: [TextEntry: String] = [:]
  var numbers = NumberEntry.first
  var dates: [DateEntry: Date] = [:]
  var isOn = false
  /// The texts of the options, each shown as "Option" with its position.
  var options: [String] = [] {
    didSet { (chosen, several) = ([:], []) }
  }
  private(set) var chosen: [ChoiceEntry: String] = [:]
  var several: Set<String> = []

  nonisolated init() {}

  func name(of option: String) -> String {
    "Option \((options.firstIndex(of: option) ?? -1) + 1)"
  }

  /// Returns the options of a field, as many as its look needs.
  func options(of field: ChoiceEntry) -> [String] { Array(options.prefix(field.count)) }

  func choose(_ option: String, in field: ChoiceEntry) { chosen[field] = option }

  func check(_ option: String, _ isChecked: Bool) {
    if isChecked { several.insert(option) } else { several.remove(option) }
  }
}

/// The fields for a text: one for each purpose, and one for several lines.
enum TextEntry: String, CaseIterable {
  case line, email, phone, address, secret, code, search, lines

  var label: String { rawValue.capitalized }

  /// The purpose; `nil` for several lines.
  var role: FieldRole? {
    switch self {
    case .line: .normal
    case .email: .email
    case .phone: .phone
    case .address: .url
    case .secret: .password
    case .code: .oneTimeCode
    case .search: .search
    case .lines: nil
    }
  }
}

/// The fields for a choice of one option, one for each look of such a field on some host.
enum ChoiceEntry: String, CaseIterable {
  case segments, menu, list

  var label: String { rawValue.capitalized }

  var count: Int {
    switch self {
    case .segments: 3
    case .menu: 9
    case .list: 24
    }
  }
}
