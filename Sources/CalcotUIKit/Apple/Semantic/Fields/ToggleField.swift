#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotContent
  import SwiftUI

  /// A switch.
  struct ToggleField: View {
    let value: FieldValue
    let field: FieldModel

    var body: some View {
      Toggle(value.label, isOn: field.binding(value.isOn) { FieldKind.text(of: $0) })
        .accessibilityIdentifier(field.id.path)
    }
  }
#endif
