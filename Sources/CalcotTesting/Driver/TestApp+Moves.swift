import Calcot
package import CalcotContent

/// Moves of the user as values.
extension TestApp {
  /// Makes a move, and fails the test at a line if it cannot be made.
  func perform(
    _ move: TestMove, _ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    attempt(place, on: move.target) { () throws(NotThere) in try make(move) }
  }

  /// Makes a move, and waits for what it has started.
  func perform(
    _ move: TestMove, _ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt
  ) async {
    await then(fileID: fileID, filePath: filePath, line: line, column: column) {
      $0.perform(move, fileID, filePath, line, column)
    }
  }

  /// Makes a move like a line of a test, without failing it.
  ///
  /// - Throws: The reason why it cannot be made.
  package func make(_ move: TestMove) throws(NotThere) {
    switch move {
    case .tap(let target): try driver.tap(control(target))
    case .tapTwice(let target):
      let control = try control(target)
      try driver.tap(control)
      try? driver.tap(control)
    case .type(let text, let target): try driver.type(text, into: field(target))
    case .fill(let target, let text): try driver.fill(field(target), with: text)
    case .choose(let option, let target):
      let field = try field(target)
      try driver.choose(try field.option(option), for: field)
    case .step(let target, let up): try driver.step(field(target), up: up)
    case .submit(let target): try driver.submit(field(target))
    case .back: try driver.back()
    case .dismiss: try driver.dismiss()
    case .closeMessage: try driver.closeMessage()
    case .carryOut: try driver.carryOut()
    case .leaveRequest: try driver.leaveRequest()
    case .pick(let files): try driver.pick(files)
    case .open(let link):
      if case .refused(let refusal) = open(link) { throw NotThere("\(refusal)") }
    case .turnPage(let forward): try driver.turnPage(forward: forward)
    case .scroll(let toEnd): try driver.scroll(toEnd: toEnd)
    case .outside(let name):
      guard let event = outside.move(name) else {
        throw NotThere("event \"\(name)\"", available: outside.moves.map(\.name))
      }
      outside.make(event)
    }
  }

  /// Returns the control that matches a target, if it can be used.
  package func control(_ target: Target) throws(NotThere) -> Control {
    let found = try finder().control(target)
    guard found.isEnabled else {
      throw NotThere("\"\(target.label)\" is there, but it is disabled.")
    }
    return found.control
  }

  /// Returns the field that matches a target, if it can be changed.
  package func field(_ target: Target) throws(NotThere) -> ScreenElement {
    guard case .element(let field) = try control(target) else {
      throw NotThere("\"\(target.label)\" is no field.")
    }
    return field
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
