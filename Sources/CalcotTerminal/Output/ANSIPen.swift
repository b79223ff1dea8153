import Calcot
import CalcotContent

/// An encoder that writes cells as bytes and tracks the terminal's cursor and style.
struct ANSIPen {
  private(set) var bytes: [UInt8] = []
  private let size: CellSize
  private let theme: Theme
  private var column: Int?
  private var row: Int?
  private var look = Look()
  private var link: WebAddress?

  init(size: CellSize, position: CellPosition?, theme: Theme) {
    self.size = size
    self.theme = theme
    column = position?.column
    row = position?.row
    forgetImpossiblePosition()
  }

  mutating func clear() {
    append("\u{1B}[m\u{1B}[2J")
    (column, row) = (nil, nil)
  }

  mutating func write(_ cell: Cell, column: Int, row: Int) {
    let joins = !cell.standsAlone
    if joins { self.column = nil }
    move(column: column, row: row)
    select(cell.style)
    if joins, cell.width > 1 || cell.leansOnFormer {
      // NB: a terminal that joins the sequence, or a mark with the cell before, leaves these cells as they were.
      append(String(repeating: " ", count: cell.width))
      self.column = nil
      move(column: column, row: row)
    }
    bytes.append(contentsOf: cell.character.utf8)
    // NB: after the last column the cursor waits for the next character, and terminals differ in
    // how they move from there. They also disagree on where a sequence of scalars leaves the
    // cursor.
    let next = column + cell.width
    self.column = joins || next >= size.columns ? nil : next
  }

  /// Sends a command that leaves the cursor where it is.
  mutating func send(_ command: [UInt8]) { bytes += command }

  /// Draws a picture. The cursor's position is unknown afterwards.
  mutating func draw(_ picture: [UInt8], at place: CellPosition) {
    move(column: place.column, row: place.row)
    bytes += picture
    (column, row) = (nil, nil)
  }

  /// Clears the rest of a row. Costs three bytes and the move.
  mutating func eraseTail(column: Int, row: Int) {
    move(column: column, row: row)
    select(.standard)
    append("\u{1B}[K")
  }

  /// Selects a style by its difference from the current one or from the standard, whichever is
  /// shorter.
  mutating func select(_ new: TextStyle) {
    if new.link != link { append("\u{1B}]8;;\(new.link?.text ?? "")\u{07}") }
    link = new.link
    select(theme.look(of: new))
  }

  private mutating func select(_ new: Look) {
    guard new != look else { return }
    let anew = new == Look() ? "" : ";" + SGR.changes(from: Look(), to: new)
    let changes = SGR.changes(from: look, to: new)
    append("\u{1B}[" + (changes.utf8.count <= anew.utf8.count ? changes : anew) + "m")
    look = new
  }

  mutating func place(cursor: CellPosition?, wasShown: Bool?) {
    guard let cursor else {
      if wasShown != false { append("\u{1B}[?25l") }
      return
    }
    let column = min(max(cursor.column, 0), max(size.columns - 1, 0))
    let row = min(max(cursor.row, 0), max(size.rows - 1, 0))
    move(column: column, row: row)
    if wasShown != true { append("\u{1B}[?25h") }
  }

  /// Moves the cursor with the shortest sequence.
  private mutating func move(column: Int, row: Int) {
    guard column != self.column || row != self.row else { return }
    let moves = CursorMove.all(
      fromColumn: self.column, fromRow: self.row, toColumn: column, toRow: row)
    if let shortest = moves.min(by: { $0.utf8.count < $1.utf8.count }) { append(shortest) }
    self.column = column
    self.row = row
  }

  private mutating func forgetImpossiblePosition() {
    guard let column, let row else { return }
    if column < 0 || row < 0 || column >= size.columns || row >= size.rows {
      (self.column, self.row) = (nil, nil)
    }
  }

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }
}
