import CalcotContent
import Foundation

@testable import CalcotTerminal

/// Small pictures in the forms that terminals need.
enum ImageSamples {
  /// A file of 9 by 6 pixels.
  static let file = ImageData(PNGSamples.all[0].file)

  /// Returns a bitmap of one color for each row, as `0xRRGGBB`.
  static func bitmap(_ rows: [UInt32], width: Int) -> Bitmap {
    var bitmap = Bitmap(PixelSize(width: width, height: rows.count))
    for (y, color) in rows.enumerated() {
      for x in 0..<width {
        let place = (y * width + x) * 4
        for part in 0..<3 {
          bitmap.pixels[place + part] = UInt8(color >> UInt32(16 - 8 * part) & 0xFF)
        }
        bitmap.pixels[place + 3] = 255
      }
    }
    return bitmap
  }

  /// Returns a picture of 4 columns and 2 lines, of which each half of a line has a color.
  static func image(_ number: UInt32 = 7, file: ImageData = file) -> ShownImage {
    let halves = bitmap([0xFF0000, 0x00FF00, 0x0000FF, 0x0000FF], width: 4)
    let pixels = halves.scaled(to: PixelSize(width: 8, height: 12))
    return ShownImage(
      number: number, size: CellSize(columns: 4, rows: 2), halves: halves, pixels: pixels,
      indexed: IndexedBitmap(pixels, colors: 16), file: file)
  }

  /// Returns a frame with pictures, and a text in the last row.
  static func frame(
    _ images: PlacedImage..., size: CellSize = CellSize(columns: 12, rows: 4)
  ) -> Frame {
    var frame = Frame(CellBuffer(size))
    frame.cells.write("text", at: CellPosition(column: 0, row: size.rows - 1))
    for image in images { image.draw(in: &frame.cells) }
    frame.images = images
    return frame
  }

  static func placed(
    _ image: ShownImage, column: Int, row: Int, lines: Range<Int> = 0..<2
  ) -> PlacedImage {
    let size = CellSize(columns: image.size.columns, rows: lines.count)
    return PlacedImage(
      image, area: CellArea(column: column, row: row, size: size), firstLine: lines.lowerBound)
  }
}
