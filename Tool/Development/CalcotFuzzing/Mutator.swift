import CalcotToolTesting

/// Mutates source text into text that nobody would write.
///
/// An input depends on its seed and number alone, so that one that crashes the reader can be
/// reproduced.
public struct Mutator: Sendable {
  private let seeds: [[UInt8]]
  private let seed: UInt64

  /// - Parameter seeds: The texts that are mutated; at least one.
  public init(seeds: [[UInt8]], seed: UInt64) {
    self.seeds = seeds
    self.seed = seed
  }

  /// Returns the input with this number.
  public func input(_ number: Int) -> [UInt8] {
    var random = SeededGenerator(seed: seed ^ (UInt64(number) &* 0xD1B5_4A32_D192_ED03))
    var text = piece(of: random.one(of: seeds), random: &random)
    for _ in 0..<(1 + random.below(6)) {
      mutate(&text, random: &random)
    }
    return text
  }

  /// Returns at most some 4,000 bytes of a text, from a line on: long files only cost time.
  private func piece(of text: [UInt8], random: inout SeededGenerator) -> [UInt8] {
    guard text.count > 4000 else { return text }
    let start = random.below(text.count - 2000)
    let line = text[start...].firstIndex(of: 10).map { $0 + 1 } ?? start
    return Array(text[line..<min(text.count, line + 4000)])
  }

  private func mutate(_ text: inout [UInt8], random: inout SeededGenerator) {
    switch random.below(12) {
    case 0: remove(from: &text, random: &random)
    case 1: repeatPart(of: &text, random: &random)
    case 2: splice(into: &text, random: &random)
    case 3: changeBytes(of: &text, random: &random)
    case 4: text.removeLast(random.below(text.count + 1))
    case 5: cutCharacter(in: &text, random: &random)
    case 6: changeTokens(of: &text, random: &random)
    case 7: insert(Hostile.tokens, into: &text, random: &random)
    case 8: unbalance(&text, random: &random)
    case 9: nest(in: &text, random: &random)
    case 10: insert(Hostile.bytes, into: &text, random: &random)
    default: changeEncoding(of: &text, random: &random)
    }
  }

  private func range(in text: [UInt8], random: inout SeededGenerator) -> Range<Int> {
    let start = random.below(text.count + 1)
    let length = random.below(min(text.count - start, random.once(in: 4) ? 2000 : 40) + 1)
    return start..<(start + length)
  }

  private func remove(from text: inout [UInt8], random: inout SeededGenerator) {
    text.removeSubrange(range(in: text, random: &random))
  }

  private func repeatPart(of text: inout [UInt8], random: inout SeededGenerator) {
    let part = Array(text[range(in: text, random: &random)])
    let times = part.count < 40 ? 1 + random.below(20) : 1
    let place = random.below(text.count + 1)
    text.insert(contentsOf: Array(repeating: part, count: times).joined(), at: place)
  }

  private func splice(into text: inout [UInt8], random: inout SeededGenerator) {
    let other = random.one(of: seeds)
    let part = other[range(in: other, random: &random)]
    text.replaceSubrange(range(in: text, random: &random), with: part)
  }

  private func changeBytes(of text: inout [UInt8], random: inout SeededGenerator) {
    guard !text.isEmpty else { return }
    for _ in 0...random.below(12) {
      text[random.below(text.count)] = UInt8(truncatingIfNeeded: random.next())
    }
  }

  /// Inserts a character of several bytes without its end.
  private func cutCharacter(in text: inout [UInt8], random: inout SeededGenerator) {
    let character = Array(random.one(of: ["é", "€", "👩‍🚀", "\u{FEFF}"]).utf8)
    let cut = character.prefix(1 + random.below(character.count))
    text.insert(contentsOf: cut, at: random.below(text.count + 1))
  }

  /// Removes, repeats or swaps words and signs.
  private func changeTokens(of text: inout [UInt8], random: inout SeededGenerator) {
    var tokens = Self.tokens(of: text)
    for _ in 0...random.below(8) where tokens.count > 1 {
      let place = random.below(tokens.count)
      switch random.below(3) {
      case 0: tokens.remove(at: place)
      case 1: tokens.insert(tokens[random.below(tokens.count)], at: place)
      default: tokens.swapAt(place, random.below(tokens.count))
      }
    }
    text = Array(tokens.joined())
  }

  private static func tokens(of text: [UInt8]) -> [ArraySlice<UInt8>] {
    func isWord(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
        true
      default: false
      }
    }
    var tokens: [ArraySlice<UInt8>] = []
    var start = 0
    for index in text.indices.dropFirst() where !(isWord(text[index]) && isWord(text[index - 1])) {
      tokens.append(text[start..<index])
      start = index
    }
    tokens.append(text[start...])
    return tokens
  }

  private func insert(
    _ choices: [[UInt8]], into text: inout [UInt8], random: inout SeededGenerator
  ) {
    for _ in 0...random.below(4) {
      text.insert(contentsOf: random.one(of: choices), at: random.below(text.count + 1))
    }
  }

  /// Removes brackets of one kind, or some of all.
  private func unbalance(_ text: inout [UInt8], random: inout SeededGenerator) {
    let brackets = Array("{}()[]<>\"".utf8)
    let one = random.one(of: brackets)
    let takesAll = random.once(in: 2)
    text = text.filter { byte in
      takesAll ? byte != one : !brackets.contains(byte) || !random.once(in: 6)
    }
  }

  private func nest(in text: inout [UInt8], random: inout SeededGenerator) {
    let (opening, closing) = random.one(of: Hostile.nests)
    // NB: the parser takes the square of the time for some of these: 10,000 `? :` are half a minute.
    let depth = random.below(random.once(in: 200) ? 20_000 : random.once(in: 10) ? 3000 : 300)
    var nest = Array(repeating: opening, count: depth).joined().map(\.self)
    if random.once(in: 2) { nest += Array(repeating: closing, count: depth).joined() }
    text.insert(contentsOf: nest, at: random.below(text.count + 1))
  }

  private func changeEncoding(of text: inout [UInt8], random: inout SeededGenerator) {
    switch random.below(5) {
    case 0: text = text.flatMap { $0 == 10 ? [13, 10] : [$0] }
    case 1: text = text.map { $0 == 10 ? 13 : $0 }
    case 2: text = [0xEF, 0xBB, 0xBF] + text
    case 3: text = [0xFF, 0xFE] + text.flatMap { [$0, 0] }
    default: text.removeAll { $0 == 10 }
    }
  }
}
