#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import struct Calcot.DialogID

  /// A dialog that is going, and when it can be taken for gone.
  struct DialogEnding: Equatable {
    enum Cause {
      /// The user has made a choice.
      case chosen
      /// SwiftUI has closed it, and has told of no choice.
      case closed
      /// The app has taken it away.
      case withdrawn
    }

    let dialog: DialogID
    var cause: Cause
    /// SwiftUI has closed it.
    var isClosed = false
    /// SwiftUI has seen that it is not to be shown.
    var isSeen = false

    /// How long it goes on after SwiftUI has seen that.
    ///
    /// NB: SwiftUI does not say whether it closes a dialog before it tells of the choice or after that,
    /// when it would close the next one. Nor does it say when the animation is over.
    var rest: Duration {
      switch cause {
      case .chosen: isClosed ? .zero : .milliseconds(200)
      case .closed: .milliseconds(200)
      case .withdrawn: .milliseconds(500)
      }
    }
  }
#endif
