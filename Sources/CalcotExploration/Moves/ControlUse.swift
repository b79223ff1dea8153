import Calcot
import CalcotContent
import CalcotTesting

/// A way to use a control, independent of the screen's data: it is the same for each row of a list.
struct ControlUse: Hashable, Sendable, CustomStringConvertible {
  /// The verb, and the description of the control where it was seen first.
  let description: String
  let screen: String
  /// A Boolean value that indicates whether it is no control, but something outside the app.
  var isOutside: Bool { description.hasPrefix(Self.outside) }
  static let outside = "outside: "
  private let identity: String

  /// Creates the use of a control that is not in a screen's content.
  init(_ description: String, on screen: String) {
    (self.description, self.screen, identity) = (description, screen, description)
  }

  /// Creates the use of an element.
  init(_ verb: String, _ element: ScreenElement, on screen: String) {
    let path = element.id.pathInAnyRow
    self.screen = screen
    identity = "\(verb) \(path)"
    switch (path.hasSuffix("*"), path.contains("*")) {
    case (true, _): description = "\(verb) a row"
    case (_, true): description = "\(verb) \"\(element.label)\" of a row"
    default: description = "\(verb) \"\(element.label)\""
    }
  }

  static func == (one: ControlUse, other: ControlUse) -> Bool {
    one.screen == other.screen && one.identity == other.identity
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(screen)
    hasher.combine(identity)
  }
}

/// A move that the user can make now, and the use of a control to which it belongs.
struct PossibleMove: Sendable {
  let move: TestMove
  let use: ControlUse
  /// The role of the button that is tapped, if the move was found in a screen.
  var role: ActionRole?

  /// A Boolean value that indicates whether the move seldom leads to a new place: it is made in a field,
  /// or outside.
  var isAside: Bool {
    switch move {
    case .type, .fill, .choose, .step, .submit, .outside: true
    case .tap, .tapTwice, .back, .dismiss, .closeMessage, .carryOut, .leaveRequest, .pick, .open,
      .turnPage, .scroll:
      false
    }
  }
}

extension ElementID {
  /// The path with a star in place of the key of each row of a list.
  fileprivate var pathInAnyRow: String {
    var isRow = false
    let parts = path.split(separator: "/").map { part -> Substring in
      defer { isRow = part == "list" || part.hasPrefix("list#") }
      return isRow ? "*" : part
    }
    return parts.joined(separator: "/")
  }
}
