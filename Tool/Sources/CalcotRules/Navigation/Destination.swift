internal import CalcotCode

/// What a navigation call shows.
struct Destination {
  enum Kind {
    /// A screen of the app.
    case screen
    /// An alert, a picker, a share sheet of the system's.
    case system
    /// Something of the app's, or of a library's, that lies over a screen for a moment.
    case overlay
    /// A screen of a library that the code does not show.
    case foreign
    /// What somebody else has made: a parameter of the function or closure around.
    case handedIn
    /// The object whose code it is shows itself.
    case itself
    case unknown
  }

  var kind: Kind
  /// The screen's type, or the storyboard's or segue's identifier; "" if unknown.
  var name = ""
  /// From 0 to 1.
  var confidence = 1.0
  /// Where the screen is made, if that is not in the call itself.
  var origin: NodeID?
  /// The `parameter` that holds it, if it is handed in.
  var parameter: NodeID?

  /// It only holds the screen that is meant, as a navigation controller does.
  var isContainer = false

  static let unknown = Destination(kind: .unknown, confidence: 0.5)

  func made(at origin: NodeID) -> Destination {
    var copy = self
    if copy.origin == nil { copy.origin = origin }
    return copy
  }
}
