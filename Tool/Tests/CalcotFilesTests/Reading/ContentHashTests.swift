import CalcotFiles
import CalcotToolTesting
import Testing

struct ContentHashTests {
  @Test func `each bit of the input turns about half the bits of the hash`() {
    var random = SeededGenerator(seed: 7)
    for length in [1, 7, 8, 15, 16, 17, 31, 32, 33, 64, 100] {
      let bytes = (0..<length).map { _ in UInt8.random(in: .min ... .max, using: &random) }
      let hash = ContentHash(of: bytes)
      var turned = [Int](repeating: 0, count: 128)
      for bit in 0..<(8 * length) {
        var other = bytes
        other[bit / 8] ^= 1 << UInt8(bit % 8)
        let changed = difference(hash, ContentHash(of: other))
        #expect((30...98).contains(changed.count), "\(changed.count) of 128 for a bit of \(length)")
        for position in changed { turned[position] += 1 }
      }
      if length >= 16 {
        // Each bit of the input changes about half of the hash's bits.
        let share = turned.map { Double($0) / Double(8 * length) }
        #expect(share.allSatisfy { (0.25...0.75).contains($0) }, "length \(length)")
      }
    }
  }

  @Test func `zeros of every length differ, and so does a text that is cut or lengthened`() {
    var hashes: Set<ContentHash> = []
    for length in 0...4_096 {
      hashes.insert(ContentHash(of: [UInt8](repeating: 0, count: length)))
    }
    #expect(hashes.count == 4_097)
  }

  @Test func `half of the hash is enough to tell many texts apart`() {
    // NB: in 64 bits one of a billion such tests has a collision; in 32 bits each has several.
    var high: Set<UInt64> = []
    var low: Set<UInt64> = []
    for number in 0..<200_000 {
      let hash = ContentHash(of: Array("let value\(number) = \(number)\n".utf8))
      high.insert(hash.high)
      low.insert(hash.low)
    }
    #expect(high.count == 200_000)
    #expect(low.count == 200_000)
  }

  @Test func `words that change places are seen`() {
    let words = (0..<64).map { UInt8($0) }
    let hash = ContentHash(of: words)
    for first in stride(from: 0, to: 64, by: 8) {
      for second in stride(from: first + 8, to: 64, by: 8) {
        var swapped = words
        for index in 0..<8 { swapped.swapAt(first + index, second + index) }
        #expect(ContentHash(of: swapped) != hash)
      }
    }
  }

  private func difference(_ one: ContentHash, _ other: ContentHash) -> [Int] {
    let high = one.high ^ other.high
    let low = one.low ^ other.low
    return (0..<128).filter { ($0 < 64 ? low >> UInt64($0) : high >> UInt64($0 - 64)) & 1 == 1 }
  }
}
