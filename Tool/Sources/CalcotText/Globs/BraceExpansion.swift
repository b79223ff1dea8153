/// The expansion of `{a,b}c` to `ac` and `bc`, also nested.
enum BraceExpansion {
  private static let limit = 1_000

  static func patterns(of text: [UInt8]) throws(GlobMistake) -> [[UInt8]] {
    var whole: [[UInt8]] = [[]]
    var at = 0
    while at < text.count {
      if text[at] == UInt8(ascii: "{") {
        guard let group = alternatives(in: text, from: at) else { throw .braceIsNotClosed }
        var several: [[UInt8]] = []
        for option in group.options { several += try patterns(of: option) }
        guard whole.count * several.count <= limit else { throw .hasTooManyAlternatives }
        whole = whole.flatMap { start in several.map { start + $0 } }
        at = group.end
      } else if text[at] == UInt8(ascii: "}") {
        throw .braceIsNotOpened
      } else {
        for index in whole.indices { whole[index].append(text[at]) }
        at += 1
      }
    }
    return whole
  }

  private static func alternatives(
    in text: [UInt8], from start: Int
  ) -> (options: [[UInt8]], end: Int)? {
    var options: [[UInt8]] = [[]]
    var depth = 0
    for at in start..<text.count {
      switch text[at] {
      case UInt8(ascii: "{"):
        depth += 1
        if depth == 1 { continue }
      case UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return (options, at + 1) }
      case UInt8(ascii: ",") where depth == 1:
        options.append([])
        continue
      default:
        break
      }
      options[options.count - 1].append(text[at])
    }
    return nil
  }
}
