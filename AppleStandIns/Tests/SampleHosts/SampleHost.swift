import AppleDrivers
package import CalcotTesting

/// The Apple hosts on which the sample's transcripts run: UIKit, and UIKit within a SwiftUI app. The host
/// of macOS has no modals over the full screen, and the sample no app there.
package enum SampleHost: String, CaseIterable, Sendable {
  case uiKit, wrapped

  /// The hosts that an exploration can compare with the tree.
  package static var explored: [SampleHost] { allCases }

  /// A new host that shows nothing yet.
  @MainActor package var driver: any HostDriver {
    switch self {
    case .uiKit: UIKitDriver()
    case .wrapped: UIKitDriver(isWrapped: true)
    }
  }
}
