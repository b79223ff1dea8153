#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotContent
  import SwiftUI

  /// A number with buttons that decrease and increase it, disabled at the ends.
  struct StepperField: View {
    let value: FieldValue
    let field: FieldModel

    var body: some View {
      Stepper(
        label: { LabeledContent(value.label, value: value.shownText) },
        onIncrement: step(by: 1), onDecrement: step(by: -1)
      )
      .accessibilityLabel(value.label)
      .accessibilityValue(value.shownText)
      .accessibilityIdentifier(field.id.path)
    }

    private func step(by steps: Int) -> (() -> Void)? {
      value.kind.text(value.text, movedBy: steps).map { text in { field.choose(text) } }
    }
  }
#endif
