#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI

  /// The name of a field above a control that does not show its own.
  struct FieldName: View {
    let name: String

    init(_ name: String) { self.name = name }

    var body: some View {
      Text(name)
        .font(.footnote)
        .foregroundStyle(.secondary)
        .accessibilityHidden(true)
    }
  }
#endif
