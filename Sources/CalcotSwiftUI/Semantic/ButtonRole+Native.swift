#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import enum Calcot.ButtonRole
  import SwiftUI

  extension ButtonRole {
    /// What SwiftUI knows of the role.
    var native: SwiftUI.ButtonRole? {
      switch self {
      case .cancel: .cancel
      case .destructive: .destructive
      case .normal, .main, .refresh: nil
      }
    }
  }
#endif
