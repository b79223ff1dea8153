/// A writer of pictures as sixels (DEC STD 070): columns of six pixels, color by color.
enum SixelWriter {
  /// Returns the visible lines of a picture. Transparent pixels are not drawn.
  static func bytes(of placed: PlacedImage, cell: PixelSize) -> [UInt8] {
    guard let bitmap = placed.image.indexed else { return [] }
    let lines = placed.lines(of: bitmap.size.height)
    // NB: terminals count begun columns of six as whole ones, which would reach into the next row.
    let height = lines.count / 6 * 6
    var bytes = Array("\u{1B}P0;1q\"1;1;\(bitmap.size.width);\(height)".utf8)
    for (index, color) in bitmap.palette.enumerated() {
      let parts = [16, 8, 0].map { (color >> UInt32($0) & 0xFF) * 100 / 255 }
      bytes += Array("#\(index);2;\(parts[0]);\(parts[1]);\(parts[2])".utf8)
    }
    for top in stride(from: lines.lowerBound, to: lines.lowerBound + height, by: 6) {
      if top > lines.lowerBound { bytes.append(UInt8(ascii: "-")) }
      write(band: top, of: bitmap, to: &bytes)
    }
    return bytes + Array("\u{1B}\\".utf8)
  }

  private static func write(band top: Int, of bitmap: IndexedBitmap, to bytes: inout [UInt8]) {
    let width = bitmap.size.width
    var columns: [Int: [UInt8]] = [:]
    for y in 0..<6 {
      for x in 0..<width {
        guard let color = bitmap[x, top + y] else { continue }
        columns[color, default: Array(repeating: 0, count: width)][x] |= 1 << UInt8(y)
      }
    }
    for (place, color) in columns.keys.sorted().enumerated() {
      if place > 0 { bytes.append(UInt8(ascii: "$")) }
      bytes += Array("#\(color)".utf8)
      write(columns[color] ?? [], to: &bytes)
    }
  }

  /// Writes columns. Repeated columns are written once, with their count.
  private static func write(_ columns: [UInt8], to bytes: inout [UInt8]) {
    var start = 0
    while start < columns.count {
      var end = start + 1
      while end < columns.count, columns[end] == columns[start] { end += 1 }
      if end == columns.count, columns[start] == 0 { return }
      let sign = columns[start] + 63
      let count = end - start
      bytes +=
        count > 3 ? Array("!\(count)".utf8) + [sign] : Array(repeating: sign, count: count)
      start = end
    }
  }
}
