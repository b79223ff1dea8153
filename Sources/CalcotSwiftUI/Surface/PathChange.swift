#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Calcot

  /// What it means that a navigation stack shows another path than the one it was given.
  enum PathChange: Equatable {
    /// Nothing has changed.
    case none
    /// Everything over this screen was taken off.
    case pop(to: ScreenID)
    /// It is no part of the path that was given; nobody but the app adds to it.
    case foreign

    /// - Parameters:
    ///   - root: the screen under the path.
    ///   - given: the path that the stack was given, the top screen last.
    ///   - reported: the path that it shows.
    init(root: ScreenID, from given: [ScreenID], to reported: [ScreenID]) {
      guard given.starts(with: reported) else {
        self = .foreign
        return
      }
      self = reported.count == given.count ? .none : .pop(to: reported.last ?? root)
    }
  }
#endif
