import Foundation

/// A declaration in Swift, as far as a stand-in's is compared with Apple's.
struct Declaration {
  struct Parameter {
    var label: String
    var name: String
    var type: String
    var hasDefault: Bool

    init(_ text: String) {
      let named = text.before(":")
      let rest = text.after(":") ?? ""
      let names = named.split(separator: " ").filter { !$0.hasPrefix("@") }.map(String.init)
      (label, name) = (names.first ?? "", names.last ?? "")
      let type = rest.before(" = ").trimmed
      self.type = type.isEmpty ? named : type
      hasDefault = rest.contains(" = ")
    }
  }

  private(set) var keyword = ""
  private(set) var isMainActor = false
  private(set) var isSendable = false
  private(set) var isFailable = false
  private(set) var parameters: [Parameter] = []
  private(set) var result = ""
  private(set) var effects: Set<Substring> = []

  init(_ text: String) {
    let text = text.replacingMatches(of: #"@available\([^)]*\) "#, with: "")
      .replacingMatches(of: #"\bclass (?=func|var)"#, with: "static ")
      .replacingOccurrences(of: "(Void)", with: "()")
      .replacingOccurrences(of: "-> ()", with: "-> Void")
      .withNumberedGenerics
    let keywords = #"\b(func|init|var|let|case|subscript|class|struct|protocol|enum|typealias)\b"#
    guard let place = text.range(of: keywords, options: .regularExpression) else { return }
    keyword = String(text[place])
    isMainActor = text[..<place.lowerBound].contains("@MainActor")
    let rest = String(text[place.upperBound...])
    isSendable =
      ["class", "struct", "protocol", "enum"].contains(keyword)
      && rest.before(" where ").matches(#":.*\bSendable\b"#)
    if ["var", "let"].contains(keyword) {
      result = (rest.after(":") ?? "").before("{").trimmed
    } else {
      addSignature(rest)
    }
  }

  private mutating func addSignature(_ rest: String) {
    guard let first = rest.firstIndex(of: "(") else { return }
    isFailable = keyword == "init" && "?!".contains(rest[rest.startIndex])
    let generics = rest[..<first].firstIndex(of: "<").map(rest.endOfBracket)
    guard let open = rest[(generics ?? rest.startIndex)...].firstIndex(of: "(") else { return }
    let close = rest.endOfBracket(at: open)
    parameters = rest[rest.index(after: open)..<close].outerParts.map(Parameter.init)
    let end = String(rest[close...].dropFirst())
    let words = end.before("->").before(" where ").split(separator: " ")
    effects = Set(words).intersection(["async", "throws"])
    result = (end.after("->") ?? "").before(" where ").before(" {").trimmed
  }

  /// Returns in what a stand-in with this declaration allows more than Apple's, or says something else.
  func differences(from apple: Declaration) -> [String] {
    var found: [String] = []
    if apple.isMainActor && !isMainActor { found.append("isolation") }
    if keyword == "protocol", apple.keyword == keyword, isMainActor && !apple.isMainActor {
      found.append("isolation")
    }
    if isSendable && !(isMainActor || apple.isMainActor || apple.isSendable) {
      found.append("Sendable")
    }
    if isFailable != apple.isFailable { found.append("failure") }
    var own = parameters[...]
    for parameter in apple.parameters {
      if own.first?.label == parameter.label {
        found += own.removeFirst().laxity(beside: parameter)
      } else if !parameter.hasDefault {
        found.append("parameter \(parameter.name)")
      }
    }
    found += own.map { "parameter \($0.name)" }
    if result.plainType != apple.result.plainType && !result.hasPrefix("some ") {
      found.append("result")
    }
    if effects != apple.effects { found.append("effects") }
    return found
  }
}

extension Declaration.Parameter {
  /// Returns in what a stand-in's parameter takes what Apple's does not.
  fileprivate func laxity(beside apple: Self) -> [String] {
    let sent = type.count(of: "@Sendable") + type.count(of: "@MainActor")
    let isLax =
      type.plainType != apple.type.plainType || sent < apple.type.count(of: "@Sendable")
      || type.count(of: "@escaping") < apple.type.count(of: "@escaping")
    return (isLax ? ["type of \(name)"] : [])
      + (hasDefault && !apple.hasDefault ? ["default of \(name)"] : [])
  }
}

extension String {
  /// The type without what a stand-in may ask for, and without what says nothing.
  fileprivate var plainType: String {
    let words =
      #"@escaping|@Sendable|@preconcurrency|@autoclosure|@isolated\(any\)|\b(any|repeat)\b|\s"#
    return replacingMatches(of: words, with: "")
  }

  /// The declaration with its generic parameters numbered, so that their names do not matter.
  fileprivate var withNumberedGenerics: String {
    let names = #"\b(func [^<(]+|init[?!]?|subscript)<"#
    guard let start = range(of: names, options: .regularExpression) else { return self }
    var text = self
    for (number, part) in self[start.upperBound...].prefix(while: { $0 != ">" })
      .split(separator: ",").enumerated()
    {
      let name = String(part).replacingOccurrences(of: "each", with: "").before(":").trimmed
      text = text.replacingMatches(of: #"(?<![.\w])\#(name)\b(?!:)"#, with: #"\$\#(number)"#)
    }
    return text
  }

  /// Returns the place where the bracket closes that opens at another.
  fileprivate func endOfBracket(at start: Index) -> Index {
    var depth = 0
    var previous: Character = " "
    for place in indices[start...] {
      depth += self[place].depth(after: previous)
      if depth == 0 { return place }
      previous = self[place]
    }
    return endIndex
  }

  fileprivate func count(of text: String) -> Int { components(separatedBy: text).count - 1 }
}

extension Substring {
  /// The parts of the text between the commas that no bracket holds.
  fileprivate var outerParts: [String] {
    var depth = 0
    var previous: Character = " "
    return split { character in
      depth += character.depth(after: previous)
      previous = character
      return character == "," && depth == 0
    }
    .map { String($0).trimmed }.filter { !$0.isEmpty }
  }
}

extension Character {
  /// Returns how a character changes the number of open brackets; an arrow's end is no bracket.
  fileprivate func depth(after previous: Character) -> Int {
    switch self {
    case "(", "[", "{", "<": 1
    case ")", "]", "}": -1
    case ">": previous == "-" ? 0 : -1
    default: 0
    }
  }
}
