/// A matcher of one name, such as a part of a path, against `*`, `?`, `[…]` and plain bytes.
package enum Wildcard {
  private static let star = UInt8(ascii: "*")
  private static let question = UInt8(ascii: "?")
  private static let open = UInt8(ascii: "[")
  private static let close = UInt8(ascii: "]")

  /// Returns a Boolean value that indicates whether the pattern matches the whole name.
  ///
  /// The time is at most the product of both lengths.
  package static func matches(_ pattern: [UInt8], _ name: ArraySlice<UInt8>) -> Bool {
    var next = 0
    var at = name.startIndex
    var retry: (next: Int, at: Int)?
    while next < pattern.count || at < name.endIndex {
      if next < pattern.count {
        if pattern[next] == star {
          next += 1
          retry = (next, at)
          continue
        }
        if at < name.endIndex, let step = step(pattern, next, name, at) {
          next = step.next
          at = step.at
          continue
        }
      }
      guard let again = retry, again.at < name.endIndex else { return false }
      retry = (again.next, again.at + 1)
      next = again.next
      at = again.at + 1
    }
    return true
  }

  /// Returns the positions behind one character that matches, which may take several bytes.
  private static func step(
    _ pattern: [UInt8], _ next: Int, _ name: ArraySlice<UInt8>, _ at: Int
  ) -> (next: Int, at: Int)? {
    switch pattern[next] {
    case question:
      return (next + 1, endOfCharacter(in: name, from: at))
    case open:
      guard let end = endOfSet(in: pattern, from: next) else { return nil }
      let last = endOfCharacter(in: name, from: at)
      let holds = set(pattern[(next + 1)..<(end - 1)], holds: name[at..<last])
      return holds ? (end, last) : nil
    default:
      return pattern[next] == name[at] ? (next + 1, at + 1) : nil
    }
  }

  private static func endOfCharacter(in name: ArraySlice<UInt8>, from start: Int) -> Int {
    var end = start + 1
    while name[start] >= 0xC0, end < name.endIndex, name[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }

  /// Returns the position behind the `]` of a set. A `]` that stands first is a character of the set.
  static func endOfSet(in pattern: [UInt8], from start: Int) -> Int? {
    var at = start + 1
    if at < pattern.count, isNegation(pattern[at]) { at += 1 }
    at += 1
    while at < pattern.count {
      if pattern[at] == close { return at + 1 }
      at += 1
    }
    return nil
  }

  private static func isNegation(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "!") || byte == UInt8(ascii: "^")
  }

  private static func set(_ set: ArraySlice<UInt8>, holds character: ArraySlice<UInt8>) -> Bool {
    let negated = set.first.map(isNegation) ?? false
    let wanted = String(decoding: character, as: UTF8.self).unicodeScalars.first
    let members = Array(
      String(decoding: negated ? set.dropFirst() : set, as: UTF8.self).unicodeScalars)
    var at = 0
    while at < members.count, let wanted {
      if at + 2 < members.count, members[at + 1] == "-" {
        if members[at] <= wanted, wanted <= members[at + 2] { return !negated }
        at += 3
      } else {
        if members[at] == wanted { return !negated }
        at += 1
      }
    }
    return negated
  }
}
