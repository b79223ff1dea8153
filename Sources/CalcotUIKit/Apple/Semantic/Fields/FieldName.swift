#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import CalcotContent
  import SwiftUI

  /// The name of a field above a control that does not show its own, with what else explains it.
  struct FieldName: View {
    let value: FieldValue

    init(_ value: FieldValue) { self.value = value }

    var body: some View {
      Text([value.markedLabel, value.counter].compactMap { $0 }.joined(separator: "  "))
        .font(.footnote)
        .foregroundStyle(.secondary)
        .accessibilityHidden(true)
    }
  }
#endif
