import CalcotContent

/// A reader of the pixels of a PNG picture (ISO/IEC 15948) in any of its formats.
///
/// No input makes the reader trap. Checksums are ignored, so a damaged picture gives `nil` or wrong
/// pixels.
struct PNGReader {
  private let bytes: [UInt8]
  private var size = PixelSize(width: 0, height: 0)
  private var depth = 0
  private var kind = 0
  private var isInterlaced = false
  private var palette: [[UInt8]] = []
  private var transparency: [UInt8] = []
  private var data: [UInt8] = []

  /// The maximum number of pixels of a picture.
  static let mostPixels = 25_000_000

  /// Returns the picture in a file, or nil if it is damaged or too large, or if the task is cancelled.
  static func bitmap(of bytes: [UInt8]) -> Bitmap? {
    var reader = PNGReader(bytes)
    guard reader.readChunks() else { return nil }
    return reader.bitmap
  }

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  private mutating func readChunks() -> Bool {
    var place = 8
    while place + 12 <= bytes.count {
      let length = number(at: place)
      let name = bytes[place + 4..<place + 8]
      let start = place + 8
      guard start + length + 4 <= bytes.count else { break }
      let content = bytes[start..<start + length]
      switch String(decoding: name, as: UTF8.self) {
      case "IHDR": guard readHeader(content) else { return false }
      case "PLTE":
        palette = stride(from: start, to: start + length - 2, by: 3).map {
          Array(bytes[$0..<$0 + 3])
        }
      case "tRNS": transparency = Array(content)
      case "IDAT": data += content
      case "IEND": return true
      default: break
      }
      place = start + length + 4
    }
    return !data.isEmpty
  }

  private mutating func readHeader(_ content: ArraySlice<UInt8>) -> Bool {
    guard content.count == 13, size.width == 0 else { return false }
    let start = content.startIndex
    size = PixelSize(width: number(at: start), height: number(at: start + 4))
    (depth, kind) = (Int(content[start + 8]), Int(content[start + 9]))
    isInterlaced = content[start + 12] == 1
    let depths = [0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16]]
    guard size.width > 0, size.height > 0, depths[kind]?.contains(depth) == true else {
      return false
    }
    let (pixels, overflows) = size.width.multipliedReportingOverflow(by: size.height)
    return !overflows && pixels <= Self.mostPixels
  }

  private func number(at place: Int) -> Int {
    bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  /// The number of samples per pixel.
  private var samples: Int {
    switch kind {
    case 0, 3: 1
    case 2: 3
    case 4: 2
    default: 4
    }
  }

  /// A part of the pixels that is stored separately: all of them, or one of Adam7's seven passes.
  private struct Pass {
    let x: Int
    let y: Int
    let stepX: Int
    let stepY: Int

    static let whole = [Pass(x: 0, y: 0, stepX: 1, stepY: 1)]
    static let interlaced = [
      Pass(x: 0, y: 0, stepX: 8, stepY: 8), Pass(x: 4, y: 0, stepX: 8, stepY: 8),
      Pass(x: 0, y: 4, stepX: 4, stepY: 8), Pass(x: 2, y: 0, stepX: 4, stepY: 4),
      Pass(x: 0, y: 2, stepX: 2, stepY: 4), Pass(x: 1, y: 0, stepX: 2, stepY: 2),
      Pass(x: 0, y: 1, stepX: 1, stepY: 2),
    ]

    func size(in whole: PixelSize) -> PixelSize {
      PixelSize(
        width: (whole.width - x + stepX - 1) / stepX,
        height: (whole.height - y + stepY - 1) / stepY)
    }
  }

  private func rowLength(_ width: Int) -> Int { (width * samples * depth + 7) / 8 }

  private var bitmap: Bitmap? {
    let passes = (isInterlaced ? Pass.interlaced : Pass.whole).filter {
      $0.size(in: size).width > 0 && $0.size(in: size).height > 0
    }
    let count = passes.reduce(0) { sum, pass in
      sum + pass.size(in: size).height * (rowLength(pass.size(in: size).width) + 1)
    }
    guard kind != 3 || !palette.isEmpty, let raw = Inflate.zlib(data, count: count) else {
      return nil
    }
    var bitmap = Bitmap(size)
    var place = 0
    for pass in passes {
      let part = pass.size(in: size)
      var row = [UInt8](repeating: 0, count: rowLength(part.width))
      for line in 0..<part.height {
        guard !Task.isCancelled else { return nil }
        let filter = raw[place]
        let end = place + 1 + row.count
        guard let plain = unfiltered(raw[place + 1..<end], filter, above: row) else { return nil }
        (row, place) = (plain, end)
        for column in 0..<part.width {
          let x = pass.x + column * pass.stepX
          let y = pass.y + line * pass.stepY
          put(row, column, into: &bitmap.pixels, at: (y * size.width + x) * 4)
        }
      }
    }
    return bitmap
  }

  /// Returns a row without its filter (ISO/IEC 15948, 9), or `nil` for an unknown filter.
  private func unfiltered(
    _ row: ArraySlice<UInt8>, _ filter: UInt8, above: [UInt8]
  ) -> [UInt8]? {
    guard filter <= 4 else { return nil }
    var row = Array(row)
    guard filter > 0 else { return row }
    let step = max(samples * depth / 8, 1)
    for index in row.indices {
      let left = index >= step ? Int(row[index - step]) : 0
      let up = Int(above[index])
      let corner = index >= step ? Int(above[index - step]) : 0
      let guess =
        switch filter {
        case 1: left
        case 2: up
        case 3: (left + up) / 2
        default: Self.paeth(left, up, corner)
        }
      row[index] &+= UInt8(truncatingIfNeeded: guess)
    }
    return row
  }

  private static func paeth(_ left: Int, _ up: Int, _ corner: Int) -> Int {
    let guess = left + up - corner
    let (a, b, c) = (abs(guess - left), abs(guess - up), abs(guess - corner))
    return a <= b && a <= c ? left : b <= c ? up : corner
  }

  /// Returns a stored sample of a row.
  private func sample(_ row: [UInt8], _ index: Int) -> Int {
    switch depth {
    case 8: return Int(row[index])
    case 16: return Int(row[index * 2]) << 8 | Int(row[index * 2 + 1])
    default:
      let bit = index * depth
      return Int(row[bit / 8]) >> (8 - depth - bit % 8) & (1 << depth - 1)
    }
  }

  private func byte(_ sample: Int) -> UInt8 {
    depth == 16 ? UInt8(sample >> 8) : UInt8(sample * 255 / (1 << depth - 1))
  }

  /// Writes the color of one pixel of a row.
  private func put(_ row: [UInt8], _ column: Int, into pixels: inout [UInt8], at place: Int) {
    let first = column * samples
    if kind == 3 {
      let color = sample(row, first)
      let isKnown = palette.indices.contains(color)
      for part in 0..<3 { pixels[place + part] = isKnown ? palette[color][part] : 0 }
      pixels[place + 3] = transparency.indices.contains(color) ? transparency[color] : 255
      return
    }
    let isGrey = kind & 2 == 0
    for part in 0..<3 { pixels[place + part] = byte(sample(row, first + (isGrey ? 0 : part))) }
    let hasAlpha = kind & 4 != 0
    pixels[place + 3] =
      hasAlpha ? byte(sample(row, first + samples - 1)) : isKeyedOut(row, first) ? 0 : 255
  }

  /// Returns a Boolean value that indicates whether a pixel has the transparent color.
  private func isKeyedOut(_ row: [UInt8], _ first: Int) -> Bool {
    guard transparency.count == 2 * samples else { return false }
    return (0..<samples).allSatisfy {
      Int(transparency[2 * $0]) << 8 | Int(transparency[2 * $0 + 1]) == sample(row, first + $0)
    }
  }
}
