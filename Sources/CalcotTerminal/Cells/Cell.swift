/// One position of a terminal's grid: a character and its style.
package struct Cell: Hashable, Sendable {
  package static let blank = Cell(character: " ", style: .standard, width: 1)

  package let character: Character
  package let style: TextStyle

  /// The number of cells that the character takes; 0 for each cell of a wide character after its first.
  package var width: Int { Int(cells) }
  private let cells: UInt8

  /// A Boolean value that indicates whether some terminals join the character with the cell before it, as
  /// kitty does with Burmese vowels, which Unicode counts as characters of their own.
  var leansOnFormer: Bool {
    character.utf8.count > 1
      && character.unicodeScalars.first?.properties.generalCategory == .spacingMark
  }

  /// A Boolean value that indicates whether all terminals agree on the character's width and
  /// join it with no neighbor.
  package var standsAlone: Bool {
    if character.utf8.count == 1 { return true }
    let scalars = character.unicodeScalars
    guard let scalar = scalars.first, scalars.count == 1 else { return false }
    switch scalar.value {
    case 0x20..<0x300, 0x370..<0x530, 0x2010..<0x2E80, 0x3000..<0xA4D0, 0xAC00..<0xD7A4: return true
    case 0xF900..<0xFB00, 0xFF01..<0xFF61, 0xFFFD, 0x20000..<0x3FFFE: return true
    default: return false
    }
  }

  /// Creates a cell for a character, with as many cells as it takes.
  package init(_ character: Character, style: TextStyle = .standard) {
    let width = DisplayWidth.of(character)
    self.init(character: width == 0 ? " " : character, style: style, width: max(width, 1))
  }

  init(character: Character, style: TextStyle, width: Int) {
    self.character = character
    self.style = style
    cells = UInt8(width)
  }

  /// Returns a further cell of a wide character.
  static func trailing(_ style: TextStyle) -> Cell {
    Cell(character: " ", style: style, width: 0)
  }

  /// Returns a blank in the style of the character that it replaces.
  static func space(_ style: TextStyle) -> Cell {
    Cell(character: " ", style: style, width: 1)
  }
}

/// A position in a terminal's grid, counted from zero at the top left.
package struct CellPosition: Hashable, Sendable {
  package var column: Int
  package var row: Int

  package init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}

/// The size of a terminal's grid.
package struct CellSize: Hashable, Sendable {
  package var columns: Int
  package var rows: Int

  /// Creates a size; negative values count as zero.
  package init(columns: Int, rows: Int) {
    self.columns = max(columns, 0)
    self.rows = max(rows, 0)
  }
}
