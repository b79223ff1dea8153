import AppleDrivers
import CalcotTesting

/// The hosts on which the whole app is used: UIKit, UIKit within a SwiftUI app, and none at all.
enum RecipeHost: String, CaseIterable {
  case instant, uiKit, wrapped

  @MainActor var driver: any HostDriver {
    switch self {
    case .instant: InstantHost()
    case .uiKit: UIKitDriver()
    case .wrapped: UIKitDriver(isWrapped: true)
    }
  }
}
