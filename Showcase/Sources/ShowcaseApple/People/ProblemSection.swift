#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import CalcotSwiftUI
  import SwiftUI

  /// A problem, with a button that retries if that can help.
  struct ProblemSection: View {
    let text: String
    let retry: String?
    let tryAgain: @MainActor () async -> Void
    @Environment(\.asScreen) private var asScreen

    var body: some View {
      Section {
        Text(text).foregroundStyle(.red)
        if let retry {
          Button(retry) { asScreen { await tryAgain() } }
        }
      }
    }
  }
#endif
