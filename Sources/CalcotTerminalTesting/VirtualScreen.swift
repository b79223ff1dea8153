import CalcotContent
package import CalcotTerminal
import Foundation

/// A simulation of a terminal's screen for tests.
///
/// Interprets the sequences that `CalcotTerminal` writes, and records all others as unknown.
package struct VirtualScreen: Sendable {
  /// The cells shown now.
  package private(set) var cells: CellBuffer
  package private(set) var position = CellPosition(column: 0, row: 0)
  package private(set) var isCursorShown = true
  package private(set) var isAlternate = false
  package private(set) var bracketsPastes = false
  package private(set) var wraps = true
  package private(set) var reportsMouse = false
  /// The title of the window.
  package private(set) var title = ""

  /// The texts that were put on the clipboard, in order.
  package private(set) var copied: [String] = []

  /// The graphics commands (kitty's protocol, inline files and sixels), in order, each with the
  /// position of the cursor.
  package private(set) var graphics: [(place: CellPosition, command: String)] = []

  /// The sequences that were not recognized.
  package private(set) var unknown: [String] = []

  /// The positions that the last bytes wrote to or erased.
  package private(set) var painted: Set<CellPosition> = []

  private var normal: CellBuffer
  private var style = TextStyle.standard
  /// The computed colors of the foreground and the background.
  private var halves: [UInt32?] = [nil, nil]
  private var isBehindLastColumn = false

  package init(_ size: CellSize) {
    cells = CellBuffer(size)
    normal = CellBuffer(size)
  }

  /// The frame shown now.
  package var frame: Frame { Frame(cells, cursor: isCursorShown ? position : nil) }

  /// Interprets bytes. No sequence or character may be split between two calls.
  package mutating func take(_ bytes: [UInt8]) {
    painted = []
    var text: [UInt8] = []
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      if byte >= 0x20 && byte != 0x7F {
        text.append(byte)
        continue
      }
      show(text)
      text = []
      if byte == 0x1B { takeSequence(&rest) } else { takeControl(byte) }
    }
    show(text)
  }

  /// Crops or extends the content, as a terminal does when its window changes.
  package mutating func resize(to size: CellSize) {
    cells = VirtualScreen.copy(cells, to: CellBuffer(size), up: 0)
    normal = VirtualScreen.copy(normal, to: CellBuffer(size), up: 0)
    move(column: position.column, row: position.row)
  }

  private mutating func show(_ bytes: [UInt8]) {
    for character in String(decoding: bytes, as: UTF8.self) {
      let cell = Cell(character, style: shownStyle(of: character))
      if isBehindLastColumn, wraps { startLine() }
      guard position.column + cell.width <= cells.size.columns else { continue }
      put(cell, column: position.column, row: position.row)
      isBehindLastColumn = position.column + cell.width == cells.size.columns
      position.column = min(position.column + cell.width, cells.size.columns - 1)
    }
  }

  private func shownStyle(of character: Character) -> TextStyle {
    guard let upper = halves[0], let lower = halves[1], character == "▀" || upper == lower else {
      return style
    }
    var style = TextStyle.standard
    style.pixels = .halves(upper: upper, lower: lower)
    return style
  }

  private mutating func put(_ cell: Cell, column: Int, row: Int) {
    cells.put(cell, column: column, row: row)
    for half in 0..<cell.width { painted.insert(CellPosition(column: column + half, row: row)) }
  }

  private mutating func takeControl(_ byte: UInt8) {
    switch byte {
    case 0x08: move(column: position.column - 1, row: position.row)
    case 0x0A: lineFeed()
    case 0x0D: move(column: 0, row: position.row)
    default: unknown.append("byte \(byte)")
    }
  }

  private mutating func startLine() {
    move(column: 0, row: position.row)
    lineFeed()
  }

  private mutating func lineFeed() {
    if position.row + 1 < cells.size.rows {
      move(column: position.column, row: position.row + 1)
    } else {
      cells = VirtualScreen.copy(cells, to: CellBuffer(cells.size), up: 1)
    }
  }

  private mutating func move(column: Int, row: Int) {
    position.column = min(max(column, 0), max(cells.size.columns - 1, 0))
    position.row = min(max(row, 0), max(cells.size.rows - 1, 0))
    isBehindLastColumn = false
  }

  private static func copy(_ old: CellBuffer, to new: CellBuffer, up lines: Int) -> CellBuffer {
    var new = new
    for row in 0..<new.size.rows {
      for column in 0..<new.size.columns where old[column, row + lines].width > 0 {
        new.put(old[column, row + lines], column: column, row: row)
      }
    }
    return new
  }
}

extension VirtualScreen {
  private mutating func takeSequence(_ rest: inout ArraySlice<UInt8>) {
    switch rest.popFirst().map({ Unicode.Scalar($0) }) {
    case "[": takeControlSequence(&rest)
    case "]": takeCommand(VirtualScreen.string(&rest))
    case "P": takePassed(VirtualScreen.string(&rest))
    case "_": note(graphic: VirtualScreen.string(&rest))
    default: unknown.append("ESC without [, ] or P")
    }
  }

  private mutating func takeControlSequence(_ rest: inout ArraySlice<UInt8>) {
    let parameters = rest.prefix { (0x20...0x3F).contains($0) }
    rest = rest.dropFirst(parameters.count)
    let text = String(decoding: parameters, as: UTF8.self)
    guard let final = rest.popFirst() else { return unknown.append("[\(text)") }
    let numbers = text.split(separator: ";", omittingEmptySubsequences: false).map { number in
      Int(number).map { min(max($0, 0), 9_999) }
    }
    let count = (numbers.first ?? nil) ?? 1
    switch Character(Unicode.Scalar(final)) {
    case "A": move(column: position.column, row: position.row - count)
    case "B": move(column: position.column, row: position.row + count)
    case "C": move(column: position.column + count, row: position.row)
    case "D": move(column: position.column - count, row: position.row)
    case "G": move(column: count - 1, row: position.row)
    case "H": move(column: ((numbers.dropFirst().first ?? nil) ?? 1) - 1, row: count - 1)
    case "J" where text == "2": (0..<cells.size.rows).forEach { erase(from: 0, row: $0) }
    case "K" where text.isEmpty: erase(from: position.column, row: position.row)
    case "t" where ["22;2", "23;2", "16"].contains(text): break
    case "q" where text == ">", "c" where text.isEmpty, "S" where text == "?1;1;0": break
    case "s", "r": if !["?1036", "?1039"].contains(text) { unknown.append("[\(text) s or r") }
    case "n" where text == "5": break
    case "h", "l": setMode(text, final == UInt8(ascii: "h"))
    case "m": changeStyle(numbers.map { $0 ?? 0 }[...])
    default: unknown.append("[\(text)\(Character(Unicode.Scalar(final)))")
    }
  }

  private mutating func erase(from column: Int, row: Int) {
    for column in column..<max(cells.size.columns, column) where cells[column, row] != .blank {
      put(.blank, column: column, row: row)
    }
  }

  private mutating func setMode(_ mode: String, _ isOn: Bool) {
    switch mode {
    case "?25": isCursorShown = isOn
    case "?7": wraps = isOn
    case "?2004": bracketsPastes = isOn
    case "?2026": break
    case "?1036", "?1039": break
    case "?1002", "?1006": reportsMouse = isOn
    case "?1049" where isOn != isAlternate:
      isAlternate = isOn
      swap(&cells, &normal)
      if isOn { cells = CellBuffer(cells.size) }
    case "?1049": break
    default: unknown.append("mode \(mode)")
    }
  }

  private mutating func changeStyle(_ codes: ArraySlice<Int>) {
    var rest = codes
    while let code = rest.popFirst() {
      guard code == 38 || code == 48 else {
        changeStyle(code)
        continue
      }
      // NB: of the computed colors, only the focus's background and those of pictures matter.
      if code == 48 { style.inverse = true }
      let isWhole = rest.first == 2
      let color = rest.dropFirst().prefix(3).reduce(0) { $0 << 8 | UInt32($1) }
      rest = rest.dropFirst(isWhole ? 4 : 2)
      halves[code == 38 ? 0 : 1] = isWhole ? color : nil
    }
  }

  private mutating func changeStyle(_ code: Int) {
    if code == 49, style.background == .standard { style.inverse = false }
    if [0, 39].contains(code) { halves[0] = nil }
    if [0, 49].contains(code) { halves[1] = nil }
    switch code {
    case 0: style = TextStyle(link: style.link)
    case 1: style.bold = true
    case 2: style.dim = true
    case 4, 24: style.underline = code == 4
    case 7, 27: style.inverse = code == 7
    case 22: (style.bold, style.dim) = (false, false)
    case 30...37, 39: style.foreground = colour(code - 30)
    case 40...47, 49: style.background = colour(code - 40)
    default: unknown.append("style \(code)")
    }
  }

  private func colour(_ number: Int) -> TextStyle.Colour {
    TextStyle.Colour(rawValue: UInt8(min(number, 8))) ?? .standard
  }
}

extension VirtualScreen {
  /// Returns the string up to its terminator, `BEL` or `ESC \`; in a string for tmux each `ESC` is
  /// doubled.
  private static func string(_ rest: inout ArraySlice<UInt8>) -> [UInt8] {
    var string: [UInt8] = []
    let isForTmux = rest.starts(with: "tmux;".utf8)
    while let byte = rest.popFirst() {
      if byte == 0x07, !isForTmux { break }
      if byte == 0x1B, rest.popFirst() != 0x1B || !isForTmux { break }
      string.append(byte)
    }
    return string
  }

  private mutating func note(graphic string: [UInt8]) {
    graphics.append((position, String(decoding: string, as: UTF8.self)))
  }

  private mutating func takePassed(_ string: [UInt8]) {
    if string.starts(with: "0;1q".utf8) { return note(graphic: string) }
    guard string.starts(with: "tmux;".utf8) else { return unknown.append("DCS") }
    take(Array(string.dropFirst(5)))
  }

  /// Performs an operating system command: a link, or text for the clipboard.
  private mutating func takeCommand(_ string: [UInt8]) {
    let text = String(decoding: string, as: UTF8.self)
    let parts = text.split(separator: ";", maxSplits: 2, omittingEmptySubsequences: false)
    switch (parts.first, parts.count) {
    case ("2", 2): title = String(parts[1])
    case ("8", 3): style.link = try? WebAddress(String(parts[2]))
    case ("10", 2) where parts[1] == "?", ("11", 2) where parts[1] == "?": break
    case ("1337", _): note(graphic: string)
    case ("52", 3) where parts[1] == "c":
      guard let data = Data(base64Encoded: String(parts[2])) else { fallthrough }
      copied.append(String(decoding: data, as: UTF8.self))
    default: unknown.append("]\(text)")
    }
  }
}
