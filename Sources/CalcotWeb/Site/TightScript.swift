/// The client script as it is sent: without comments and needless white space, and with short names
/// for what it declares.
///
/// It supports the script of this module and not JavaScript: texts are in double quotes, and a
/// declaration begins its line. A name that is also a property's or a text is kept.
struct TightScript {
  private(set) var bytes: [UInt8] = []
  private var renamed: [String: String] = [:]

  init(_ script: [UInt8]) {
    let tokens = Self.tokens(of: script)
    renamed = Self.shortNames(for: Self.ownNames(in: tokens))
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
    let name = bytes.last == UInt8(ascii: ".") ? token : renamed[token] ?? token
    bytes += Array(name.utf8)
  }

  /// The white space before the next token.
  private var pending = ""

  private static let endsLine = Array(";{,([".utf8)
  private static let closes = Array("})].?:&|".utf8)

  // MARK: Names

  /// Returns the names that the script declares, the most used ones first.
  private static func ownNames(in tokens: [String]) -> [String] {
    let words = tokens.filter { $0 != " " && $0 != "\n" }
    var (declared, taken): (Set<String>, Set<String>) = ([], [])
    var counts: [String: Int] = [:]
    for (index, word) in words.enumerated() where word.utf8.first.map(isWord) == true {
      let before = index > 0 ? words[index - 1] : "\n"
      let after = index + 1 < words.count ? words[index + 1] : "\n"
      counts[word, default: 0] += 1
      let isDeclared = before == "function" || ["const", "let"].contains(before)
      if isDeclared { declared.insert(word) }
      let isShorthand = ["{", ","].contains(before) && [",", "}"].contains(after)
      if before == "." || before == "?." || after == ":" || isShorthand { taken.insert(word) }
    }
    for text in words where text.hasPrefix("\"") {
      taken.insert(String(text.dropFirst().dropLast()))
    }
    return declared.subtracting(taken).filter { $0.count > 2 }
      .sorted { (counts[$1] ?? 0, $0) < (counts[$0] ?? 0, $1) }
  }

  private static func shortNames(for names: [String]) -> [String: String] {
    let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
    let short = names.indices.map { index in
      "$" + (index < letters.count ? "" : "\(index / letters.count)")
        + String(letters[index % letters.count])
    }
    return Dictionary(uniqueKeysWithValues: zip(names, short))
  }

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
