internal import Synchronization

/// The texts of all names of the process.
///
/// It is an open hash table of the texts' bytes: looking up a known text creates no `String` and
/// takes no lock. Names are equal if their bytes are, as for the compiler.
final class NameTable: Sendable {
  static let shared = NameTable()

  private let texts = NameTexts()
  private let slots = NameSlots()
  /// The lock for adding a name.
  private let adding = Mutex(())

  func name(_ text: UnsafeRawBufferPointer) -> Name {
    if text.isEmpty { return .none }
    let hash = Self.hash(text)
    if let number = number(of: text, hash) { return Name(number: number) }
    return Name(number: adding.withLock { _ in add(text, hash) })
  }

  private func number(of text: UnsafeRawBufferPointer, _ hash: UInt32) -> UInt32? {
    slots.number(hash) { texts.holds(text, at: $0) }
  }

  /// Adds a name, under the lock.
  private func add(_ text: UnsafeRawBufferPointer, _ hash: UInt32) -> UInt32 {
    // NB: another thread may have added it meanwhile.
    if let number = number(of: text, hash) { return number }
    let number = UInt32(texts.append(String(decoding: text, as: UTF8.self)))
    slots.add(number, hash)
    return number
  }

  func text(of name: Name) -> String {
    texts[Int(name.number)]
  }

  /// Returns the hash of a text, taking eight bytes in a step.
  private static func hash(_ text: UnsafeRawBufferPointer) -> UInt32 {
    var hash = UInt64(text.count) &* 0x9E37_79B9_7F4A_7C15
    var at = 0
    while at < text.count {
      var word: UInt64 = 0
      if at + 8 <= text.count {
        word = text.loadUnaligned(fromByteOffset: at, as: UInt64.self)
      } else {
        for index in at..<text.count { word = word << 8 | UInt64(text[index]) }
      }
      hash = (hash ^ word) &* 0xD6E8_FEB8_6659_FD93
      hash ^= hash >> 32
      at += 8
    }
    return UInt32(truncatingIfNeeded: hash ^ hash >> 29)
  }
}
