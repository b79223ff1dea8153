import Calcot

/// The expectations of an exhaustive test.
extension TestApp {
  /// Fails unless exactly these events have happened since the last ones that were expected or waived,
  /// in this order. The failure shows the difference.
  ///
  /// Only an app that was started with `exhaustive: true` keeps its events.
  public func expectEvents(
    _ expected: TestEvent..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let events = keptEvents(place) else { return }
    let happened = events.take()
    guard happened != expected else { return }
    fail(EventDifference(expected: expected, happened: happened).description, at: place)
  }

  /// Fails unless exactly these tasks run now. They may still run when the test ends.
  public func expectTasks(
    _ names: String..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let app, let events = keptEvents(place) else { return }
    events.expect(tasks: names)
    let running = app.runningTasks.map(\.name)
    guard running.sorted() != names.sorted() else { return }
    reportFailure(
      "The running tasks are \(running.sorted()), not \(names.sorted()).", at: place)
  }

  /// Ignores the events so far. With kinds, ignores all events of these kinds, also those that follow.
  ///
  /// ```swift
  /// app.waive()
  /// app.waive(.transitions, .tasks)
  /// ```
  public func waive(
    _ kinds: TestEvent.Kind..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    keptEvents(place)?.waive(kinds)
  }

  private func keptEvents(_ place: SourcePlace) -> EventLog? {
    if events == nil {
      reportFailure(
        "The app keeps no events: start it by TestApp(…, exhaustive: true).", at: place)
    }
    return events
  }
}
