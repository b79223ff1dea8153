internal import CalcotCode

/// The destination of a navigation call.
struct Destination {
  enum Kind {
    /// A screen of the app.
    case screen
    /// An alert, a picker, or a share sheet of the system.
    case system
    /// An overlay of the app or a library that covers a screen for a moment.
    case overlay
    /// A screen of a library without source.
    case foreign
    /// A screen that the caller creates: a parameter of the enclosing function or closure.
    case handedIn
    /// The object itself, which shows itself.
    case itself
    case unknown
  }

  var kind: Kind
  /// The screen's type, or the storyboard's or segue's identifier; "" if unknown.
  var name = ""
  /// The confidence from 0 to 1.
  var confidence = 1.0
  /// The place that creates the screen, if that is not in the call itself.
  var origin: NodeID?
  /// The `parameter` that has the screen, if a caller passes it.
  var parameter: NodeID?

  /// A Boolean value that indicates whether the destination only contains the actual screen, as a
  /// navigation controller does.
  var isContainer = false

  static let unknown = Destination(kind: .unknown, confidence: 0.5)

  func made(at origin: NodeID) -> Destination {
    var copy = self
    if copy.origin == nil { copy.origin = origin }
    return copy
  }
}
