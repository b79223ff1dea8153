internal import Synchronization

/// The texts of names by their numbers. Texts are appended and never move, so that threads read
/// them without a lock.
final class NameTexts: Sendable {
  private typealias Chunk = Atomic<UnsafeMutablePointer<String>?>

  /// The number of chunks, each of which has as many texts as all before it together.
  private static let chunkCount = 32 - firstBits
  /// The binary logarithm of the number of texts in the first chunk.
  private static let firstBits = 12

  // NB: the chunks are atomic, and live as long as the table.
  private nonisolated(unsafe) let chunks: UnsafeMutablePointer<Chunk>
  private let count = Atomic(0)

  /// Creates the table with the empty text as number 0.
  init() {
    chunks = .allocate(capacity: Self.chunkCount)
    for chunk in 0..<Self.chunkCount { (chunks + chunk).initialize(to: Chunk(nil)) }
    _ = append("")
  }

  deinit {
    let count = count.load(ordering: .acquiring)
    for number in 0..<count { Self.place(number, in: chunks)?.deinitialize(count: 1) }
    for chunk in 0..<Self.chunkCount { chunks[chunk].load(ordering: .acquiring)?.deallocate() }
    chunks.deinitialize(count: Self.chunkCount)
    chunks.deallocate()
  }

  subscript(number: Int) -> String {
    precondition(
      number < count.load(ordering: .acquiring), "A name with number \(number) was never made")
    return Self.place(number, in: chunks)?.pointee ?? ""
  }

  /// Returns a Boolean value that indicates whether the text with a number has these bytes.
  func holds(_ text: UnsafeRawBufferPointer, at number: Int) -> Bool {
    guard let place = Self.place(number, in: chunks) else { return false }
    return place.pointee.utf8.withContiguousStorageIfAvailable { bytes in
      guard bytes.count == text.count else { return false }
      let bytes = UnsafeRawBufferPointer(bytes)
      var at = 0
      while at + 8 <= text.count {
        let one = text.loadUnaligned(fromByteOffset: at, as: UInt64.self)
        if bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self) != one { return false }
        at += 8
      }
      while at < text.count {
        if bytes[at] != text[at] { return false }
        at += 1
      }
      return true
    } ?? false
  }

  /// Adds a text and returns its number. Only one thread at a time may add one.
  func append(_ text: String) -> Int {
    let number = count.load(ordering: .relaxed)
    let (chunk, _) = Self.split(number)
    if chunks[chunk].load(ordering: .acquiring) == nil {
      chunks[chunk].store(.allocate(capacity: 1 << (chunk + Self.firstBits)), ordering: .releasing)
    }
    Self.place(number, in: chunks)?.initialize(to: text)
    count.store(number + 1, ordering: .releasing)
    return number
  }

  private static func place(
    _ number: Int, in chunks: UnsafeMutablePointer<Chunk>
  ) -> UnsafeMutablePointer<String>? {
    let (chunk, position) = split(number)
    return chunks[chunk].load(ordering: .acquiring).map { $0 + position }
  }

  private static func split(_ number: Int) -> (chunk: Int, position: Int) {
    let shifted = number + (1 << firstBits)
    let bits = Int.bitWidth - 1 - shifted.leadingZeroBitCount
    return (bits - firstBits, shifted - (1 << bits))
  }
}
