import Calcot

/// The checks for the app's issues, and for parts of screens that are held too long.
extension TestApp {
  /// Runs `body`, and fails unless the app reports an issue that contains `text` meanwhile. Every
  /// other issue fails the test.
  ///
  /// ```swift
  /// app.expectIssue("pop was refused") { coordinator.navigation.pop() }
  /// ```
  @discardableResult
  public func expectIssue<Value>(
    _ text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, _ body: () -> Value
  ) -> Value {
    issues.expect(text)
    defer {
      issues.check(SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
    }
    return body()
  }

  /// Runs `body`, and fails unless the app reports an issue that contains `text` meanwhile.
  @discardableResult
  public func expectIssue<Value>(
    _ text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, _ body: () async -> Value
  ) async -> Value {
    issues.expect(text)
    let value = await body()
    issues.check(SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
    return value
  }

  /// Fails for each part of a removed screen that is still held in memory, and names the part, its
  /// holder, and the line that closed the screen.
  ///
  /// The parts of a screen are released when the host's turn ends: with an ``InstantHost``, on the
  /// next line.
  public func expectReleased(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    for held in app?.held ?? [] { reportFailure(closings.sentence(on: held), at: place) }
  }
}
