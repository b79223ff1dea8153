/// A picture as pixels, row by row from the top left, each with red, green, blue and alpha.
package struct Bitmap: Equatable, Sendable {
  package let size: PixelSize
  package var pixels: [UInt8]

  /// Creates a picture whose pixels are all transparent.
  package init(_ size: PixelSize) {
    self.size = size
    pixels = Array(repeating: 0, count: size.width * size.height * 4)
  }

  /// Returns the color of a pixel on a background, as `0xRRGGBB`.
  func color(_ x: Int, _ y: Int, on background: UInt32) -> UInt32 {
    let place = (y * size.width + x) * 4
    let alpha = Int(pixels[place + 3])
    return (0..<3).reduce(0) { color, part in
      let behind = Int(background >> UInt32(16 - 8 * part)) & 0xFF
      let mixed = (Int(pixels[place + part]) * alpha + behind * (255 - alpha) + 127) / 255
      return color << 8 | UInt32(mixed)
    }
  }

  /// Returns the picture in another size. Each new pixel is the mean of the pixels that it covers.
  ///
  /// - Complexity: O(*n*) in the number of pixels of the larger picture.
  package func scaled(to new: PixelSize) -> Bitmap {
    var result = Bitmap(new)
    for y in 0..<new.height {
      let rows = Self.source(of: y, in: new.height, from: size.height)
      for x in 0..<new.width {
        let columns = Self.source(of: x, in: new.width, from: size.width)
        put(meanOf: columns, rows, into: &result.pixels, at: (y * new.width + x) * 4)
      }
    }
    return result
  }

  private static func source(of place: Int, in new: Int, from old: Int) -> Range<Int> {
    let first = place * old / new
    return first..<max((place + 1) * old / new, first + 1)
  }

  private func put(
    meanOf columns: Range<Int>, _ rows: Range<Int>, into target: inout [UInt8], at place: Int
  ) {
    var (red, green, blue, alpha) = (0, 0, 0, 0)
    for y in rows {
      for x in columns {
        let source = (y * size.width + x) * 4
        let weight = Int(pixels[source + 3])
        red += Int(pixels[source]) * weight
        green += Int(pixels[source + 1]) * weight
        blue += Int(pixels[source + 2]) * weight
        alpha += weight
      }
    }
    guard alpha > 0 else { return }
    target[place] = UInt8(red / alpha)
    target[place + 1] = UInt8(green / alpha)
    target[place + 2] = UInt8(blue / alpha)
    target[place + 3] = UInt8(alpha / (rows.count * columns.count))
  }
}

/// A size in pixels.
package struct PixelSize: Hashable, Sendable {
  package var width: Int
  package var height: Int

  package init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
  }
}
