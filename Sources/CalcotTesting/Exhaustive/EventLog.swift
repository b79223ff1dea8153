import Calcot
import CalcotContent

/// The events of an app that its test has not expected yet, and the kinds that it does not check.
@MainActor
final class EventLog {
  /// The events since the last ones that the test expected or waived.
  private(set) var pending: [TestEvent] = []
  private var waived: Set<TestEvent.Kind> = []
  private var expectedTasks: [String] = []
  private let place: SourcePlace

  /// - Parameter place: The start of the app, where the test fails for events that it has not
  ///   expected.
  init(of app: CalcotApp, startedAt place: SourcePlace) {
    self.place = place
    app.transitions.add { [weak self] in self?.add(TestEvent($0)) }
    app.steps.add { [weak self] in self?.add(TestEvent($0)) }
    app.notices.add { [weak self] in self?.add(TestEvent($0)) }
  }

  private func add(_ event: TestEvent) {
    if !waived.contains(event.kind) { pending.append(event) }
  }

  /// Returns the pending events and forgets them.
  func take() -> [TestEvent] {
    defer { pending = [] }
    return pending
  }

  /// Forgets the events so far, or ignores some kinds from now on.
  func waive(_ kinds: [TestEvent.Kind]) {
    waived.formUnion(kinds)
    pending.removeAll { kinds.isEmpty || kinds.contains($0.kind) }
  }

  /// Expects these tasks to run until the test ends.
  func expect(tasks: [String]) { expectedTasks = tasks }

  /// Fails the test for everything that it has neither expected nor waived: at the start of the
  /// app, or, for parts of a screen that are still held, at the line that closed the screen.
  func finish(_ app: CalcotApp, _ closings: ScreenCloseLog) {
    let held = waived.contains(.heldParts) ? [] : app.held
    for (step, parts) in closings.grouped(held) {
      let sentences = parts.map(closings.sentence).joined(separator: "\n")
      reportFailure("The test is over, and \(sentences)", at: step ?? place)
    }
    let left =
      take().map { "it has not expected \($0)" } + tasksLeft(of: app) + waiting(in: app)
    guard !left.isEmpty else { return }
    reportFailure(
      "The test is over, and \(left.joined(separator: "\n"))\nExpect it, or waive it.", at: place)
  }

  private func tasksLeft(of app: CalcotApp) -> [String] {
    if waived.contains(.tasks) { return [] }
    var expected = expectedTasks
    return app.runningTasks.compactMap { task in
      if let index = expected.firstIndex(of: task.name) {
        expected.remove(at: index)
        return nil
      }
      return "the task \"\(task.name)\" of \(task.owner) is running: `await app.settle()`, or "
        + "`app.expectTasks(\"\(task.name)\")`?"
    }
  }

  private func waiting(in app: CalcotApp) -> [String] {
    let dialog = app.tree.dialog.map { "the dialog \"\($0.title)\" waits for an answer" }
    let request = app.hostRequest.map { "\($0.work) waits for the host" }
    return [dialog, request].compactMap { $0 }
  }
}
