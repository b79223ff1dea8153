public import Calcot
public import CalcotContent

/// The user's actions in an `async` test, and in a closure that awaits.
///
/// Each returns when the tasks of scopes that it has started have ended, or wait for what only the test
/// can bring about: a ``Gate``, a ``ManualClock``, a ``FakeConnection``, a dialog, the user. It does
/// not wait for the end of streams. After half a minute, standard error is told which tasks it waits
/// for. To look at the moment in between, see ``atOnce(_:)``.
extension TestApp {
  /// Taps the button, row, link, switch, tab or choice called `label`.
  ///
  /// - Parameters:
  ///   - role: The role of the control, if controls of several roles have the label.
  ///   - place: The name of the row, section, list or screen around the control.
  ///   - index: The index of the control among those that match the other arguments.
  public func tap(
    _ label: String, as role: ControlRole? = nil, in place: String? = nil, at index: Int? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    await perform(
      .tap(Target(label: label, role: role, place: place, index: index)), fileID, filePath, line,
      column)
  }

  /// Types `text` at the end of the field called `label`.
  public func type(
    _ text: String, into label: String, in place: String? = nil, at index: Int? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    await perform(.type(text, .field(label, place, index)), fileID, filePath, line, column)
  }

  /// Replaces the text of the field called `label` with `text`.
  public func fill(
    _ label: String, with text: String, in place: String? = nil, at index: Int? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    await perform(.fill(.field(label, place, index), text), fileID, filePath, line, column)
  }

  /// Chooses the option called `option` for the field called `label`; deselects it if it is chosen
  /// and the field allows several.
  public func choose(
    _ option: String, for label: String, in place: String? = nil, at index: Int? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    await perform(.choose(option, .field(label, place, index)), fileID, filePath, line, column)
  }

  /// Changes the number or date of the field called `label` by one step, up or down.
  public func step(
    _ label: String, up: Bool = true, in place: String? = nil, at index: Int? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    await perform(.step(.field(label, place, index), up: up), fileID, filePath, line, column)
  }

  /// Presses Return in the field called `label`.
  public func submit(
    _ label: String, in place: String? = nil, at index: Int? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    await perform(.submit(.field(label, place, index)), fileID, filePath, line, column)
  }

  /// Uses the host's back control.
  public func back(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    await perform(.back, fileID, filePath, line, column)
  }

  /// Dismisses a modal, or a dialog that can be cancelled.
  public func dismiss(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    await perform(.dismiss, fileID, filePath, line, column)
  }

  /// Closes the message shown.
  public func closeMessage(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    await perform(.closeMessage, fileID, filePath, line, column)
  }

  /// Turns to the next or the previous page.
  public func turnPage(
    forward: Bool,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    await perform(.turnPage(forward: forward), fileID, filePath, line, column)
  }

  /// Carries out the host's pending request: follows the link, copies, shares.
  public func carryOut(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    await perform(.carryOut, fileID, filePath, line, column)
  }

  /// Picks files where the host asks the user for some.
  public func pick(
    _ files: PickedFile...,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    await perform(.pick(files), fileID, filePath, line, column)
  }

  /// Cancels the host's pending request.
  public func leaveRequest(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    await perform(.leaveRequest, fileID, filePath, line, column)
  }

  /// Scrolls to the end or to the beginning.
  public func scroll(
    toEnd: Bool,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    await perform(.scroll(toEnd: toEnd), fileID, filePath, line, column)
  }

  /// Opens a link, as if from outside the app.
  @discardableResult
  public func open(_ link: String) async -> Answer {
    let answer = atOnce { $0.open(link) }
    await settle()
    return answer
  }

  /// Makes the host too narrow, or wide enough, to show the sides of a split next to each other.
  public func resize(isNarrow: Bool) async {
    atOnce { $0.resize(isNarrow: isNarrow) }
    await settle()
  }
}
