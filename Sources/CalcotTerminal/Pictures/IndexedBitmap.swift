/// A picture with a limited number of colors.
package struct IndexedBitmap: Sendable {
  package let size: PixelSize
  /// The colors, as `0xRRGGBB`.
  package private(set) var palette: [UInt32]
  private var indices: [UInt8]
  private static let transparent = UInt8.max

  /// The maximum number of colors.
  static let mostColors = 255

  /// The index of a pixel's color in the palette, or `nil` if the pixel is transparent.
  package subscript(x: Int, y: Int) -> Int? {
    let index = indices[y * size.width + x]
    return index == Self.transparent ? nil : Int(index)
  }

  /// Creates a picture with a limited number of colors: its own if they suffice, otherwise the most
  /// representative ones with error diffusion (Floyd and Steinberg, 1976).
  package init(_ bitmap: Bitmap, colors: Int) {
    size = bitmap.size
    indices = Array(repeating: Self.transparent, count: size.width * size.height)
    let most = min(max(colors, 2), Self.mostColors)
    let own = Self.colors(of: bitmap, most: most)
    palette = own ?? MedianCut.palette(of: bitmap, colors: most)
    guard !palette.isEmpty else { return }
    dither(bitmap)
  }

  /// Returns the colors of a picture, or `nil` if there are more than `most`.
  private static func colors(of bitmap: Bitmap, most: Int) -> [UInt32]? {
    var found: Set<UInt32> = []
    for place in stride(from: 0, to: bitmap.pixels.count, by: 4) where bitmap.isSeen(place) {
      found.insert(bitmap.code(place))
      if found.count > most { return nil }
    }
    return found.sorted()
  }

  private mutating func dither(_ bitmap: Bitmap) {
    let parts = palette.map { color in [16, 8, 0].map { Int(color >> UInt32($0) & 0xFF) } }
    var nearest: [UInt32: Int] = [:]
    // The errors to add in this row and in the next one, with an extra pixel at both ends.
    var missing = [Int](repeating: 0, count: (size.width + 2) * 3)
    for y in 0..<size.height {
      var below = [Int](repeating: 0, count: missing.count)
      for x in 0..<size.width {
        let place = (y * size.width + x) * 4
        guard bitmap.isSeen(place) else { continue }
        let wanted = (0..<3).map { part in
          min(max(Int(bitmap.pixels[place + part]) + missing[(x + 1) * 3 + part] / 16, 0), 255)
        }
        let code = wanted.reduce(0) { $0 << 8 | UInt32($1) }
        let color = nearest[code] ?? Self.nearest(to: wanted, in: parts)
        nearest[code] = color
        indices[y * size.width + x] = UInt8(color)
        for part in 0..<3 {
          let error = wanted[part] - parts[color][part]
          missing[(x + 2) * 3 + part] += error * 7
          below[x * 3 + part] += error * 3
          below[(x + 1) * 3 + part] += error * 5
          below[(x + 2) * 3 + part] += error
        }
      }
      missing = below
    }
  }

  private static func nearest(to color: [Int], in palette: [[Int]]) -> Int {
    func distance(_ other: [Int]) -> Int {
      (0..<3).reduce(0) { $0 + (color[$1] - other[$1]) * (color[$1] - other[$1]) }
    }
    return palette.indices.min { distance(palette[$0]) < distance(palette[$1]) } ?? 0
  }
}

extension Bitmap {
  /// Returns a Boolean value that indicates whether a pixel is at least half opaque.
  func isSeen(_ place: Int) -> Bool { pixels[place + 3] >= 128 }

  /// Returns the color of a pixel as `0xRRGGBB`.
  func code(_ place: Int) -> UInt32 {
    UInt32(pixels[place]) << 16 | UInt32(pixels[place + 1]) << 8 | UInt32(pixels[place + 2])
  }
}
