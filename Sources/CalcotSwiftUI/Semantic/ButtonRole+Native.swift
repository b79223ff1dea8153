#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import enum Calcot.ActionRole
  import SwiftUI

  extension ActionRole {
    /// What SwiftUI knows of the role.
    var native: SwiftUI.ActionRole? {
      switch self {
      case .cancel: .cancel
      case .destructive: .destructive
      case .normal, .main, .refresh: nil
      }
    }
  }
#endif
