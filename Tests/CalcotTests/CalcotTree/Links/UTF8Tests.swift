import CalcotTesting
import CalcotTree
import Testing

@Suite("Bytes in UTF-8")
struct UTF8Tests {
  @Test func `make the text that they encode`() {
    for text in ["", "a", "\u{0}", "é", "e\u{301}", "\u{FEFF}a", "\u{FFFD}", "👨‍👩‍👧", "\r\n"] {
      let made = String(utf8: Array(text.utf8))
      #expect(made?.unicodeScalars.elementsEqual(text.unicodeScalars) == true, "\(text)")
    }
  }

  @Test func `make no text if they are not UTF-8`() {
    let others: [[UInt8]] = [
      [0x80], [0xC3], [0xC3, 0x28], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
      [0x61, 0xFF], [0xE2, 0x82],
    ]
    for bytes in others { #expect(String(utf8: bytes) == nil, "\(bytes)") }
  }

  @Test func `make a text just where the standard library makes one`() {
    guard #available(macOS 15, iOS 18, tvOS 18, visionOS 2, *) else { return }
    var random = SeededGenerator(seed: 7)
    for _ in 0..<20_000 {
      let lowest: UInt8 = Bool.random(using: &random) ? 0x70 : 0
      let bytes = (0..<Int.random(in: 0...6, using: &random)).map { _ in
        UInt8.random(in: lowest...0xFF, using: &random)
      }
      #expect(String(utf8: bytes) == String(validating: bytes, as: UTF8.self), "\(bytes)")
    }
  }

  @Test func `are read all at once where they lie together`() {
    let bytes = Bytes(Array("a, é, 👩‍👧".utf8))
    #expect(String(utf8: bytes) == "a, é, 👩‍👧")
    #expect(bytes.reads == 0)
    #expect(String(utf8: Array("abc".utf8).lazy.map { $0 + 1 }) == "bcd")
  }

  /// Bytes that lie together, and a count of those that are read one by one.
  private final class Bytes: Collection {
    private let bytes: [UInt8]
    private(set) var reads = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var startIndex: Int { 0 }
    var endIndex: Int { bytes.count }
    func index(after place: Int) -> Int { place + 1 }

    subscript(place: Int) -> UInt8 {
      reads += 1
      return bytes[place]
    }

    func withContiguousStorageIfAvailable<Result>(
      _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
    ) rethrows -> Result? {
      try bytes.withUnsafeBufferPointer(body)
    }
  }
}
