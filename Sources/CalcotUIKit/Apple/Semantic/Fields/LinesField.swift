#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotContent
  import SwiftUI

  /// A field of several lines, which grows with its text and then scrolls.
  struct LinesField: View {
    let lines: ClosedRange<Int>
    let value: FieldValue
    @Bindable var field: FieldModel

    var body: some View {
      FieldName(value)
      TextField(value.label, text: $field.text, prompt: value.prompt, axis: .vertical)
        .lineLimit(lines)
        .accessibilityLabel(value.label)
        .modifier(Typing(value: value, field: field))
    }
  }
#endif
