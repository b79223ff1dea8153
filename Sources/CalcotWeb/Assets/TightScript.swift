/// The client script in the form in which it is sent: without comments, needless white space and
/// signs, and with short names for its declarations.
///
/// It supports the script of this module and not all of JavaScript: texts are in double quotes, and
/// a declaration begins its line. A name that is also that of a property, or in a text, is kept,
/// and no short name is one that the script already uses.
struct TightScript {
  private(set) var bytes: [UInt8] = []
  private var renamed: [String: String] = [:]

  init(_ script: [UInt8]) {
    let tokens = Self.tokens(of: script)
    renamed = Self.shortNames(for: Self.ownNames(in: tokens), besides: Set(tokens))
    renamed["const"] = "let"
    for (index, token) in tokens.enumerated() {
      append(token, between: index > 0 ? tokens[index - 1] : "\n")
    }
  }

  private mutating func append(_ token: String, between previous: String) {
    if token == " " || token == "\n" {
      pending = pending == "\n" ? "\n" : token
      return
    }
    if let last = bytes.last, let first = token.utf8.first, !pending.isEmpty {
      let isNeeded =
        pending == "\n"
        ? !Self.endsLine.contains(last) && !Self.closes.contains(first)
        : Self.isWord(last) && Self.isWord(first)
      if isNeeded { bytes += Array(pending.utf8) }
    }
    pending = ""
    if token == "}", bytes.last == UInt8(ascii: ";") { bytes.removeLast() }
    if Self.isClosing(token), bytes.last == UInt8(ascii: ",") { bytes.removeLast() }
    let name = bytes.last == UInt8(ascii: ".") ? token : renamed[token] ?? token
    bytes += Array(name.utf8)
  }

  /// The white space before the next token.
  private var pending = ""

  private static func isClosing(_ token: String) -> Bool { [")", "]", "}"].contains(token) }

  private static let endsLine = Array(";{,([".utf8)
  private static let closes = Array("})].?:&|".utf8)

  // MARK: Names

  /// Returns the names that the script declares, the most used ones first.
  private static func ownNames(in tokens: [String]) -> [String] {
    let words = tokens.filter { $0 != " " && $0 != "\n" }
    let places = declarations(in: words).union(parameters(in: words))
    var taken: Set<String> = []
    var counts: [String: Int] = [:]
    var open: [String] = []
    for (index, word) in words.enumerated() {
      if ["(", "[", "{"].contains(word) { open.append(word) }
      if isClosing(word) { open.removeLast() }
      if word.hasPrefix("\"") { taken.insert(String(word.dropFirst().dropLast())) }
      guard word.utf8.first.map(isWord) == true else { continue }
      counts[word, default: 0] += 1
      let before = index > 0 ? words[index - 1] : "\n"
      let after = index + 1 < words.count ? words[index + 1] : "\n"
      let isShorthand =
        open.last == "{" && !places.contains(index) && ["{", ","].contains(before)
        && [",", "}"].contains(after)
      if before == "." || before == "?." || after == ":" || isShorthand { taken.insert(word) }
    }
    return Set(places.map { words[$0] }).subtracting(taken).filter { $0.count > 1 }
      .sorted { (counts[$1] ?? 0, $0) < (counts[$0] ?? 0, $1) }
  }

  /// Returns the indices of the words that name functions, constants and variables. One statement
  /// may declare several.
  private static func declarations(in words: [String]) -> Set<Int> {
    var places: Set<Int> = []
    for (start, word) in words.enumerated() where ["function", "const", "let"].contains(word) {
      var depth = 0
      for index in words.indices.dropFirst(start + 1) {
        if depth == 0, words[index - 1] == word || words[index - 1] == ",",
          words[index].utf8.first.map(isWord) == true
        {
          places.insert(index)
        }
        if ["(", "[", "{"].contains(words[index]) { depth += 1 }
        if isClosing(words[index]) { depth -= 1 }
        if word == "function" || depth < 0 || depth == 0 && [";", "of"].contains(words[index]) {
          break
        }
      }
    }
    return places
  }

  /// Returns the indices of the words that name parameters of functions and of closures in
  /// parentheses, except for destructured ones.
  private static func parameters(in words: [String]) -> Set<Int> {
    var places: Set<Int> = []
    var opens: [(index: Int, names: [Int])] = []
    for (index, word) in words.enumerated() {
      if opens.last != nil, ["(", ","].contains(words[index - 1]),
        word.utf8.first.map(isWord) == true
      {
        opens[opens.count - 1].names.append(index)
      }
      if ["(", "[", "{"].contains(word) { opens.append((index, [])) }
      guard isClosing(word), let (start, names) = opens.popLast() else { continue }
      let isFunction = start > 1 && words[start - 2] == "function"
      if word == ")", isFunction || words.dropFirst(index + 1).starts(with: ["=", ">"]) {
        places.formUnion(names)
      }
    }
    return places
  }

  private static func shortNames(
    for names: [String], besides taken: Set<String>
  ) -> [String: String] {
    let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_$".map(String.init)
    let pairs = letters.flatMap { first in letters.map { first + $0 } }
    let short = (letters + pairs).filter { !taken.contains($0) && !keywords.contains($0) }
    return Dictionary(uniqueKeysWithValues: zip(names, short))
  }

  private static let keywords: Set<String> = ["as", "do", "if", "in", "is", "of"]

  // MARK: Tokens

  private static func isWord(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte == UInt8(ascii: "\"")
      || Character(Unicode.Scalar(byte)).isLetter || Character(Unicode.Scalar(byte)).isNumber
  }

  /// Returns the words, texts, signs and white space of a script, without its comments.
  private static func tokens(of script: [UInt8]) -> [String] {
    var tokens: [String] = []
    var rest = script[...]
    func take(_ count: Int) -> String {
      defer { rest = rest.dropFirst(count) }
      return String(decoding: rest.prefix(count), as: UTF8.self)
    }
    while let byte = rest.first {
      if rest.starts(with: "//".utf8) {
        rest = rest.drop { $0 != UInt8(ascii: "\n") }
      } else if rest.starts(with: "/**".utf8) {
        rest = rest.drop { $0 != UInt8(ascii: "\n") }
      } else if byte == UInt8(ascii: "\"") {
        let length = rest.dropFirst().firstIndex(of: byte).map { $0 - rest.startIndex + 1 }
        tokens.append(take(length ?? rest.count))
      } else if isWord(byte) {
        tokens.append(take(rest.prefix(while: { isWord($0) && $0 != UInt8(ascii: "\"") }).count))
      } else if rest.starts(with: "?.".utf8) {
        tokens.append(take(2))
      } else {
        tokens.append(take(1))
      }
    }
    return tokens
  }
}
