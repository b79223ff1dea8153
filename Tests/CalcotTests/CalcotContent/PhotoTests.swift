import Calcot
import CalcotContent
import CalcotTesting
import Foundation
import Testing

/// The headers of images in several formats.
enum PictureBytes {
  static func png(width: Int, height: Int) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13] + Array("IHDR".utf8)
      + big(width, 4) + big(height, 4)
  }

  static func gif(width: Int, height: Int) -> [UInt8] {
    Array("GIF89a".utf8) + big(width, 2).reversed() + big(height, 2).reversed()
  }

  /// Returns the header of a JPEG with a comment and tables before the frame.
  static func jpeg(width: Int, height: Int) -> [UInt8] {
    [0xFF, 0xD8, 0xFF, 0xFE, 0, 4, 1, 2, 0xFF, 0xC4, 0, 3, 0, 0xFF, 0xFF, 0xC2, 0, 11, 8]
      + big(height, 2) + big(width, 2)
  }

  static func webp(_ chunk: String, _ bytes: [UInt8]) -> [UInt8] {
    Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBP".utf8) + Array(chunk.utf8) + [0, 0, 0, 0]
      + bytes
  }

  static let heic = [0, 0, 0, 24] + Array("ftypheic".utf8)

  private static func big(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }

  static let all: [(ImageFormat, [UInt8], ImageSize?)] = [
    (.png, png(width: 640, height: 480), ImageSize(width: 640, height: 480)),
    (.gif, gif(width: 258, height: 3), ImageSize(width: 258, height: 3)),
    (.jpeg, jpeg(width: 4_000, height: 3_000), ImageSize(width: 4_000, height: 3_000)),
    (
      .webp, webp("VP8X", [0, 0, 0, 0, 0xFF, 1, 0, 0xFF, 0, 0]), ImageSize(width: 512, height: 256)
    ),
    (.webp, webp("VP8L", [0x2F, 0x3F, 0xC0, 0x0F, 0]), ImageSize(width: 64, height: 64)),
    (
      .webp, webp("VP8 ", [0, 0, 0, 0x9D, 1, 0x2A, 0x80, 2, 0xE0, 1]),
      ImageSize(width: 640, height: 480)
    ),
    (.heic, heic, nil),
  ]
}

@Suite struct PhotoTests {
  private func photo(_ bytes: [UInt8], named name: String = "a.txt") -> Photo? {
    Photo(PickedFile(name, content: Data(bytes)))
  }

  @Test(arguments: PictureBytes.all)
  func `is known by its first bytes, and says how large it is`(
    _ format: ImageFormat, _ bytes: [UInt8], _ size: ImageSize?
  ) {
    #expect(photo(bytes)?.image.format == format)
    #expect(photo(bytes)?.image.size == size)
    #expect(photo(bytes + [1, 2, 3])?.image.size == size)
  }

  @Test func `is read also where its bytes are a part of others`() {
    let bytes = Data([9, 9, 9] + PictureBytes.png(width: 2, height: 1))
    let photo = Photo(PickedFile("a.png", content: bytes.dropFirst(3)))
    #expect(photo?.image.size == ImageSize(width: 2, height: 1))
  }

  @Test(
    arguments: [
      [], [0x89], Array("GIF88a".utf8), Array("<svg/>".utf8), Array("RIFF0000WAVE".utf8),
      Array("%PDF-1.7".utf8), Array("0000ftypisom".utf8), [0xFF, 0xD8],
    ] as [[UInt8]])
  func `bytes that are no photo give none, whatever their file is called`(_ bytes: [UInt8]) {
    #expect(photo(bytes, named: "me.png") == nil)
  }

  @Test func `has no size where its header is cut off, or says nothing`() {
    for (format, bytes, size) in PictureBytes.all where size != nil {
      for count in 0..<bytes.count - 1 {
        let cut = photo(Array(bytes.prefix(count)))
        #expect(cut == nil || cut?.image.format == format)
        #expect(cut?.image.size == nil, "\(format) of \(count) bytes")
      }
    }
    #expect(photo(PictureBytes.png(width: 0, height: 480))?.image.size == nil)
    #expect(photo([0xFF, 0xD8, 0xFF, 0xFE, 0, 0, 0, 0, 0, 0])?.image.size == nil)
  }

  @Test func `a photo is read without a trap, whatever its bytes are`() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<2_000 {
      var bytes = PictureBytes.all.randomElement(using: &random)?.1 ?? []
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 3..<bytes.count, using: &random)
        bytes[place] = UInt8.random(in: .min ... .max, using: &random)
      }
      let size = photo(bytes)?.image.size
      #expect(size.map { $0.width > 0 && $0.height > 0 } ?? true)
    }
  }
}
