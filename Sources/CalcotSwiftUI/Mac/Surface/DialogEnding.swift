#if canImport(SwiftUI) && !os(iOS) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import Calcot

  /// A dialog that is being removed, with the conditions for the end of its removal.
  struct DialogEnding: Equatable {
    enum Cause {
      /// The user made a choice.
      case chosen
      /// SwiftUI closed the dialog, and has reported no choice.
      case closed
      /// The app removed the dialog.
      case withdrawn
    }

    let dialog: LayerID
    var cause: Cause
    /// A Boolean value that indicates whether SwiftUI has closed the dialog.
    var isClosed = false
    /// A Boolean value that indicates whether SwiftUI has processed the removal.
    var isSeen = false

    /// The time that the removal takes after SwiftUI has processed it.
    ///
    /// NB: SwiftUI does not document whether it closes a dialog before or after it reports the
    /// choice; afterwards, it would close the next dialog. Nor does it report the end of the
    /// animation.
    var rest: Duration {
      switch cause {
      case .chosen: isClosed ? .zero : .milliseconds(200)
      case .closed: .milliseconds(200)
      case .withdrawn: .milliseconds(500)
      }
    }
  }
#endif
