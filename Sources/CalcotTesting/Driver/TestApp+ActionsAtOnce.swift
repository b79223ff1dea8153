public import Calcot
public import CalcotContent

/// The user's actions where nothing is awaited: in a test that is not `async`, and in a closure, as
/// that of ``atOnce(_:)``. What they have started may still be under way when they return.
extension TestApp {
  /// Makes steps without waiting for what they start.
  ///
  /// ```swift
  /// app.atOnce { $0.tap("Save") }
  /// app.expect("Saving…")
  /// await app.settle()
  /// ```
  @discardableResult
  public func atOnce<Value>(_ steps: (TestApp) throws -> Value) rethrows -> Value {
    try steps(self)
  }

  /// Taps the control called `label`, and returns at once.
  public func tap(
    _ label: String, as role: ControlRole? = nil, in place: String? = nil, at index: Int? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    perform(
      .tap(Target(label: label, role: role, place: place, index: index)), fileID, filePath, line,
      column)
  }

  /// Types `text` at the end of a field, and returns at once.
  public func type(
    _ text: String, into label: String, in place: String? = nil, at index: Int? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    perform(.type(text, .field(label, place, index)), fileID, filePath, line, column)
  }

  /// Replaces the text of a field, and returns at once.
  public func fill(
    _ label: String, with text: String, in place: String? = nil, at index: Int? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    perform(.fill(.field(label, place, index), text), fileID, filePath, line, column)
  }

  /// Chooses or deselects an option of a field, and returns at once.
  public func choose(
    _ option: String, for label: String, in place: String? = nil, at index: Int? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    perform(.choose(option, .field(label, place, index)), fileID, filePath, line, column)
  }

  /// Changes a field by one step, and returns at once.
  public func step(
    _ label: String, up: Bool = true, in place: String? = nil, at index: Int? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    perform(.step(.field(label, place, index), up: up), fileID, filePath, line, column)
  }

  /// Presses Return in a field, and returns at once.
  public func submit(
    _ label: String, in place: String? = nil, at index: Int? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    perform(.submit(.field(label, place, index)), fileID, filePath, line, column)
  }

  /// Uses the host's back control, and returns at once.
  public func back(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    perform(.back, fileID, filePath, line, column)
  }

  /// Dismisses a modal or a dialog, and returns at once.
  public func dismiss(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    perform(.dismiss, fileID, filePath, line, column)
  }

  /// Closes the message shown, and returns at once.
  public func closeMessage(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    perform(.closeMessage, fileID, filePath, line, column)
  }

  /// Turns a page, and returns at once.
  public func turnPage(
    forward: Bool,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    perform(.turnPage(forward: forward), fileID, filePath, line, column)
  }

  /// Carries out the host's pending request, and returns at once.
  public func carryOut(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    perform(.carryOut, fileID, filePath, line, column)
  }

  /// Picks files, and returns at once.
  public func pick(
    _ files: PickedFile...,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    perform(.pick(files), fileID, filePath, line, column)
  }

  /// Cancels the host's pending request, and returns at once.
  public func leaveRequest(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    perform(.leaveRequest, fileID, filePath, line, column)
  }

  /// Scrolls, and returns at once.
  public func scroll(
    toEnd: Bool,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    perform(.scroll(toEnd: toEnd), fileID, filePath, line, column)
  }

  /// Opens a link as if from outside the app, and returns at once.
  @discardableResult
  public func open(_ link: String) -> Answer { app?.send(.open(link)) ?? .refused(.notRunning) }

  /// Makes the host narrow or wide, and returns at once.
  public func resize(isNarrow: Bool) { driver.resize(isNarrow: isNarrow) }
}
