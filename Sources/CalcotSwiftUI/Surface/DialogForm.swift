#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import struct Calcot.Dialog

  /// By which of SwiftUI's means a dialog is shown.
  enum DialogForm: Equatable {
    case alert, confirmationDialog

    /// - Parameters:
    ///   - style: how the question is put.
    ///   - isWide: whether the window has a regular width.
    ///   - pointsAtSource: whether the system has confirmation dialogs point at what they are attached
    ///     to, whatever the width.
    init(_ style: Dialog.Style, isWide: Bool, pointsAtSource: Bool) {
      // NB: nobody knows which control has asked, and a popover that points at a whole screen is
      // misplaced.
      self = style == .actionSheet && !isWide && !pointsAtSource ? .confirmationDialog : .alert
    }

    /// Whether this system has confirmation dialogs point at what they are attached to.
    static var systemPointsAtSource: Bool {
      guard #available(iOS 26, *) else { return false }
      return true
    }
  }
#endif
