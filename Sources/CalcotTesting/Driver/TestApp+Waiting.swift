import Calcot

/// The waiting for what a step has started.
extension TestApp {
  /// Performs a step that is no input of the user, and waits for what it has started, as an input does.
  ///
  /// ```swift
  /// await app.then { _ in coordinator.navigation.push(.note(1)) }
  /// ```
  ///
  /// The limit is that of the test's trait `timeLimit`: if it ends the wait, the failure names the
  /// tasks that still run.
  public func then(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, _ step: (TestApp) -> Void
  ) async {
    step(self)
    await settle(
      patience: .seconds(30), on: ContinuousClock(), for: "Line \(line) of \(fileID)",
      tell: reportToStandardError)
    guard Task.isCancelled, running?.hasUnsettledWork == true else { return }
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    reportFailure("The step has started what did not end in time.\(runningTasks)", at: place)
  }

  /// A sentence that names the tasks that run; empty if none does.
  private var runningTasks: String {
    let names = (running?.scopes ?? []).flatMap { scope in
      scope.tasks.map { "\"\($0)\" of \(scope.name)" }
    }
    return names.isEmpty ? "" : "\nThese tasks run: \(names.joined(separator: ", "))."
  }

  /// Waits until the app and its host are idle, after what no input has started; returns early if the
  /// task is cancelled. After half a minute, standard error is told which tasks are waited for.
  public func settle() async {
    await settle(patience: .seconds(30), on: ContinuousClock(), tell: reportToStandardError)
  }

  package func settle(
    patience: Duration, on clock: any Clock<Duration>, for step: String = "settle()",
    tell: @escaping @MainActor (String) -> Void
  ) async {
    // NB: a timer that is cancelled stays with the system until its time, and most waits are short.
    guard !unsettled.isEmpty else { return await driver.settle() }
    let telling = Task { [weak self] in
      try await clock.sleep(for: patience)
      guard let unsettled = self?.unsettled, !unsettled.isEmpty else { return }
      tell("\(step) still waits for \(unsettled.joined(separator: ", ")).")
    }
    await driver.settle()
    telling.cancel()
  }

  /// The tasks that settling waits for, in words.
  private var unsettled: [String] {
    guard let running, running.hasUnsettledWork else { return [] }
    return running.scopes.flatMap { scope in
      scope.unsettledTasks.map { "the task \"\($0)\" of \(scope.name)" }
    }
  }
}
