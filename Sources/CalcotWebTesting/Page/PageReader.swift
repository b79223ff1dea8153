/// A parser of the pages of Calçot's web host, as the host or a browser serializes them:
/// well-formed, with every attribute in double quotes. It does not support other pages.
public struct PageReader {
  // NB: characters would join a mark at the beginning of a text with the quote before it.
  private var rest: Substring.UnicodeScalarView

  private init(_ text: String) { rest = text[...].unicodeScalars }

  /// Parses a page; returns a node that stands for the whole document.
  ///
  /// - Throws: A ``PageError`` if the page is not well-formed, so that a test notices.
  public static func read(_ text: String) throws(PageError) -> PageNode {
    var reader = PageReader(text)
    let root = PageNode(tag: "#document")
    try reader.readChildren(of: root)
    guard reader.rest.isEmpty else { throw PageError("\(reader.next) closes nothing") }
    return root
  }

  private mutating func readChildren(of parent: PageNode) throws(PageError) {
    while let next = rest.first {
      guard next == "<" else {
        let end = rest.firstIndex(of: "<") ?? rest.endIndex
        let words = try Self.plain(Substring(rest[..<end]))
        rest = rest[end...]
        // NB: A line break between two tags is no text; see `HTMLWriter`.
        let isBreak =
          words == "\n" && parent.children.last?.tag.isEmpty == false && !has("</")
        if parent.tag != "#document", !isBreak { parent.append(PageNode(words: words)) }
        continue
      }
      if has("</") { return }
      if has("<!") {
        rest = rest.drop { $0 != ">" }.dropFirst()
        continue
      }
      try readTag(into: parent)
    }
  }

  private mutating func readTag(into parent: PageNode) throws(PageError) {
    rest.removeFirst()
    let name = String(take { $0.properties.isAlphabetic || $0.properties.numericType != nil })
    guard !name.isEmpty else { throw PageError("a tag without a name: <\(next)") }
    let node = PageNode(tag: name)
    while true {
      _ = take { $0 == " " }
      guard let next = rest.first else { throw PageError("<\(name)> is not closed") }
      if next == ">" { break }
      let key = String(take { $0 != "=" && $0 != " " && $0 != ">" })
      guard rest.first == "=" else {
        node.attributes[key] = ""
        continue
      }
      rest.removeFirst()
      guard rest.popFirst() == "\"" else { throw PageError("\(key) of <\(name)> has no quotes") }
      node.attributes[key] = try Self.plain(take { $0 != "\"" })
      guard rest.popFirst() == "\"" else { throw PageError("\(key) of <\(name)> has no end") }
    }
    rest.removeFirst()
    parent.append(node)
    guard !["input", "meta", "link", "br", "hr", "img"].contains(name) else { return }
    // NB: A line break at the beginning of such a field is not part of its text.
    if name == "textarea", rest.first == "\n" { rest.removeFirst() }
    try readChildren(of: node)
    guard has("</\(name)>") else {
      throw PageError("<\(name)> is closed by \(next)")
    }
    rest = rest.dropFirst(name.count + 3)
  }

  private mutating func take(while isMeant: (Unicode.Scalar) -> Bool) -> Substring {
    let taken = rest.prefix(while: isMeant)
    rest = rest[taken.endIndex...]
    return Substring(taken)
  }

  private func has(_ text: String) -> Bool { rest.starts(with: text.unicodeScalars) }

  /// The beginning of the remaining text, for an error.
  private var next: Substring { Substring(rest.prefix(60)) }

  /// Returns a text with its escapes decoded.
  private static func plain(_ text: Substring) throws(PageError) -> String {
    var rest = text.unicodeScalars
    guard rest.contains("&") else { return String(text) }
    // NB: appending to a view of scalars copies what is there.
    var result = ""
    while let start = rest.firstIndex(of: "&") {
      result += String(rest[..<start])
      guard let end = rest[start...].firstIndex(of: ";") else {
        throw PageError("an unescaped & in \(text.prefix(60))")
      }
      result.unicodeScalars.append(try scalar(of: String(rest[rest.index(after: start)..<end])))
      rest = rest[rest.index(after: end)...]
    }
    return result + String(rest)
  }

  private static func scalar(of escape: String) throws(PageError) -> Unicode.Scalar {
    switch escape {
    case "amp": "&"
    case "lt": "<"
    case "gt": ">"
    case "quot": "\""
    case "#39": "'"
    case "#13": "\r"
    case "nbsp": "\u{A0}"
    default: throw PageError("the escape &\(escape); is not one of the host's")
    }
  }
}

/// The error of a malformed page, or of a patch that does not fit it.
public struct PageError: Error, CustomStringConvertible {
  /// The description of the error.
  public let description: String
  init(_ description: String) { self.description = description }
}
