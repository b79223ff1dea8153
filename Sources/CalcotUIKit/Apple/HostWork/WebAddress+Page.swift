#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Calcot
  package import CalcotContent
  package import Foundation

  extension WebAddress {
    /// The address as a page for the system's in-app browser, or nil for mail and other addresses,
    /// and on systems without such a browser.
    package var page: URL? {
      #if canImport(UIKit)
        // NB: that browser throws an exception for any other scheme.
        guard let url = URL(string: text), ["http", "https"].contains(url.scheme?.lowercased())
        else { return nil }
        return url
      #else
        return nil
      #endif
    }
  }
#endif
