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
    /// The type around the call.
    case own
    /// A parameter of the function around the call.
    case handedIn(NodeID)
    case other
  }

  /// The call (or assignment).
  var node: NodeID
  var act: Act
  var receiver: Receiver
  /// The expression that is shown, or names the segue; nil where a screen closes.
  var shown: NodeID?
  /// The confidence that this is UIKit's function, from 0 to 1.
  var confidence: Double
}
