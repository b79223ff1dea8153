#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotContent

  /// The width classes that decide whether the sides of a split fit beside each other.
  struct Room: Equatable {
    /// A Boolean value that indicates whether the window is compact; nil until SwiftUI has reported
    /// it.
    var isWindowNarrow: Bool?
    /// The visible splits and whether each is compact: a split in a modal is narrower than the
    /// window.
    var splits: [ScreenID: Bool] = [:]

    /// Returns whether the width is compact where the user works.
    func isNarrow(for surface: HostSurface) -> Bool? {
      surface.splitOnTop.flatMap { splits[$0] } ?? isWindowNarrow
    }
  }
#endif
