package import Calcot

/// The connection between an app and its fakes: they answer, wait, or fail, as an exploration or a test says.
///
/// ```swift
/// let line = FakeConnection("the server")
/// let appointments = FakeAppointments()          // made by `calcot fakes`
/// appointments.beforeAnswer = line.pass
/// return TestApp(ClinicCoordinator(appointments)).with(line)
/// ```
///
/// A call that waits gets its answer when the connection answers again. If its task is cancelled meanwhile,
/// every second one throws at once, and the others answer all the same, since services differ in that. A
/// service that answers by a closure hands it to ``deliver(_:)``, and the answer may come after the screen
/// that asked, or twice.
@MainActor
public final class FakeConnection {
  /// The way in which the fakes answer.
  public enum State: String, CaseIterable, Sendable {
    case answers, waits, fails
    /// A service that answers by a closure calls it twice.
    case repeats
  }

  /// The error of a call while the connection fails.
  public struct Failure: Error, Sendable {
    /// Creates an error.
    public init() {}
  }

  private struct Call {
    let asker: ScreenID?
    /// The closure that gives the answer; nil for a call that waits in its task.
    var answer: (() -> Void)?
  }

  /// The way in which the fakes answer.
  public var state = State.answers { didSet { stateDidChange() } }
  /// The number of calls.
  public private(set) var calls = 0
  /// The number of calls that have failed.
  public private(set) var failures = 0
  /// The screen whose call has failed last; nil for a call of no screen.
  package private(set) var lastToFail: ScreenID?
  /// A Boolean value that indicates whether all calls are answered, and were so far.
  package var isSteady: Bool { isAnswering && lastNumber + failures == 0 }
  /// A Boolean value that indicates whether all calls are answered.
  package var isAnswering: Bool { state == .answers || state == .repeats }
  private let name: String
  private let error: any Error
  private let gate = Gate()
  private var waiting: [Int: Call] = [:]
  private var lastNumber = 0

  /// Creates a connection that answers.
  ///
  /// - Parameters:
  ///   - name: The name in a report.
  ///   - error: The error of a call while the connection fails.
  public init(_ name: String, failingWith error: any Error = Failure()) {
    (self.name, self.error) = (name, error)
  }

  /// The screens whose calls wait for an answer; nil for a call of no screen.
  package var askers: [ScreenID?] { waiting.values.map(\.asker) }

  /// Waits while the connection does, and throws while it fails. It is the `beforeAnswer` of a fake.
  public func pass(_ call: String = "") async throws {
    calls += 1
    // NB: no answer of a service comes within the turn of its call.
    await Task.yield()
    if state == .waits {
      let number = add(Call(asker: Scope.current?.screen))
      defer { waiting[number] = nil }
      if number.isMultiple(of: 2) {
        await gate.passUnlessCancelled()
        try Task.checkCancellation()
      } else {
        await gate.pass()
      }
    } else {
      try Task.checkCancellation()
    }
    guard state == .fails else { return }
    // NB: what is cancelled fails for nobody.
    if !Task.isCancelled {
      failures += 1
      lastToFail = Scope.current?.screen
    }
    throw error
  }

  /// Calls a closure that gives an answer: at once, or when the connection answers again. One that
  /// was asked for while the connection fails gets none.
  public func deliver(_ answer: @escaping () -> Void) {
    calls += 1
    give(answer)
  }

  private func give(_ answer: @escaping () -> Void) {
    switch state {
    case .answers: answer()
    case .repeats:
      answer()
      answer()
    case .waits: _ = add(Call(asker: Scope.current?.screen, answer: answer))
    case .fails: break
    }
  }

  /// The event of each state, for an exploration.
  var events: OutsideEvent {
    OutsideEvent(name, .connection, State.allCases) { [self] in state = $0 }
  }

  /// Returns the name of the move that brings about a state.
  package func move(to state: State) -> String { "\(name): \(state)" }

  private func add(_ call: Call) -> Int {
    lastNumber += 1
    waiting[lastNumber] = call
    return lastNumber
  }

  private func stateDidChange() {
    guard state != .waits else { return gate.close() }
    gate.open()
    let due = waiting.filter { $0.value.answer != nil }.sorted { $0.key < $1.key }
    for (number, _) in due { waiting[number] = nil }
    for answer in due.compactMap(\.value.answer) { give(answer) }
  }
}
