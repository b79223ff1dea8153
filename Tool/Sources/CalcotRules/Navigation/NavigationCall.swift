internal import CalcotCode

/// A call of UIKit that changes the visible screen.
struct NavigationCall {
  enum Act {
    case push, present, show, segue, root, close

    /// The verb for messages: "presents".
    var verb: String {
      switch self {
      case .push: "pushes"
      case .present: "presents"
      case .show: "shows"
      case .segue: "performs the segue"
      case .root: "replaces the root of the window by"
      case .close: "closes"
      }
    }
  }

  /// The receiver of a navigation call.
  enum Receiver {
    /// The enclosing type of the call.
    case own
    /// A parameter of the enclosing function.
    case handedIn(NodeID)
    case other
  }

  /// The call (or assignment).
  var node: NodeID
  var act: Act
  var receiver: Receiver
  /// The expression of the shown screen, or of the segue's name; nil for a call that closes a
  /// screen.
  var shown: NodeID?
  /// The confidence that the called function is UIKit's, from 0 to 1.
  var confidence: Double
}
