#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotContent
  import SwiftUI

  /// A field: the system's control for its kind, and the message about an invalid value.
  struct FieldView: View {
    let value: FieldValue
    let words: HostWords
    @State private var field: FieldModel

    init(id: ElementID, value: FieldValue, screen: ScreenModel, words: HostWords) {
      self.value = value
      self.words = words
      _field = State(initialValue: FieldModel(id, text: value.text, on: screen))
    }

    var body: some View {
      if case .choice(let input) = value.kind, input.allowsSeveral {
        ChoicesField(input: input, value: value, field: field).disabled(!value.isEnabled)
        objection
      } else {
        VStack(alignment: .leading) {
          control.disabled(!value.isEnabled)
          objection
        }
      }
    }

    @ViewBuilder
    private var control: some View {
      switch value.kind {
      case .line(let role): LineField(role: role, value: value, field: field)
      case .lines(let lines): LinesField(lines: lines, value: value, field: field)
      case .toggle: ToggleField(value: value, field: field)
      case .choice(let input):
        ChoiceField(input: input, value: value, field: field, words: words.fields)
      case .number(let input):
        switch input.style {
        case .field: NumberField(input: input, value: value, field: field)
        case .stepper: StepperField(value: value, field: field)
        case .slider: SliderField(input: input, value: value, field: field)
        }
      case .date(let input): DateField(input: input, value: value, field: field)
      }
    }

    @ViewBuilder
    private var objection: some View {
      if let complaint = value.complaint(words) {
        FieldError(error: complaint, id: field.id, words: words)
      }
    }
  }

  /// The message about an invalid value of a field.
  struct FieldError: View {
    let error: String
    let id: ElementID
    let words: HostWords

    var body: some View {
      Text(error)
        .font(.footnote)
        .foregroundStyle(.red)
        .accessibilityLabel(words.labels.error.filled(error))
        .accessibilityIdentifier(id.path + "/error")
    }
  }
#endif
