import CalcotContent

/// The lines of a grid, each with as many cards as fit. A line is a row of the system's list, which
/// makes only visible rows.
struct CardLines: Equatable {
  /// The number of cards in a line.
  let across: Int
  private let total: Int

  /// The space between two cards.
  static let spacing = 12.0

  init(total: Int, width: Double, least: Double) {
    let least = max(least, 1)
    let fitting = (width + Self.spacing) / (least + Self.spacing)
    across = fitting.isFinite ? Int(min(max(fitting, 1), 12)) : 1
    self.total = max(total, 0)
  }

  /// The number of lines.
  var count: Int { total / across + (total % across == 0 ? 0 : 1) }

  /// Returns the indices of the rows in a line.
  func rows(in line: Int) -> Range<Int> {
    guard (0..<count).contains(line) else { return total..<total }
    let first = line * across
    return first..<first + min(across, total - first)
  }
}
