public import Calcot

/// A host under test, driven as the user drives it. ``TestApp`` and ``HostConformance`` work with
/// any host that has one.
@MainActor
public protocol HostDriver: AnyObject {
  /// What the host is called in failures.
  var name: String { get }
  /// The host itself.
  var host: any AppHost { get }
  /// Puts `app` before the user. The driver keeps it until ``stop()``.
  func start(_ app: CalcotApp)
  /// Lets the app go.
  func stop()

  /// What the user can read now, line by line.
  var lines: [String] { get }
  /// The screens that the user sees now, layer by layer from the base: the one that they work in
  /// first, then the other side of a split.
  var shownScreens: [[ScreenID]] { get }
  /// Whether a dialog is shown now.
  var isDialogShown: Bool { get }
  /// Whether there is a way back now that the user can use.
  var canGoBack: Bool { get }

  /// Uses the button, row or choice called `label`, of that role if one is given, and within the row
  /// called `row`, if given.
  func tap(_ label: String, as role: ControlRole?, in row: String?) throws(NotThere)
  /// Makes the text of the field called `label` be `text`.
  func fill(_ label: String, with text: String) throws(NotThere)
  /// Types `text` at the end of the field called `label`.
  func type(_ text: String, into label: String) throws(NotThere)
  /// Presses Return in the field called `label`.
  func submit(_ label: String) throws(NotThere)
  /// Uses the host's way back.
  func back() throws(NotThere)
  /// Uses the host's way out of a modal, or out of a dialog that can be cancelled.
  func dismiss() throws(NotThere)
  /// Whether the host waits for the user to do something for the app: to pick a file, to share.
  var isRequestShown: Bool { get }
  /// What the host has done for the user beside showing the app, in order.
  var performed: [HostWork] { get }
  /// Does what the host offers: follows the link, copies, shares.
  func carryOut() throws(NotThere)
  /// Picks these files where the host lets the user pick some.
  func pick(_ files: [PickedFile]) throws(NotThere)
  /// Leaves what the host offers without doing it.
  func leaveRequest() throws(NotThere)
  /// Closes the message that is shown.
  func closeMessage() throws(NotThere)
  /// Goes to the next page, or to the one before.
  func turnPage(forward: Bool) throws(NotThere)
  /// Goes to the end of what scrolls, or to its beginning.
  func scroll(toEnd: Bool) throws(NotThere)
  /// Makes the host too narrow for the two sides of a split, or wide enough.
  func resize(isNarrow: Bool)
  /// Lets the host and the app come to rest.
  func settle() async
}

/// What the user takes a control for. Needed where a button and a row have the same label.
public enum ControlRole: String, Sendable {
  /// A button, also of a toolbar or a row, or a choice of a dialog.
  case button
  /// A row of a list.
  case row
  /// A tab of a bar.
  case tab
}

/// A host whose transitions take time, and whose user can begin a gesture and think better of it.
@MainActor
public protocol GestureDriver: HostDriver {
  /// Begins to swipe back; false when the host does not let it begin.
  func beginSwipeBack() -> Bool
  /// Begins to pull the modal down; false when the host does not let it begin.
  func beginPull() -> Bool
  /// Lets go so that nothing comes of it.
  func cancelGesture()
  /// Lets go so that it is carried out, in the host's time.
  func finishGesture()
  /// Lets the host's time pass.
  func advance(by duration: Duration)
  /// Whether something moves.
  var isMoving: Bool { get }
}

/// What the user looked for was not there.
public struct NotThere: Error, CustomStringConvertible {
  /// What was looked for, what there was, and what to do about it.
  public let description: String

  /// An error that says what was looked for and lists what there was.
  public init(_ wanted: String, available: [String]) {
    let list = available.isEmpty ? "nothing" : available.joined(separator: "\n  ")
    description = "There is no \(wanted). There is:\n  \(list)"
  }

  /// An error with a reason of its own.
  public init(_ description: String) { self.description = description }
}
