#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Calcot

  /// Whether there is room for two sides beside each other.
  struct Room: Equatable {
    /// Whether the window is narrow; nil while SwiftUI has not told.
    var isWindowNarrow: Bool?
    /// Whether each split that SwiftUI shows is narrow: one in a modal has less room than the window.
    var splits: [ScreenID: Bool] = [:]

    /// Whether it is narrow where the user works.
    func isNarrow(for surface: HostSurface) -> Bool? {
      surface.splitOnTop.flatMap { splits[$0] } ?? isWindowNarrow
    }
  }
#endif
