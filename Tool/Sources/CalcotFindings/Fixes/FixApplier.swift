/// Applies fixes to the bytes of a file.
public enum FixApplier {
  public struct Outcome: Sendable, Equatable {
    /// The file after the applied fixes.
    public var bytes: [UInt8]
    /// The applied fixes, as ascending indices into the given ones.
    public var applied: [Int]
    /// The other fixes with their causes, ascending. An overlapping one may fit after another
    /// reading of the file.
    public var refused: [Refusal]
  }

  public struct Refusal: Sendable, Equatable {
    public var index: Int
    public var cause: Cause
  }

  public enum Cause: String, Sendable {
    /// The fix has no edits, or one outside of the file or within a character.
    case invalid = "the fix does not fit the file"
    /// An edit overlaps with a fix further up in the file.
    case overlap = "the fix overlaps with another one: run it again"
  }

  /// Applies as many fixes as possible without overlap, each as a whole or not at all.
  ///
  /// It tries fixes in the order of their first edits. It makes an edit that two fixes have in
  /// common only once, as the deletion of one import for two reasons. A `\n` in an inserted text
  /// becomes `\r\n` where most lines of the file end so, and nothing goes before a byte order mark.
  ///
  /// - Parameters:
  ///   - fixes: The fixes. Their offsets count the bytes of the file with its byte order mark.
  ///   - bytes: The file in the state in which the fixes were found.
  public static func apply(_ fixes: [Fix], to bytes: [UInt8]) -> Outcome {
    let order = fixes.indices.sorted { (start(of: fixes[$0]), $0) < (start(of: fixes[$1]), $1) }
    var outcome = Outcome(bytes: bytes, applied: [], refused: [])
    var accepted: [Fix.Edit] = []
    for index in order {
      guard let edits = edits(of: fixes[index], in: bytes) else {
        outcome.refused.append(Refusal(index: index, cause: .invalid))
        continue
      }
      let added = edits.filter { !accepted.contains($0) }
      if added.contains(where: { edit in accepted.contains { overlap($0, edit) } }) {
        outcome.refused.append(Refusal(index: index, cause: .overlap))
      } else {
        accepted += added
        outcome.applied.append(index)
      }
    }
    outcome.bytes = edited(bytes, by: accepted)
    outcome.applied.sort()
    outcome.refused.sort { $0.index < $1.index }
    return outcome
  }

  private static func start(of fix: Fix) -> Int {
    fix.edits.map(\.start).min() ?? 0
  }

  /// Returns the edits of a fix after the byte order mark, without repetitions; nil if they do not
  /// fit the file or each other.
  private static func edits(of fix: Fix, in bytes: [UInt8]) -> [Fix.Edit]? {
    let begin = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var edits: [Fix.Edit] = []
    for var edit in fix.edits {
      guard 0 <= edit.start, edit.start <= edit.end, edit.end <= bytes.count else { return nil }
      edit.start = max(edit.start, begin)
      edit.end = max(edit.end, begin)
      guard isBoundary(edit.start, in: bytes), isBoundary(edit.end, in: bytes) else { return nil }
      if edits.contains(edit) { continue }
      if edits.contains(where: { overlap($0, edit) }) { return nil }
      edits.append(edit)
    }
    return edits.isEmpty ? nil : edits
  }

  private static func isBoundary(_ offset: Int, in bytes: [UInt8]) -> Bool {
    offset == bytes.count || bytes[offset] & 0xC0 != 0x80
  }

  /// Returns a Boolean value that indicates whether edits overlap. Two insertions at one place do,
  /// since their order is unknown; edits that only touch do not.
  private static func overlap(_ one: Fix.Edit, _ other: Fix.Edit) -> Bool {
    if one.start == other.start { return (one.start < one.end) == (other.start < other.end) }
    return one.start < other.start ? other.start < one.end : one.start < other.end
  }

  private static func edited(_ bytes: [UInt8], by edits: [Fix.Edit]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    let endsLinesByTwo = endsLinesByTwo(bytes)
    var index = 0
    for edit in edits.sorted(by: { ($0.start, $0.end) < ($1.start, $1.end) }) {
      result += bytes[index..<edit.start]
      var previous: UInt8 = 0
      for byte in edit.text.utf8 {
        if byte == 10, previous != 13, endsLinesByTwo { result.append(13) }
        result.append(byte)
        previous = byte
      }
      index = edit.end
    }
    return result + bytes[index...]
  }

  /// Returns a Boolean value that indicates whether more lines end with `\r\n` than with `\n`
  /// alone.
  private static func endsLinesByTwo(_ bytes: [UInt8]) -> Bool {
    var balance = 0
    var previous: UInt8 = 0
    for byte in bytes {
      if byte == 10 { balance += previous == 13 ? 1 : -1 }
      previous = byte
    }
    return balance > 0
  }
}
