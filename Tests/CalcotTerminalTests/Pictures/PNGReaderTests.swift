import CalcotContent
import CalcotTesting
import Foundation
import Testing

@testable import CalcotTerminal

@Suite("Reading pictures") struct PNGReaderTests {
  @Test(arguments: PNGSamples.all)
  func `a PNG has the pixels that another program reads`(_ sample: PNGSamples.Sample) throws {
    let bitmap = try #require(PNGReader.bitmap(of: Array(sample.file)))
    #expect(bitmap.size == PNGSamples.size)
    for place in stride(from: 0, to: sample.pixels.count, by: 4) {
      let (wanted, found) = (sample.pixels[place..<place + 4], bitmap.pixels[place..<place + 4])
      #expect(found.last == wanted.last, "alpha of pixel \(place / 4)")
      if wanted.last != 0 { #expect(Array(found) == Array(wanted), "pixel \(place / 4)") }
    }
  }

  @Test func `a file that is cut off is no picture`() {
    for sample in PNGSamples.all {
      // NB: the end of the file has the name of the last chunk and checksums, which say nothing.
      for count in 0..<sample.file.count - 20 {
        #expect(PNGReader.bitmap(of: Array(sample.file.prefix(count))) == nil, "\(sample) \(count)")
      }
    }
  }

  @Test func `no change of a file traps, or makes the picture larger than it says`() {
    let seed = UInt64.random(in: 0 ... .max)
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<600 {
      var bytes = Array(PNGSamples.all.randomElement(using: &generator)!.file)
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        bytes[Int.random(in: 24..<bytes.count, using: &generator)] = .random(
          in: 0...255, using: &generator)
      }
      let bitmap = PNGReader.bitmap(of: bytes)
      #expect(bitmap == nil || bitmap?.pixels.count == 9 * 6 * 4, "seed \(seed)")
    }
  }

  @Test func `a header that claims more pixels than are read costs nothing`() {
    var bytes = Array(PNGSamples.all[0].file)
    bytes.replaceSubrange(16..<24, with: [0x7F, 0xFF, 0xFF, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF])
    #expect(PNGReader.bitmap(of: bytes) == nil)
  }

  @Test func `a picture that nobody wants any more is not read to its end`() async {
    let bytes = Array(PNGSamples.all[0].file)
    let reading = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return PNGReader.bitmap(of: bytes)
    }
    #expect(await reading.value == nil)
  }

  @Test func `a picture that is scaled down has the mean, weighed by what is seen`() {
    var bitmap = Bitmap(PixelSize(width: 4, height: 2))
    bitmap.pixels = [
      [200, 0, 0, 255], [100, 0, 0, 255], [9, 9, 9, 0], [0, 80, 0, 255],
      [200, 0, 0, 255], [100, 0, 0, 255], [9, 9, 9, 0], [0, 80, 0, 255],
    ].joined().map(UInt8.init)
    #expect(
      bitmap.scaled(to: PixelSize(width: 2, height: 1)).pixels
        == [150, 0, 0, 255, 0, 80, 0, 127])
    let larger = bitmap.scaled(to: PixelSize(width: 8, height: 2))
    #expect(
      Array(larger.pixels[..<16]) == [
        200, 0, 0, 255, 200, 0, 0, 255, 100, 0, 0, 255, 100, 0, 0, 255,
      ])
  }
}
