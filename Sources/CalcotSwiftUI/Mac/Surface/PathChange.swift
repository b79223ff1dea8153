#if canImport(SwiftUI) && !os(iOS) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import Calcot

  /// The meaning of a navigation stack's new path.
  enum PathChange: Equatable {
    /// The path is unchanged.
    case none
    /// Everything above this screen was removed.
    case pop(to: ScreenID)
    /// The path is not a prefix of the given one; only the app adds to a path.
    case foreign

    /// Compares two paths.
    ///
    /// - Parameters:
    ///   - root: the screen below the path.
    ///   - given: the path that the stack was given, the top screen last.
    ///   - reported: the path that the stack reports.
    init(root: ScreenID, from given: [ScreenID], to reported: [ScreenID]) {
      guard given.starts(with: reported) else {
        self = .foreign
        return
      }
      self = reported.count == given.count ? .none : .pop(to: reported.last ?? root)
    }
  }
#endif
