#if canImport(SwiftUI)
  import SwiftUI

  /// A row that leads to another screen: where, its ViewModel decides, so it is no `NavigationLink`.
  struct NavigationRow: View {
    private let title: String
    private let tapped: @MainActor () -> Void

    init(_ title: String, tapped: @escaping @MainActor () -> Void) {
      self.title = title
      self.tapped = tapped
    }

    var body: some View {
      Button(action: tapped) {
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
