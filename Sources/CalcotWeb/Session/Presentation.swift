import CalcotContent

/// A state machine that decides when the changes of an app are presented, and keeps what is to be
/// said with them.
///
/// The changes of a turn, such as those that an event makes, are presented together at its end.
/// Other changes are presented together soon after the first of them, or with the next turn.
struct Presentation {
  private enum State {
    case idle
    /// Changes wait for a presentation that has been asked for.
    case asked
    case inTurn
  }

  private var state = State.idle
  /// The texts that the user has typed and the browser shows already.
  private var typed: [TypedInput] = []
  /// The operations that come after those of the scene.
  private var extras: [PatchOperation] = []
  /// The reason why the page is not that of the latest code.
  var problem: BuildProblem?

  /// A Boolean value that indicates whether changes wait to be presented.
  var isAskedFor: Bool { state == .asked }

  /// Records a change; returns a Boolean value that indicates whether the caller has to ask for a
  /// presentation.
  mutating func change() -> Bool {
    guard state == .idle else { return false }
    state = .asked
    return true
  }

  /// Begins a turn; returns `false` within another one, at whose end everything is presented.
  mutating func beginTurn() -> Bool {
    guard state != .inTurn else { return false }
    state = .inTurn
    return true
  }

  /// Ends the turn; its changes are presented now, and later ones are asked for anew.
  mutating func endTurn() { state = .idle }

  /// Adds texts that the user has typed.
  mutating func add(_ texts: [TypedInput]) { typed += texts }

  /// Adds an operation; the operations are sent in the order in which they were added.
  mutating func add(_ operation: PatchOperation) { extras.append(operation) }

  /// Returns the update for a scene with everything that was added.
  mutating func update(_ scene: WebScene, after event: Int) -> FrameSender.Update {
    defer { (typed, extras) = ([], []) }
    return FrameSender.Update(scene: scene, event: event, typed: typed, extras: extras)
  }
}
