public import CalcotTerminal
import CalcotTesting

/// The user at a terminal of their own, in which a program runs: real keys go in, and what can be
/// read on the screen comes out.
///
/// ```swift
/// let app = try PseudoTerminal(BuiltProgram.path("Showcase"), "--database", path)
/// await app.screen(contains: "My groups")
/// await app.press(.control("q"))
/// #expect(await app.end() == .exit(0))
/// #expect(await app.isRestored)
/// ```
///
/// Waiting ends with the output that brings what is awaited, or makes the test fail at a deadline
/// and show the screen. The program is killed when the last reference is let go. The actor waits
/// on a queue of its own, so that other tests go on.
public actor PseudoTerminal {
  /// How long is waited where nothing else is said.
  public static let patience = Duration.seconds(15)

  /// The queue on which the user waits.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  private let executor = QueueExecutor()
  private let program: TerminalProgram

  /// Starts a program, with `TERM`, `PATH` and what is given for its variables.
  ///
  /// - Throws: ``ProgramError`` when the system does not start it.
  public init(
    _ path: String, _ arguments: String..., environment: [String: String] = [:],
    columns: Int = 80, rows: Int = 24
  ) throws(ProgramError) {
    let base = [
      "TERM": "xterm-256color", "PATH": "/usr/bin:/bin", "TZ": "UTC",
      "SWIFT_BACKTRACE": "enable=no",
    ]
    program = try TerminalProgram(
      [path] + arguments, environment: base.merging(environment) { $1 },
      on: TerminalPair(columns: columns, rows: rows))
  }

  // MARK: What the user does

  /// Types a text.
  public func type(_ text: String) { program.terminal.type(Array(text.utf8)) }

  /// Presses keys. After ``CalcotTerminal/Key/escape``, wait for what it does before the next key:
  /// together they would be a key held with Alt.
  public func press(_ keys: Key...) { keys.forEach { program.terminal.type($0.bytes) } }

  /// Presses a key until the row, button or field called `label` has the focus; makes the test
  /// fail when the focus comes round or stands still before.
  public func moveFocus(
    to label: String, by key: Key = .tab, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    var seen: [ScreenFocus] = []
    _ = awaitFocus(other: nil)
    while let focus = ScreenFocus(program.terminal.screen), !seen.contains(focus) {
      if focus.name == label { return }
      seen.append(focus)
      press(key)
      guard awaitFocus(other: focus) else { break }
    }
    let names = seen.map { "\"\($0.name)\"" }.joined(separator: ", ")
    reportFailure(
      "There is no \"\(label)\" to be reached; there is \(names) on the screen:\n\(text)",
      at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  private func awaitFocus(other former: ScreenFocus?) -> Bool {
    program.terminal.awaitScreen(within: .seconds(5)) { screen in
      ScreenFocus(screen).map { $0 != former } ?? false
    }
  }

  /// Changes the size of the window.
  public func resize(columns: Int, rows: Int) {
    program.terminal.resize(columns: columns, rows: rows)
  }

  /// Sends the program a signal.
  public func send(signal: Int32) { program.send(signal) }

  // MARK: What the user sees

  /// Waits until every one of `texts` can be read at once, each in one line, and none of `absent`;
  /// makes the test fail, at the place of the call, when that is not so in time.
  @discardableResult
  public func screen(
    contains texts: String..., without absent: String..., within limit: Duration = patience,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Bool {
    let isThere = program.terminal.awaitScreen(within: limit) { screen in
      let lines = screen.cells.lines
      return texts.allSatisfy { text in lines.contains { $0.contains(text) } }
        && absent.allSatisfy { text in !lines.contains { $0.contains(text) } }
    }
    if !isThere {
      let wanted = texts.map { "\"\($0)\"" } + absent.map { "no \"\($0)\"" }
      reportFailure(
        "The screen does not show \(wanted.joined(separator: ", ")). It shows:\n\(text)",
        at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
    }
    return isThere
  }

  /// The rows of the screen after what has been read, without the blanks at their ends.
  public var lines: [String] { program.terminal.screen.cells.lines }

  /// The rows under each other, without the empty ones at the end.
  public var text: String {
    lines.reversed().drop { $0.isEmpty }.reversed().joined(separator: "\n")
  }

  /// In which column of the screen a text begins, by the cells that a terminal gives to what is
  /// before it; nil where it cannot be read.
  public func column(of text: String, inLineWith other: String = "") -> Int? {
    for line in lines where line.contains(other) {
      if let found = line.firstRange(of: text) { return DisplayWidth.of(line[..<found.lowerBound]) }
    }
    return nil
  }

  /// Everything that the program wrote and that has been read, control sequences included.
  public var output: String { String(decoding: program.terminal.output, as: UTF8.self) }

  // MARK: How it ends

  /// Waits for the program to end, reading what it writes; ``ProgramEnd/running`` when it does not
  /// end in time.
  public func end(within limit: Duration = patience) -> ProgramEnd {
    program.awaitEnd(within: limit)
  }

  /// Whether the terminal is as it was before the program: its modes, the normal screen, the
  /// cursor, line wrapping, and pastes that are not marked.
  public var isRestored: Bool {
    let screen = program.terminal.screen
    return program.terminal.modes == program.modesBefore && !screen.isAlternate
      && screen.isCursorShown && screen.wraps && !screen.bracketsPastes
  }
}
