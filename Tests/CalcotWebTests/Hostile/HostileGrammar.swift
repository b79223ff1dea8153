import CalcotTesting

/// A generator of what a hostile client sends, from the protocol's grammar: mostly well-formed,
/// with extreme numbers, foreign and made-up identifiers, and broken pieces.
struct HostileGrammar {
  /// A text that occurs in everything that the client makes up.
  static let mark = "zq!"

  var random: SeededGenerator
  /// The screens and other numbers that the client has seen.
  var known = Array(0...12)

  private static let extremes = [
    "-9223372036854775808", "9223372036854775807", "9223372036854775808", "999999999999999",
    "-999999999999999", "1000000000000000", "18446744073709551616", "-0", "00", "+1", "1e9", "0.5",
    "", " ", "٣",
  ]
  private static let paths = [
    "body/list", "body/list/42", "body/Name", "body/Add", "body/Card", "toolbar/Order",
    "body/\(mark)", "view/\(mark)", "", "/", "body//", "body/\n\(mark)", "body/\u{2028}\(mark)",
    "body/\u{202E}\(mark)",
  ]
  private static let addresses = [
    "/", "/list", "/list/7", "/order", "/list/\(mark)", "/%00", "//\(mark)",
    "/list?_session=\(mark)",
    "\(mark)", "/list/99999999999999999999", "/../order",
  ]

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &random) == 0 }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &random)]
  }

  mutating func number() -> String { chance(8) ? pick(Self.extremes) : "\(pick(known))" }
  mutating func address() -> String { pick(Self.addresses) }
  mutating func id() -> String { "\(number())/\(pick(Self.paths))" }

  mutating func text() -> String {
    let length = chance(20) ? 4_000 : Int.random(in: 0...8, using: &random)
    return Self.mark + String(repeating: pick(["x", "😀", "\u{0}", "\"", "\\"]), count: length)
  }

  /// Returns an action, and the text beside it if it has one.
  mutating func action() -> (verb: String, text: String?) {
    switch Int.random(in: 0..<17, using: &random) {
    case 0...3: ("a \(id())", nil)
    case 4: ("s \(id())", nil)
    case 5, 6: ("e \(id())", text())
    case 7: ("r \(number()) \(number()) \(id())", nil)
    case 8: ("b \(number())", nil)
    case 9: ("\(pick(["d", "t", "c"])) \(number()) \(number())", nil)
    case 10: ("\(pick(["m", "u", "q0", "q1"])) \(number())", nil)
    case 11: (pick(["w0", "w1"]), nil)
    case 12: ("h \(number())", address())
    case 13: ("o \(address())", nil)
    case 14: ("v \(number()) \(Self.mark)", nil)
    case 15: ("w \(number()) \(Self.mark)", text())
    default: (text(), chance(2) ? text() : nil)
    }
  }

  /// Returns a message after the greeting.
  mutating func message(number: Int, frames: Int) -> String {
    let number = chance(30) ? self.number() : "\(number)"
    let frames = chance(30) ? self.number() : "\(frames)"
    if chance(8) { return "[0,\(frames)]" }
    let (verb, text) = action()
    let rest = text.map { ",\(Self.quoted($0))" } ?? ""
    return broken("[\(number),\(frames),\(Self.quoted(verb))\(rest)]")
  }

  mutating func greeting(session: String?) -> String {
    let session = chance(4) ? nil : (chance(10) ? Self.mark : session)
    let fields = (0..<(chance(20) ? 200 : Int.random(in: 0...3, using: &random))).map { _ in
      "[\(Self.quoted(id())),\(Self.quoted(text()))]"
    }
    return broken(
      """
      {"v":1,"s":\(session.map(Self.quoted) ?? "null"),"p":\(numeral()),"u":\(Self.quoted(address())),\
      "k":null,"i":\(numeral()),"n":\(pick(["true", "false"])),"f":[\(fields.joined(separator: ","))]}
      """)
  }

  /// Returns the body of a form.
  mutating func form(token: String, session: String?) -> String {
    let count = chance(20) ? 400 : Int.random(in: 0...4, using: &random)
    var pairs = [
      "token=\(chance(20) ? Self.mark : token)", "\(Self.coded("do " + action().verb))=",
    ]
    if let session, chance(2) { pairs.append("session=\(session)") }
    for _ in 0..<count { pairs.append("\(Self.coded(id()))=\(Self.coded(text()))") }
    return broken(pairs.joined(separator: "&"))
  }

  private mutating func numeral() -> String {
    let number = number()
    return Int(number) == nil && !chance(5) ? "0" : number.isEmpty ? "null" : number
  }

  /// Breaks one of 20 texts at a random place.
  private mutating func broken(_ text: String) -> String {
    guard chance(20), !text.isEmpty else { return text }
    let place = text.index(
      text.startIndex, offsetBy: Int.random(in: 0..<text.count, using: &random))
    return chance(2)
      ? String(text[..<place]) : text[..<place] + pick(["\u{0}", "[", "\"", "9"]) + text[place...]
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\u{0}"..."\u{1F}":
        "\\u" + String(repeating: "0", count: scalar.value < 16 ? 3 : 2)
          + String(scalar.value, radix: 16)
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }

  private static func coded(_ text: String) -> String {
    text.utf8.map { byte in "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined()
  }
}
