internal import Synchronization

/// The texts of all names of the process.
///
/// An open hash table over the texts' bytes, which lie in one array: looking up a text that is known
/// makes no `String`. Names are equal if their bytes are, as the compiler sees it.
final class NameTable: Sendable {
  static let shared = NameTable()

  private struct State {
    /// Hashes of names, and behind them their numbers, 0 where there is none; as many as a power of
    /// two.
    var slots = [UInt64](repeating: 0, count: 1 << 12)
    /// By number: where a name's bytes begin. They end where the next begin.
    var starts: [Int] = [0, 0]
    var bytes: [UInt8] = []
  }

  private let state = Mutex(State())
  private let texts = NameTexts()

  func name(_ text: UnsafeRawBufferPointer) -> Name {
    state.withLock { Name(number: number(text, in: &$0)) }
  }

  /// The names of many texts, for one taking of the lock.
  func names(_ texts: [UnsafeRawBufferPointer]) -> [Name] {
    // NB: the lock's closure takes nothing that could leave it, and these pointers could.
    nonisolated(unsafe) let texts = texts
    return state.withLock { state in
      texts.map { Name(number: number($0, in: &state)) }
    }
  }

  func text(of name: Name) -> String {
    texts[Int(name.number)]
  }

  private func number(_ text: UnsafeRawBufferPointer, in state: inout State) -> UInt32 {
    if text.isEmpty { return 0 }
    let hash = Self.hash(text)
    var slot = Int(hash) & (state.slots.count - 1)
    while state.slots[slot] != 0 {
      let number = UInt32(truncatingIfNeeded: state.slots[slot])
      if state.slots[slot] >> 32 == hash, Self.holds(text, Int(number), in: state) { return number }
      slot = (slot + 1) & (state.slots.count - 1)
    }
    let number = UInt32(texts.append(String(decoding: text, as: UTF8.self)))
    state.slots[slot] = UInt64(hash) << 32 | UInt64(number)
    state.bytes.append(contentsOf: text)
    state.starts.append(state.bytes.count)
    if number * 2 > state.slots.count { Self.grow(&state) }
    return number
  }

  private static func holds(
    _ text: UnsafeRawBufferPointer, _ number: Int, in state: State
  ) -> Bool {
    let start = state.starts[number]
    guard state.starts[number + 1] - start == text.count else { return false }
    return state.bytes.withUnsafeBytes { bytes in
      var at = 0
      while at + 8 <= text.count {
        let one = text.loadUnaligned(fromByteOffset: at, as: UInt64.self)
        let other = bytes.loadUnaligned(fromByteOffset: start + at, as: UInt64.self)
        if one != other { return false }
        at += 8
      }
      while at < text.count {
        if bytes[start + at] != text[at] { return false }
        at += 1
      }
      return true
    }
  }

  private static func grow(_ state: inout State) {
    let old = state.slots
    state.slots = [UInt64](repeating: 0, count: old.count * 2)
    for entry in old where entry != 0 {
      var slot = Int(entry >> 32) & (state.slots.count - 1)
      while state.slots[slot] != 0 { slot = (slot + 1) & (state.slots.count - 1) }
      state.slots[slot] = entry
    }
  }

  /// Eight bytes a step.
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
