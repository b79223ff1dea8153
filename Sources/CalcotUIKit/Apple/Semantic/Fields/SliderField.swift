#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotContent
  import SwiftUI

  /// A number as a position between its minimum and its maximum, with the number above it.
  struct SliderField: View {
    let input: NumberInput
    let value: FieldValue
    let field: FieldModel

    var body: some View {
      LabeledContent(value.label, value: value.shownText).accessibilityHidden(true)
      // NB: SwiftUI ends the app for a slider that has no room for a step.
      if step > 0 {
        Slider(value: number, in: input.range, step: step) {
          Text(value.label)
        } minimumValueLabel: {
          end(input.range.lowerBound)
        } maximumValueLabel: {
          end(input.range.upperBound)
        }
        .accessibilityLabel(value.label)
        .accessibilityValue(value.shownText)
        .accessibilityIdentifier(field.id.path)
      }
    }

    private var step: Double {
      min(input.step, input.range.upperBound - input.range.lowerBound)
    }

    private var number: Binding<Double> {
      let shown = Double(value.text) ?? input.range.lowerBound
      return field.binding(
        min(max(shown, input.range.lowerBound), input.range.upperBound)
      ) { [input, text = value.text] in
        let new = input.text(of: $0)
        return new == text ? nil : new
      }
    }

    private func end(_ number: Double) -> some View {
      Text(input.text(of: number)).font(.footnote).foregroundStyle(.secondary)
    }
  }
#endif
