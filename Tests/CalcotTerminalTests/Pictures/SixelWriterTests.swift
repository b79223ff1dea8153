import CalcotTesting
import Foundation
import Testing

@testable import CalcotTerminal

@Suite("Sixels") struct SixelWriterTests {
  @Test func `the pixels that are read from sixels are those that were written`() throws {
    let seed = UInt64.random(in: 0 ... .max)
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<30 {
      let cells = CellSize(
        columns: .random(in: 1...6, using: &generator), rows: .random(in: 1...4, using: &generator))
      let cell = PixelSize(width: 3, height: 7)
      var bitmap = Bitmap(
        PixelSize(width: cells.columns * cell.width, height: cells.rows * cell.height))
      for place in stride(from: 0, to: bitmap.pixels.count, by: 4) {
        // NB: of sixels each part of a color is one of 101, of which these survive.
        for part in 0..<3 {
          bitmap.pixels[place + part] = [0, 51, 102, 255].randomElement(using: &generator)!
        }
        bitmap.pixels[place + 3] = Bool.random(using: &generator) ? 255 : 0
      }
      let image = ShownImage(
        number: 1, size: cells, halves: nil, indexed: IndexedBitmap(bitmap, colors: 255),
        file: ImageSamples.file)
      let first = Int.random(in: 0..<cells.rows, using: &generator)
      let placed = ImageSamples.placed(image, column: 0, row: 0, lines: first..<cells.rows)
      let read = try #require(
        SixelReader.pixels(of: SixelWriter.bytes(of: placed, cell: cell)), "seed \(seed)")
      let height = (cells.rows - first) * cell.height / 6 * 6
      for y in 0..<height {
        for x in 0..<bitmap.size.width {
          let place = ((first * cell.height + y) * bitmap.size.width + x) * 4
          let wanted = bitmap.isSeen(place) ? bitmap.code(place) : nil
          try #require(read[PixelPlace(x: x, y: y)] == wanted, "\(x), \(y), seed \(seed)")
        }
      }
      #expect(read.keys.allSatisfy { $0.y < height }, "seed \(seed)")
    }
  }

  @Test func `a picture with more colors than the terminal has gets those that are near`() {
    var bitmap = Bitmap(PixelSize(width: 64, height: 64))
    for y in 0..<64 {
      for x in 0..<64 {
        let place = (y * 64 + x) * 4
        bitmap.pixels.replaceSubrange(
          place..<place + 4, with: [UInt8(x * 4), UInt8(y * 4), 128, 255])
      }
    }
    let indexed = IndexedBitmap(bitmap, colors: 16)
    #expect(indexed.palette.count == 16)
    // NB: with what single pixels miss given to those around, the means of areas are right.
    for part in 0..<3 {
      for quarter in 0..<4 {
        let (left, top) = (quarter % 2 * 32, quarter / 2 * 32)
        var (wanted, found) = (0, 0)
        for y in top..<top + 32 {
          for x in left..<left + 32 {
            wanted += Int(bitmap.pixels[(y * 64 + x) * 4 + part])
            let color = indexed[x, y].map { indexed.palette[$0] } ?? 0
            found += Int(color >> UInt32(16 - 8 * part) & 0xFF)
          }
        }
        #expect(abs(wanted - found) / 1024 < 12, "part \(part) of quarter \(quarter)")
      }
    }
  }
}

private struct PixelPlace: Hashable {
  let x: Int
  let y: Int
}

/// A reader of sixels, written by the terminals' manuals.
private enum SixelReader {
  static func pixels(of bytes: [UInt8]) -> [PixelPlace: UInt32]? {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let match = text.wholeMatch(of: /\u{1B}P0;1q"1;1;\d+;\d+(.*)\u{1B}\\/) else {
      return nil
    }
    var (colors, pixels): ([Int: UInt32], [PixelPlace: UInt32]) = ([:], [:])
    var (color, x, y) = (0, 0, 0)
    for token in match.1.matches(of: /#(\d+);2;(\d+);(\d+);(\d+)|#(\d+)|!(\d+)([?-~])|[?-~]|\$|-/) {
      let parts = token.output
      if let index = parts.1.flatMap({ Int($0) }) {
        let all = [parts.2, parts.3, parts.4].map { Int($0 ?? "") ?? 0 }
        colors[index] = all.reduce(0) { $0 << 8 | UInt32(($1 * 255 + 50) / 100) }
      } else if let index = parts.5.flatMap({ Int($0) }) {
        color = index
      } else if parts.0 == "$" {
        x = 0
      } else if parts.0 == "-" {
        (x, y) = (0, y + 6)
      } else {
        let count = parts.6.flatMap { Int($0) } ?? 1
        let bits = ((parts.7 ?? parts.0).utf8.first ?? 63) - 63
        for _ in 0..<count {
          for line in 0..<6 where bits >> UInt8(line) & 1 == 1 {
            pixels[PixelPlace(x: x, y: y + line)] = colors[color]
          }
          x += 1
        }
      }
    }
    return pixels
  }
}
