#if canImport(SwiftUI) && (os(macOS) || os(Linux))
  import Calcot

  /// The SwiftUI presentation of a dialog.
  enum DialogForm: Equatable {
    case alert, confirmationDialog

    /// Chooses the form of a dialog.
    ///
    /// - Parameters:
    ///   - style: the style of the dialog.
    ///   - isWide: whether the window has a regular width.
    ///   - pointsAtSource: whether the system's confirmation dialogs point at the view they are
    ///     attached to, whatever the width.
    init(_ style: Dialog.Style, isWide: Bool, pointsAtSource: Bool) {
      // NB: the control that asked is unknown, and a popover that points at a whole screen is
      // misplaced.
      self = style == .actionSheet && !isWide && !pointsAtSource ? .confirmationDialog : .alert
    }

    /// A Boolean value that indicates whether this system's confirmation dialogs point at the view
    /// they are attached to.
    ///
    /// NB: other systems than those of iPhone and iPad satisfy every check for iOS by its `*`.
    static var systemPointsAtSource: Bool {
      #if os(macOS) || os(visionOS)
        return false
      #else
        guard #available(iOS 26, *) else { return false }
        return true
      #endif
    }
  }
#endif
