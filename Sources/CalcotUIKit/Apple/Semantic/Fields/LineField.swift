#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotContent
  import SwiftUI

  /// A field of one line, with the keyboard and autofill for its role.
  struct LineField: View {
    let role: FieldRole
    let value: FieldValue
    @Bindable var field: FieldModel

    var body: some View {
      FieldName(value)
      input
        .typed(as: role)
        .accessibilityLabel(value.label)
        .modifier(Typing(value: value, field: field))
    }

    @ViewBuilder
    private var input: some View {
      if role.isMasked {
        SecureField(value.label, text: $field.text, prompt: value.prompt)
      } else {
        TextField(value.label, text: $field.text, prompt: value.prompt)
      }
    }
  }

  extension FieldValue {
    /// The hint in an empty field.
    var prompt: Text? { placeholder.map { Text($0) } }
  }
#endif
