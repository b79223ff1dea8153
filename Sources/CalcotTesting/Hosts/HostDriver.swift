public import Calcot
public import CalcotContent

/// A host under test, used like a user uses it. ``TestApp`` and `HostConformance` work with any
/// host that has a driver.
@MainActor
public protocol HostDriver: AnyObject {
  /// The name of the host in failure messages.
  var name: String { get }
  /// The host.
  var host: any AppHost { get }
  /// Shows `app` to the user. The driver keeps the app until ``stop()``.
  func start(_ app: CalcotApp)
  /// Releases the app.
  func stop()

  /// The text that the user can read now, line by line, without the placeholders of empty fields.
  var lines: [String] { get }
  /// The lines that depend on the state of the app alone; by default all. A host leaves out those
  /// about the use of the focused control.
  var stateLines: [String] { get }
  /// Returns a Boolean value that indicates whether the user can read `text` now; by default,
  /// whether a line contains it. A host that breaks texts between words finds it in several lines.
  func shows(_ text: String) -> Bool
  /// The visible screens, layer by layer from the base: in each, the one that the user works in
  /// first, then the other sides of a split.
  var shownScreens: [[ScreenID]] { get }
  /// Returns a Boolean value that indicates whether the host shows a screen by a view of its own, whose
  /// controls only the host knows.
  func showsNatively(_ screen: ScreenID) -> Bool
  /// A Boolean value that indicates whether a dialog is shown.
  var isDialogShown: Bool { get }
  /// A Boolean value that indicates whether the user can go back now.
  var canGoBack: Bool { get }

  /// A Boolean value that indicates whether something is on its way between the user and the app,
  /// such as an input that the app has not received yet; false by default.
  var isBusy: Bool { get }

  /// Taps a control, which flips a switch. For a control known only to the host, finds the one with
  /// that name that the user can reach.
  func tap(_ control: Control) throws(NotThere)
  /// Returns the state of a control as the user reads it.
  func reading(of control: Control) throws(NotThere) -> ControlReading
  /// Chooses an option of a field; deselects it if it is chosen and the field allows several. By
  /// default fills the field with the resulting text.
  func choose(_ option: ChoiceInput.Option, for field: ScreenElement) throws(NotThere)
  /// Changes a number or a date by one step, up or down. By default fills the field with the
  /// resulting text.
  func step(_ field: ScreenElement, up: Bool) throws(NotThere)
  /// The changes that the host makes to a text that the user enters; none by default.
  var entryChanges: EntryChanges { get }
  /// Replaces the text of a field with `text`; for a number or a date, its text.
  func fill(_ field: ScreenElement, with text: String) throws(NotThere)
  /// Types `text` at the end of a field. By default fills the field with the whole resulting text.
  func type(_ text: String, into field: ScreenElement) throws(NotThere)
  /// Presses Return in a field.
  func submit(_ field: ScreenElement) throws(NotThere)
  /// Uses the host's back control.
  func back() throws(NotThere)
  /// Dismisses a modal, or a dialog that can be cancelled.
  func dismiss() throws(NotThere)
  /// A Boolean value that indicates whether the host waits for the user to complete a request, such
  /// as picking a file or sharing.
  var isRequestShown: Bool { get }
  /// The work that the host has done for the user besides showing the app, in order.
  var performed: [HostWork] { get }
  /// Carries out the host's pending request: follows the link, copies, shares.
  func carryOut() throws(NotThere)
  /// Picks files where the host asks the user for some.
  func pick(_ files: [PickedFile]) throws(NotThere)
  /// Cancels the host's pending request.
  func leaveRequest() throws(NotThere)
  /// Closes the message shown.
  func closeMessage() throws(NotThere)
  /// Turns to the next or the previous page.
  func turnPage(forward: Bool) throws(NotThere)
  /// Scrolls to the end or to the beginning.
  func scroll(toEnd: Bool) throws(NotThere)
  /// Makes the host too narrow, or wide enough, to show the sides of a split next to each other.
  func resize(isNarrow: Bool)
  /// Waits until the host and the app are idle; returns early if the task is cancelled.
  func settle() async
}

/// The default driver: the user reads all lines, inputs reach the app at once, and fields are
/// filled with their new texts.
extension HostDriver {
  public var stateLines: [String] { lines }
  public var isBusy: Bool { false }

  public func shows(_ text: String) -> Bool { lines.contains { $0.contains(text) } }

  public func choose(
    _ option: ChoiceInput.Option, for field: ScreenElement
  ) throws(NotThere) {
    guard let value = field.field, case .choice(let input) = value.kind else { return }
    try fill(field, with: input.text(value.text, choosing: option.key))
  }

  public func step(_ field: ScreenElement, up: Bool) throws(NotThere) {
    guard let value = field.field, let text = value.kind.text(value.text, movedBy: up ? 1 : -1)
    else { throw NotThere("\"\(field.label)\" has no step \(up ? "up" : "down").") }
    try fill(field, with: text)
  }

  public func type(_ text: String, into field: ScreenElement) throws(NotThere) {
    try fill(field, with: (field.field?.text ?? "") + text)
  }
}

/// The role in which the user perceives a control. It is needed if controls of several roles have
/// the same label.
public enum ControlRole: String, Sendable {
  /// A button, also of a toolbar or a row, or a choice of a dialog.
  case button
  /// A row of a list.
  case row
  /// A switch.
  case toggle
  /// A tab of a bar.
  case tab
}

/// A driver of a host whose transitions take time, and whose user can begin a gesture and cancel
/// it.
@MainActor
public protocol GestureDriver: HostDriver {
  /// Begins a swipe back. Returns false if the host does not allow it.
  func beginSwipeBack() -> Bool
  /// Begins to pull the modal down. Returns false if the host does not allow it.
  func beginPull() -> Bool
  /// Releases the gesture so that it is cancelled.
  func cancelGesture()
  /// Releases the gesture so that it completes, in the host's time.
  func finishGesture()
  /// Advances the host's time.
  func advance(by duration: Duration)
  /// A Boolean value that indicates whether a transition or gesture is under way.
  var isMoving: Bool { get }
}

/// An error thrown if the user's target is not there.
public struct NotThere: Error, CustomStringConvertible {
  /// The target, the available choices, and advice.
  public let description: String

  /// Creates an error that names the target and lists the available choices.
  public init(_ wanted: String, available: [String]) {
    let list = available.isEmpty ? "nothing" : available.joined(separator: "\n  ")
    description = "There is no \(wanted). There is:\n  \(list)"
  }

  /// Creates an error with a custom reason.
  public init(_ description: String) { self.description = description }
}
