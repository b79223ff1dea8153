#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  package import Calcot
  package import SwiftUI

  extension ActionRole {
    /// The SwiftUI role, if there is a corresponding one.
    package var native: ButtonRole? {
      switch self {
      case .cancel: .cancel
      case .destructive: .destructive
      case .normal, .main, .refresh: nil
      }
    }
  }
#endif
