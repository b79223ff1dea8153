public import CalcotTerminal
import CalcotTesting

/// A terminal in which a program runs as for a user: real keys go in, and the visible text of the
/// screen comes out.
///
/// ```swift
/// let app = try PseudoTerminal(BuiltProgram.path("Showcase"), "--database", path)
/// await app.screen(contains: "My groups")
/// await app.press(.control("q"))
/// #expect(await app.end() == .exit(0))
/// #expect(await app.isRestored)
/// ```
///
/// A wait ends as soon as the expected output arrives; at the deadline it fails the test and shows
/// the screen. The program is killed when the last reference is released. The actor waits on its
/// own queue, so that other tests continue.
public actor PseudoTerminal {
  /// The default time limit of a wait.
  public static let patience = Duration.seconds(120)

  /// The executor on whose queue the actor waits.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  private let executor = QueueExecutor()
  private let program: TerminalProgram

  /// Starts a program with `TERM`, `PATH` and the given environment variables.
  ///
  /// - Throws: ``ProgramError`` if the system does not start the program.
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

  // MARK: User input

  /// Types a text.
  public func type(_ text: String) { program.terminal.type(Array(text.utf8)) }

  /// Presses keys. After ``CalcotTerminal/Key/escape``, wait for its effect before the next key:
  /// together they would be a key held with Alt.
  public func press(_ keys: Key...) { keys.forEach { program.terminal.type($0.bytes) } }

  /// Presses a key until the row, button or field called `label` has the focus. Tab moves from one
  /// part of the screen to the next; arrows are pressed for elements in the line of the focus. The
  /// test fails if the focus stops before, or if it wraps around twice past the same elements: if
  /// the screen has changed meanwhile, the first time proves nothing.
  public func moveFocus(
    to label: String, by key: Key = .tab, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    var seen: [ScreenFocus] = []
    var (former, rounds): (Set<String>, Int) = ([], 0)
    _ = awaitFocus(other: nil)
    while let focus = ScreenFocus(program.terminal.screen) {
      if focus.name == label { return }
      if seen.contains(where: focus.isSameElement(as:)) {
        let names = Set(seen.map(\.name))
        rounds += 1
        if names == former || rounds == 5 { break }
        (former, seen) = (names, [])
      }
      seen.append(focus)
      press(key == .tab ? self.key(from: focus, to: label) : key)
      guard awaitFocus(other: focus) else { break }
    }
    let names = seen.map { "\"\($0.name)\"" }.joined(separator: ", ")
    reportFailure(
      "There is no \"\(label)\" to be reached; there is \(names) on the screen:\n\(text)",
      at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Returns the arrow to a label in the line of the focus, or Tab if the label is not in it.
  private func key(from focus: ScreenFocus, to label: String) -> Key {
    let line = lines[focus.row]
    guard !focus.isField, let found = line.firstRange(of: "[\(label)]") else { return .tab }
    return DisplayWidth.of(line[..<found.lowerBound]) > focus.column ? .right : .left
  }

  private func awaitFocus(other former: ScreenFocus?) -> Bool {
    let line = former.map { lines[$0.row] }
    return program.terminal.awaitScreen(within: Self.patience) { screen in
      guard let focus = ScreenFocus(screen) else { return false }
      guard let former else { return true }
      // NB: an element that has been moved together with its line still has the focus.
      if focus.text == former.text, screen.cells.lines[former.row] != line { return false }
      return !focus.isSameElement(as: former)
    }
  }

  /// Changes the size of the window.
  public func resize(columns: Int, rows: Int) {
    program.terminal.resize(columns: columns, rows: rows)
  }

  /// Sends a signal to the program.
  public func send(signal: Int32) { program.send(signal) }

  // MARK: Screen

  /// Waits until all of `texts`, each in one line, and none of `absent` are visible at once. The
  /// test fails, at the place of the call, if that does not happen in time.
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

  /// The rows of the screen after the output read so far, without trailing blanks.
  public var lines: [String] { program.terminal.screen.cells.lines }

  /// The rows of the screen as text, without trailing empty ones.
  public var text: String {
    lines.reversed().drop { $0.isEmpty }.reversed().joined(separator: "\n")
  }

  /// Returns the column of the screen at which a text begins, counted in cells, or `nil` if it is
  /// not visible.
  public func column(of text: String, inLineWith other: String = "") -> Int? {
    for line in lines where line.contains(other) {
      if let found = line.firstRange(of: text) { return DisplayWidth.of(line[..<found.lowerBound]) }
    }
    return nil
  }

  /// All output of the program that has been read, including control sequences.
  public var output: String { String(decoding: program.terminal.output, as: UTF8.self) }

  // MARK: End

  /// Waits for the program to end while reading its output; returns ``ProgramEnd/running`` at the
  /// time limit.
  public func end(within limit: Duration = patience) -> ProgramEnd {
    program.awaitEnd(within: limit)
  }

  /// A Boolean value that indicates whether the terminal is restored: its modes, the normal screen,
  /// the cursor, line wrapping, and unbracketed pastes.
  public var isRestored: Bool {
    let screen = program.terminal.screen
    return program.terminal.modes == program.modesBefore && !screen.isAlternate
      && screen.isCursorShown && screen.wraps && !screen.bracketsPastes
  }
}
