import CalcotTree

/// A buffer that collects a bracketed paste up to its end, `ESC [ 201 ~`.
struct PasteCollector: Sendable {
  private static let end: [UInt8] = Array("\u{1B}[201~".utf8)

  private let limit: Int
  private var bytes: [UInt8] = []
  private var matched = 0
  private var pauses = 0

  init(limit: Int) { self.limit = limit }

  /// Adds a byte; returns `true` when the paste is complete.
  mutating func take(_ byte: UInt8) -> Bool {
    if byte == PasteCollector.end[matched] {
      matched += 1
      return matched == PasteCollector.end.count
    }
    keep(PasteCollector.end[..<matched])
    matched = byte == PasteCollector.end[0] ? 1 : 0
    if matched == 0 { keep([byte]) }
    return false
  }

  /// Notes the size of a read; more bytes than a user types at once show that the paste continues.
  mutating func noteFeed(of count: Int) {
    if count > 16 { pauses = 0 }
  }

  /// Records a pause. Returns `true` if it is the third with hardly any input, which means that the
  /// paste's end was lost.
  mutating func isOverAfterPause() -> Bool {
    pauses += 1
    return pauses >= 3
  }

  /// The pasted text, stream-safe. Line ends are `\n`, whichever form the terminal sent.
  var text: String {
    var kept: [UInt8] = []
    kept.reserveCapacity(bytes.count)
    var last: UInt8 = 0
    for byte in bytes {
      if byte == 0x0D { kept.append(0x0A) }
      if byte != 0x0D && !(byte == 0x0A && last == 0x0D) { kept.append(byte) }
      last = byte
    }
    return String(decoding: kept, as: UTF8.self).streamSafe
  }

  private mutating func keep(_ more: some Sequence<UInt8>) {
    for byte in more where bytes.count < limit { bytes.append(byte) }
  }
}
