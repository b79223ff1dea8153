package import CalcotTerminal

/// An in-memory terminal for tests, which renders output and types keys.
@MainActor
package final class VirtualTerminal: TerminalDevice {
  package var onEvent: ((TerminalEvent) -> Void)?
  package private(set) var size: CellSize
  package private(set) var screen: VirtualScreen
  package private(set) var isOpen = false
  package var cell: PixelSize?

  /// A closure that receives the bytes that are written.
  package var onWrite: (([UInt8]) -> Void)?

  /// The number of bytes written so far.
  package private(set) var bytesWritten = 0

  /// A Boolean value that indicates whether the terminal confirms each frame at once.
  package var confirmsFrames = true

  package init(columns: Int = 80, rows: Int = 24) {
    size = CellSize(columns: columns, rows: rows)
    screen = VirtualScreen(size)
  }

  package func open() throws(TerminalError) {
    guard !isOpen else { return }
    isOpen = true
    screen.take(TerminalModes.enter)
  }

  package func write(_ bytes: [UInt8]) {
    guard isOpen else { return }
    bytesWritten += bytes.count
    onWrite?(bytes)
    screen.take(bytes)
    if confirmsFrames, bytes.suffix(FramePacing.question.count) == FramePacing.question[...] {
      confirmFrame()
    }
  }

  /// Tells the host that a frame is shown.
  package func confirmFrame() { onEvent?(.input(Array("\u{1B}[0n".utf8))) }

  package func dropAnswers(_ count: Int) {}

  package func close() {
    guard isOpen else { return }
    screen.take(TerminalModes.leave)
    isOpen = false
  }

  package func suspend() {
    guard isOpen else { return }
    screen.take(TerminalModes.leave)
    screen.take(TerminalModes.enter)
    onEvent?(.resumed)
  }

  /// The visible rows, without trailing blanks.
  package var lines: [String] { screen.cells.lines }

  /// The visible rows as text, without trailing empty ones.
  package var text: String {
    var lines = lines
    while lines.last == "" { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  /// The number of cells that the last `write(_:)` painted.
  package var cellsPainted: Int { screen.painted.count }

  package func style(column: Int, row: Int) -> TextStyle { screen.cells[column, row].style }

  /// Types keys: sends the bytes of each key at once, followed by a pause.
  package func type(_ keys: [Key]) {
    for key in keys {
      onEvent?(.input(key.bytes))
      onEvent?(.inputPaused(isLong: true))
    }
  }

  package func type(_ keys: Key...) { type(keys) }

  /// Types a text character by character.
  package func type(text: String) { type(text.map { $0.isNewline ? .enter : .character($0) }) }

  package func resize(columns: Int, rows: Int) {
    size = CellSize(columns: columns, rows: rows)
    screen.resize(to: size)
    onEvent?(.resized(size))
  }

  /// Hangs up, as when the window closes.
  package func hangUp() {
    isOpen = false
    onEvent?(.hungUp)
  }

  /// Requests the end of the process, as a signal does.
  package func terminate(signal: Int32) {
    close()
    onEvent?(.terminated(status: 128 + signal))
  }
}
