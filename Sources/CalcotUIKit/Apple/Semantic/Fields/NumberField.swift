#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotContent
  import SwiftUI

  #if canImport(UIKit)
    import UIKit
  #endif

  /// A field for a number, with its unit behind it.
  struct NumberField: View {
    let input: NumberInput
    let value: FieldValue
    @Bindable var field: FieldModel

    var body: some View {
      FieldName(value)
      HStack {
        TextField(value.label, text: $field.text, prompt: value.prompt)
          #if !os(macOS)
            .keyboardType(input.keyboard)
          #endif
          .accessibilityLabel([value.label, input.unit].compactMap { $0 }.joined(separator: ", "))
          .accessibilityInputLabels([value.label])
          .modifier(Typing(value: value, field: field))
        if let unit = input.unit {
          Text(unit).foregroundStyle(.secondary).accessibilityHidden(true)
        }
      }
    }
  }

  #if !os(macOS)
    extension NumberInput {
      /// NB: the pads for numbers have no minus.
      fileprivate var keyboard: UIKeyboardType {
        if range.lowerBound < 0 { return .numbersAndPunctuation }
        return decimals == 0 ? .numberPad : .decimalPad
      }
    }
  #endif
#endif
