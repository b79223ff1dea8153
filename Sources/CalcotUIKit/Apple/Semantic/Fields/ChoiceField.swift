#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotContent
  import SwiftUI

  /// A choice of one option: segments for a few short names, a list on its own screen for many
  /// options, otherwise a menu.
  ///
  /// NB: there is a list only where SwiftUI moves the screens. The app does not know the list's
  /// screen, so a navigation controller would have one screen more than the app's stack.
  struct ChoiceField: View {
    let input: ChoiceInput
    let value: FieldValue
    let field: FieldModel
    let words: HostWords.Fields
    @Environment(\.pushesChoices) private var pushesChoices

    /// The number of options from which a list on its own screen is easier to read than a menu.
    private static let many = 8

    var body: some View {
      if input.form == .segments {
        FieldName(value)
        picker.pickerStyle(.segmented).labelsHidden()
      } else if pushesChoices, input.options.count >= Self.many {
        #if os(macOS)
          picker.pickerStyle(.menu)
        #else
          picker.pickerStyle(.navigationLink)
        #endif
      } else {
        picker.pickerStyle(.menu)
      }
    }

    private var picker: some View {
      Picker(value.label, selection: field.binding(chosen) { $0.isEmpty ? nil : $0 }) {
        if chosen.isEmpty { Text(words.noneChosen).tag("") }
        ForEach(input.options, id: \.key) { Text($0.label).tag($0.key) }
      }
      .accessibilityIdentifier(field.id.path)
    }

    private var chosen: String { input.chosen(in: value.text).first?.key ?? "" }
  }

  /// A choice of several options: a row for each, with a checkmark if it is chosen.
  struct ChoicesField: View {
    let input: ChoiceInput
    let value: FieldValue
    let field: FieldModel

    var body: some View {
      Text(value.label)
        .font(.footnote)
        .foregroundStyle(.secondary)
        .accessibilityAddTraits(.isHeader)
        .accessibilityValue(value.shownText)
        .accessibilityIdentifier(field.id.path)
      ForEach(input.options, id: \.key) { option in
        row(option, isChosen: input.chosen(in: value.text).contains(option))
      }
    }

    private func row(_ option: ChoiceInput.Option, isChosen: Bool) -> some View {
      Button {
        field.choose(input.text(value.text, choosing: option.key))
      } label: {
        HStack {
          Text(option.label).foregroundStyle(Color.primary)
          Spacer()
          if isChosen { Image(systemName: "checkmark").accessibilityHidden(true) }
        }
      }
      .accessibilityAddTraits(isChosen ? .isSelected : [])
      .accessibilityIdentifier("\(field.id.path)/\(option.key)")
    }
  }
#endif
