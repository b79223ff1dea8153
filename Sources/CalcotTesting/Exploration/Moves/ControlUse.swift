import Calcot
import CalcotContent

/// A way to use a control, whatever data the screen shows: the same for each row of a list.
struct ControlUse: Hashable, Sendable, CustomStringConvertible {
  /// The name of the screen.
  let screen: String
  /// The verb and the control.
  let description: String

  init(_ verb: String, on screen: String) {
    self.screen = screen
    description = verb
  }
}

/// A move that the user can make now, and the use of a control that it is.
struct PossibleMove: Sendable {
  let move: Move
  let use: ControlUse
}

extension ElementID {
  /// The path with a star for the key of each row in a list.
  var pathInAnyRow: String {
    var isRow = false
    let parts = path.split(separator: "/").map { part -> Substring in
      defer { isRow = part == "list" || part.hasPrefix("list#") }
      return isRow ? "*" : part
    }
    return parts.joined(separator: "/")
  }
}
