internal import CalcotCode
@_spi(RawSyntax) internal import SwiftSyntax

/// The names of one reader, found by their bytes without creating a `String`.
///
/// It is an open hash table with the texts in one array. Each text is looked up in the process's
/// table once, because that takes a lock.
struct NameCache {
  private struct Slot {
    var hash: UInt64 = 0
    var start: UInt32 = 0
    var count: UInt32 = 0
    var name = Name.none
  }

  private var slots: [Slot]
  private var used = 0
  private var bytes: [UInt8] = []

  /// Creates a cache with room for half as many names as `slots`, a power of two.
  init(slots: Int) {
    self.slots = [Slot](repeating: Slot(), count: slots)
  }

  /// A placeholder without room, for an owner whose names are elsewhere.
  static let empty = NameCache(slots: 0)

  mutating func name(_ text: UnsafeBufferPointer<UInt8>) -> Name {
    if text.isEmpty { return .none }
    let hash = Self.hash(text)
    var index = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[index].count != 0 {
      if slots[index].hash == hash, holds(text, at: slots[index]) { return slots[index].name }
      index = (index + 1) & (slots.count - 1)
    }
    let name = Name(String(decoding: text, as: UTF8.self))
    slots[index] = Slot(
      hash: hash, start: UInt32(bytes.count), count: UInt32(text.count), name: name)
    bytes.append(contentsOf: text)
    used += 1
    if used * 2 > slots.count { grow() }
    return name
  }

  private func holds(_ text: UnsafeBufferPointer<UInt8>, at slot: Slot) -> Bool {
    guard Int(slot.count) == text.count else { return false }
    let start = Int(slot.start)
    for index in 0..<text.count where bytes[start + index] != text[index] { return false }
    return true
  }

  private mutating func grow() {
    let old = slots
    slots = [Slot](repeating: Slot(), count: old.count * 2)
    for slot in old where slot.count != 0 {
      var index = Int(truncatingIfNeeded: slot.hash) & (slots.count - 1)
      while slots[index].count != 0 { index = (index + 1) & (slots.count - 1) }
      slots[index] = slot
    }
  }

  /// Returns the hash of FNV-1a with a final mixing, since the low bits choose the slot.
  private static func hash(_ text: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash ^ (hash >> 32)
  }
}

extension NameCache {
  /// Returns the name of a token, without its backticks.
  mutating func name(_ token: RawSyntaxTokenView) -> Name {
    let text = token.rawText
    guard let start = text.baseAddress, text.count > 0 else { return .none }
    if text.count > 2, start[0] == UInt8(ascii: "`") {
      return name(UnsafeBufferPointer(start: start + 1, count: text.count - 2))
    }
    return name(UnsafeBufferPointer(start: start, count: text.count))
  }
}
