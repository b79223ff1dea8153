import Calcot
import CalcotTesting
import CalcotTree
import CalcotViews
import Foundation

/// The fields of one of the screens.
struct EntryView: SemanticView {
  let viewModel: Entries
  let shown: EntryScreen

  var screen: Screen {
    Screen(shown.rawValue.capitalized) {
      switch shown {
      case .texts: for field in TextEntry.allCases { text(field) }
      case .numbers: for field in NumberEntry.allCases { number(field) }
      case .dates: for field in DateEntry.allCases { date(field) }
      case .choices: choices
      case .rows: rows
      }
    }
  }

  private func text(_ field: TextEntry) -> TextField {
    let text = viewModel.texts[field] ?? ""
    guard let role = field.role else {
      return TextField(field.label, text: text, lines: 2...4) { viewModel.texts[field] = $0 }
    }
    return TextField(field.label, text: text, role: role) { viewModel.texts[field] = $0 }
  }

  private func number(_ field: NumberEntry) -> any Content {
    let number = viewModel.numbers[field]
    let value = number ?? 0
    let (label, range, step, decimals) = (field.label, field.range, field.step, field.decimals)
    let edit: @MainActor (Double) -> Void = { viewModel.numbers[field] = $0 }
    return switch field {
    case .whole:
      NumberField(label, value: Int(value), in: Int(range.lowerBound)...Int(range.upperBound)) {
        edit(Double($0))
      }
    case .decimals:
      NumberField(label, value: value, in: range, decimals: decimals, onEdit: edit)
    case .optional:
      NumberField(label, value: number, in: range, decimals: decimals) {
        viewModel.numbers[field] = $0
      }
    case .stepper, .halves:
      NumberStepper(
        label, value: value, in: range, step: step, decimals: decimals, onChange: edit)
    case .slider, .quarters:
      Slider(label, value: value, in: range, step: step, decimals: decimals, onChange: edit)
    }
  }

  private func date(_ field: DateEntry) -> DatePicker {
    let date = viewModel.dates[field]
    guard field != .optional else {
      return DatePicker(field.label, date: date, showing: field.parts, in: field.zone) {
        viewModel.dates[field] = $0
      }
    }
    let start = Date(timeIntervalSince1970: 0)
    return DatePicker(field.label, date: date ?? start, showing: field.parts, in: field.zone) {
      (date: Date) in viewModel.dates[field] = date
    }
  }

  @ContentBuilder private var choices: [any Content] {
    Toggle("Switch", isOn: viewModel.isOn) { viewModel.isOn = $0 }
    for field in ChoiceEntry.allCases {
      Picker(
        field.label, selection: viewModel.chosen[field], of: viewModel.options(of: field),
        label: viewModel.name(of:)
      ) { viewModel.choose($0, in: field) }
    }
    Picker(
      "Several", selection: viewModel.several, of: viewModel.options(of: .menu),
      label: viewModel.name(of:)
    ) { viewModel.several = $0 }
  }

  @ContentBuilder private var rows: [any Content] {
    List(viewModel.options(of: .menu), id: \.self) { option in
      Row(viewModel.name(of: option), isChecked: viewModel.several.contains(option)) {
        viewModel.check(option, $0)
      }
    }
  }
}
