#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  package import Calcot
  package import Foundation

  extension WebAddress {
    /// The page of the web that it leads to, for the system's browser over the app; nil for mail and the
    /// like, and where there is no such browser.
    package var page: URL? {
      #if canImport(UIKit)
        // NB: that browser throws an exception at anything else.
        guard let url = URL(string: text), ["http", "https"].contains(url.scheme?.lowercased())
        else { return nil }
        return url
      #else
        return nil
      #endif
    }
  }
#endif
