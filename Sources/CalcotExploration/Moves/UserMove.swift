import Calcot
public import CalcotContent
public import CalcotTesting

/// A move of the user, in the words of `TestApp`. An exploration prints the moves that lead to a
/// finding, and `expectHolds` repeats them.
public struct UserMove: Sendable {
  let move: TestMove

  /// Taps the button, row, link, switch, tab or choice called `label`.
  public static func tap(
    _ label: String, as role: ControlRole? = nil, in place: String? = nil, at index: Int? = nil
  ) -> UserMove {
    UserMove(move: .tap(Target(label: label, role: role, place: place, index: index)))
  }

  /// Replaces the text of the field called `label`.
  public static func fill(
    _ label: String, with text: String, in place: String? = nil, at index: Int? = nil
  ) -> UserMove { UserMove(move: .fill(.field(label, place, index), text)) }

  /// Chooses an option of the field called `label`; deselects it if it is chosen and the field
  /// allows several.
  public static func choose(
    _ option: String, for label: String, in place: String? = nil, at index: Int? = nil
  ) -> UserMove { UserMove(move: .choose(option, .field(label, place, index))) }

  /// Changes the number or date of the field called `label` by one step.
  public static func step(
    _ label: String, up: Bool = true, in place: String? = nil, at index: Int? = nil
  ) -> UserMove { UserMove(move: .step(.field(label, place, index), up: up)) }

  /// Presses Return in the field called `label`.
  public static func submit(
    _ label: String, in place: String? = nil, at index: Int? = nil
  ) -> UserMove { UserMove(move: .submit(.field(label, place, index))) }

  /// Uses the host's back control.
  public static func back() -> UserMove { UserMove(move: .back) }
  /// Dismisses a modal, or a dialog that can be cancelled.
  public static func dismiss() -> UserMove { UserMove(move: .dismiss) }
  /// Closes the message shown.
  public static func closeMessage() -> UserMove { UserMove(move: .closeMessage) }
  /// Carries out the host's pending request.
  public static func carryOut() -> UserMove { UserMove(move: .carryOut) }
  /// Cancels the host's pending request.
  public static func leaveRequest() -> UserMove { UserMove(move: .leaveRequest) }
  /// Picks a file where the host asks the user for one.
  public static func pick(_ file: PickedFile) -> UserMove { UserMove(move: .pick([file])) }
  /// Opens a link, as if from outside the app.
  public static func open(_ link: String) -> UserMove { UserMove(move: .open(link)) }
  /// Turns to the next or the previous page.
  public static func turnPage(forward: Bool) -> UserMove {
    UserMove(move: .turnPage(forward: forward))
  }
  /// Scrolls to the end or to the beginning.
  public static func scroll(toEnd: Bool) -> UserMove { UserMove(move: .scroll(toEnd: toEnd)) }

  /// Makes an event happen outside the app: see `TestApp.with(_:)`.
  public static func outside(_ event: String) -> UserMove { UserMove(move: .outside(event)) }
}
