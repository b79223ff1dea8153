import CalcotContent

/// A picture at a size in cells, in the forms that terminals need.
package final class ShownImage: Sendable {
  /// The number of the picture, unique in the host.
  package let number: UInt32
  package let size: CellSize
  /// The picture with a pixel for each half of a cell; nil if only the terminal can read the file.
  let halves: Bitmap?
  /// The picture with the pixels of its cells.
  let pixels: Bitmap?
  /// The picture with a limited number of colors, for terminals with sixels.
  let indexed: IndexedBitmap?
  let file: ImageData
  /// The color behind transparent parts.
  let background: UInt32

  init(
    number: UInt32, size: CellSize, halves: Bitmap?, pixels: Bitmap? = nil,
    indexed: IndexedBitmap? = nil, file: ImageData, background: UInt32 = 0
  ) {
    (self.number, self.size, self.halves) = (number, size, halves)
    (self.pixels, self.indexed, self.file) = (pixels, indexed, file)
    self.background = background
  }

  /// Returns a cell of the picture as half blocks.
  func cell(column: Int, line: Int) -> Cell {
    var style = TextStyle.standard
    guard let halves else {
      style.pixels = .covered(number)
      return .space(style)
    }
    let upper = halves.color(column, line * 2, on: background)
    let lower = halves.color(column, line * 2 + 1, on: background)
    style.pixels = .halves(upper: upper, lower: lower)
    return Cell(character: upper == lower ? " " : "▀", style: style, width: 1)
  }
}

/// A picture at its place in a frame.
package struct PlacedImage: Equatable, Sendable {
  package let image: ShownImage
  /// The cells in which the picture is visible.
  package let area: CellArea
  /// The picture's first visible line.
  package let firstLine: Int

  package init(_ image: ShownImage, area: CellArea, firstLine: Int = 0) {
    (self.image, self.area, self.firstLine) = (image, area, firstLine)
  }

  package static func == (one: PlacedImage, other: PlacedImage) -> Bool {
    one.image === other.image && one.area == other.area && one.firstLine == other.firstLine
  }

  /// A Boolean value that indicates whether the whole picture is visible.
  var isWhole: Bool { area.size == image.size }

  /// Returns the range of visible lines if the whole picture is divided into `height` lines.
  func lines(of height: Int) -> Range<Int> {
    let rows = max(image.size.rows, 1)
    return firstLine * height / rows..<(firstLine + area.size.rows) * height / rows
  }

  /// Draws the picture as half blocks.
  func draw(in cells: inout CellBuffer) {
    for row in 0..<area.size.rows {
      for column in 0..<area.size.columns {
        cells.put(
          image.cell(column: column, line: firstLine + row), column: area.column + column,
          row: area.row + row)
      }
    }
  }

  /// Returns a Boolean value that indicates whether nothing has been drawn over the picture.
  func isIntact(in cells: CellBuffer) -> Bool {
    area.rows.allSatisfy { row in
      area.columns.allSatisfy { column in
        cells[column, row].style.pixels
          == image.cell(column: column - area.column, line: firstLine + row - area.row).style
          .pixels
      }
    }
  }

  /// Replaces the picture's cells by blanks that identify it.
  func cover(_ cells: inout CellBuffer) {
    var hasher = Hasher()
    hasher.combine(image.number)
    hasher.combine(area)
    hasher.combine(firstLine)
    var style = TextStyle.standard
    style.pixels = .covered(UInt32(truncatingIfNeeded: hasher.finalize()))
    for row in area.rows {
      for column in area.columns { cells.put(.space(style), column: column, row: row) }
    }
  }
}
