#if canImport(SwiftUI) && (os(macOS) || os(Linux))
  import Calcot

  /// A dialog that is being removed, and the condition for its end.
  struct DialogEnding: Equatable {
    enum Cause {
      /// The user made a choice.
      case chosen
      /// SwiftUI closed it, and has reported no choice.
      case closed
      /// The app removed it.
      case withdrawn
    }

    let dialog: DialogID
    var cause: Cause
    /// A Boolean value that indicates whether SwiftUI has closed it.
    var isClosed = false
    /// A Boolean value that indicates whether SwiftUI has taken up its removal.
    var isSeen = false

    /// The time that the removal goes on after SwiftUI has taken it up.
    ///
    /// NB: SwiftUI does not document whether it closes a dialog before or after it reports the
    /// choice, when it would close the next dialog. Nor does it report the end of the animation.
    var rest: Duration {
      switch cause {
      case .chosen: isClosed ? .zero : .milliseconds(200)
      case .closed: .milliseconds(200)
      case .withdrawn: .milliseconds(500)
      }
    }
  }
#endif
