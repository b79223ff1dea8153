#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import CalcotSwiftUI
  import SwiftUI

  /// A row that leads to another screen. It is no `NavigationLink`, because its ViewModel decides
  /// on the destination.
  struct NavigationRow: View {
    private let title: String
    private let tapped: @MainActor () -> Void
    @Environment(\.asScreen) private var asScreen

    init(_ title: String, tapped: @escaping @MainActor () -> Void) {
      self.title = title
      self.tapped = tapped
    }

    var body: some View {
      Button {
        asScreen { tapped() }
      } label: {
        HStack {
          Text(title).foregroundStyle(.primary)
          Spacer()
          Image(systemName: "chevron.forward")
            .foregroundStyle(.tertiary)
            .accessibilityHidden(true)
        }
      }
    }
  }
#endif
