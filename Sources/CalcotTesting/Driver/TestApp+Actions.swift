public import Calcot
package import CalcotContent

/// The user's actions.
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
  ) {
    with(
      Target(label: label, role: role, place: place, index: index),
      at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    ) { (control) throws(NotThere) in try driver.tap(control) }
  }

  /// Types `text` at the end of the field called `label`.
  public func type(
    _ text: String, into label: String, in place: String? = nil, at index: Int? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    withField(
      Target(label: label, kind: .field, place: place, index: index),
      SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    ) { (field) throws(NotThere) in try driver.type(text, into: field) }
  }

  /// Replaces the text of the field called `label` with `text`.
  public func fill(
    _ label: String, with text: String, in place: String? = nil, at index: Int? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    withField(
      Target(label: label, kind: .field, place: place, index: index),
      SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    ) { (field) throws(NotThere) in try driver.fill(field, with: text) }
  }

  /// Chooses the option called `option` for the field called `label`; deselects it if it is chosen
  /// and the field allows several.
  public func choose(
    _ option: String, for label: String, in place: String? = nil, at index: Int? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    withField(
      Target(label: label, kind: .field, place: place, index: index),
      SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    ) { (field) throws(NotThere) in
      try driver.choose(try field.option(option), for: field)
    }
  }

  /// Changes the number or date of the field called `label` by one step, up or down.
  public func step(
    _ label: String, up: Bool = true, in place: String? = nil, at index: Int? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    withField(
      Target(label: label, kind: .field, place: place, index: index),
      SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    ) { (field) throws(NotThere) in try driver.step(field, up: up) }
  }

  /// Presses Return in the field called `label`.
  public func submit(
    _ label: String, in place: String? = nil, at index: Int? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    withField(
      Target(label: label, kind: .field, place: place, index: index),
      SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    ) { (field) throws(NotThere) in try driver.submit(field) }
  }

  /// Uses the host's back control.
  public func back(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    attempt(SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)) {
      () throws(NotThere) in try driver.back()
    }
  }

  /// Dismisses a modal, or a dialog that can be cancelled.
  public func dismiss(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    attempt(SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)) {
      () throws(NotThere) in try driver.dismiss()
    }
  }

  /// Closes the message shown.
  public func closeMessage(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    attempt(SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)) {
      () throws(NotThere) in try driver.closeMessage()
    }
  }

  /// Opens a link, as if from outside the app.
  @discardableResult
  public func open(_ link: String) -> Answer { app?.send(.open(link)) ?? .refused(.notRunning) }

  /// Turns to the next or the previous page.
  public func turnPage(
    forward: Bool, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    attempt(SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)) {
      () throws(NotThere) in try driver.turnPage(forward: forward)
    }
  }

  /// Carries out the host's pending request: follows the link, copies, shares.
  public func carryOut(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    attempt(SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)) {
      () throws(NotThere) in try driver.carryOut()
    }
  }

  /// Picks files where the host asks the user for some.
  public func pick(
    _ files: PickedFile..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    attempt(SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)) {
      () throws(NotThere) in try driver.pick(files)
    }
  }

  /// Cancels the host's pending request.
  public func leaveRequest(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    attempt(SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)) {
      () throws(NotThere) in try driver.leaveRequest()
    }
  }

  /// Scrolls to the end or to the beginning.
  public func scroll(
    toEnd: Bool, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    attempt(SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)) {
      () throws(NotThere) in try driver.scroll(toEnd: toEnd)
    }
  }

  /// Makes the host too narrow, or wide enough, to show the sides of a split next to each other.
  public func resize(isNarrow: Bool) { driver.resize(isNarrow: isNarrow) }

  private func withField(
    _ target: Target, _ place: SourcePlace, _ body: (ScreenElement) throws(NotThere) -> Void
  ) {
    with(target, at: place) { (control) throws(NotThere) in
      if case .element(let field) = control { try body(field) }
    }
  }
}

extension ScreenElement {
  /// Returns the option of a choice that is called `label`.
  package func option(_ label: String) throws(NotThere) -> ChoiceInput.Option {
    guard case .choice(let input)? = field?.kind else {
      throw NotThere("\"\(self.label)\" is no choice.")
    }
    let named = input.options.filter { $0.label == label }
    guard let option = named.first else {
      throw NotThere(
        "option \"\(label)\" in \"\(self.label)\"", available: input.options.map(\.label))
    }
    guard named.count == 1 else {
      throw NotThere(
        "\(named.count) options of \"\(self.label)\" are called \"\(label)\", so that no user "
          + "can tell them apart.")
    }
    return option
  }
}
