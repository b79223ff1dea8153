/// The control sequences that move a terminal's cursor.
enum CursorMove {
  /// Returns every candidate sequence for a move. Either coordinate of the start may be unknown.
  static func all(fromColumn: Int?, fromRow: Int?, toColumn: Int, toRow: Int) -> [String] {
    var moves = [absolute(column: toColumn, row: toRow)]
    if let fromRow { moves += down(fromRow, toRow, keeping: fromColumn, toColumn) }
    guard fromRow == toRow else { return moves }
    moves.append(sequence(toColumn + 1, "G"))
    if toColumn == 0 { moves.append("\r") }
    guard let fromColumn else { return moves }
    let distance = toColumn - fromColumn
    if distance > 0 { moves.append(sequence(distance, "C")) }
    if distance < 0 { moves.append(sequence(-distance, "D")) }
    if (-3..<0).contains(distance) {
      moves.append(String(repeating: "\u{8}", count: -distance))
    }
    return moves
  }

  private static func down(
    _ fromRow: Int, _ toRow: Int, keeping fromColumn: Int?, _ toColumn: Int
  ) -> [String] {
    let distance = toRow - fromRow
    var moves: [String] = []
    if fromColumn == toColumn, distance > 0 { moves.append(sequence(distance, "B")) }
    if fromColumn == toColumn, distance < 0 { moves.append(sequence(-distance, "A")) }
    if toColumn == 0, (1...3).contains(distance) {
      moves.append("\r" + String(repeating: "\n", count: distance))
    }
    return moves
  }

  private static func absolute(column: Int, row: Int) -> String {
    if column == 0 { return row == 0 ? "\u{1B}[H" : sequence(row + 1, "H") }
    return "\u{1B}[\(row == 0 ? "" : String(row + 1));\(column + 1)H"
  }

  private static func sequence(_ count: Int, _ final: String) -> String {
    "\u{1B}[\(count == 1 ? "" : String(count))\(final)"
  }
}
