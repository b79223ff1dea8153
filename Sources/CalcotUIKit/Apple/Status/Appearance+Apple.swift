#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  package import CalcotContent
  package import SwiftUI

  extension Appearance {
    /// The color scheme; nil for the system's.
    package var colorScheme: ColorScheme? {
      switch self {
      case .system: nil
      case .light: .light
      case .dark: .dark
      }
    }
  }

  #if canImport(UIKit)
    package import UIKit

    extension Appearance {
      /// The style of a window or a controller.
      package var interfaceStyle: UIUserInterfaceStyle {
        switch self {
        case .system: .unspecified
        case .light: .light
        case .dark: .dark
        }
      }
    }
  #endif
#endif
