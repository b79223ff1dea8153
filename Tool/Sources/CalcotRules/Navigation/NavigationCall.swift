internal import CalcotCode

/// A call of UIKit's that changes which screen is shown.
struct NavigationCall {
  enum Act {
    case push, present, show, segue, root, close

    /// "presents"
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

  /// Who is asked to navigate.
  enum Receiver {
    /// The type whose code it is.
    case own
    /// A parameter of the function around.
    case handedIn(NodeID)
    case other
  }

  /// The call (or assignment).
  var node: NodeID
  var act: Act
  var receiver: Receiver
  /// What is shown; nil for a segue, or where something closes.
  var shown: NodeID?
  /// How sure it is that this is UIKit's function, from 0 to 1.
  var confidence: Double
}
