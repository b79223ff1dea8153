/// A parser of the pages of Calçot's web host, as the host or a browser serializes them:
/// well-formed, with every attribute in double quotes. It does not support other pages.
public struct PageReader {
  // NB: bytes, as characters would join a mark at the beginning of a text with the quote before it, and a
  // debug build takes a hundred times as long for scalars.
  private let page: [UInt8]
  private var position = 0

  private init(_ text: String) { page = Array(text.utf8) }

  /// Parses a page; returns a node that stands for the whole document.
  ///
  /// - Throws: A ``PageError`` if the page is not well-formed, so that a test notices.
  public static func read(_ text: String) throws(PageError) -> PageNode {
    var reader = PageReader(text)
    let root = PageNode(tag: "#document")
    try reader.readChildren(of: root)
    guard reader.next == nil else { throw PageError("\(reader.context) closes nothing") }
    return root
  }

  private mutating func readChildren(of parent: PageNode) throws(PageError) {
    while let next {
      guard next == .tagStart else {
        let words = try plain(take { $0 != .tagStart })
        // NB: A line break between two tags is no text; see `HTMLWriter`.
        let isBreak =
          words == "\n" && parent.children.last?.tag.isEmpty == false && !has("</")
        if parent.tag != "#document", !isBreak { parent.append(PageNode(words: words)) }
        continue
      }
      if has("</") { return }
      if has("<!") {
        _ = take { $0 != .tagEnd }
        position = min(position + 1, page.count)
        continue
      }
      try readTag(into: parent)
    }
  }

  private mutating func readTag(into parent: PageNode) throws(PageError) {
    position += 1
    let name = text(take(while: \.isNamePart))
    guard !name.isEmpty else { throw PageError("a tag without a name: <\(context)") }
    let node = PageNode(tag: name)
    while true {
      _ = take { $0 == .space }
      guard let next else { throw PageError("<\(name)> is not closed") }
      if next == .tagEnd { break }
      let key = text(take { $0 != .equals && $0 != .space && $0 != .tagEnd })
      guard self.next == .equals else {
        node.attributes[key] = ""
        continue
      }
      position += 1
      guard self.next == .quote else { throw PageError("\(key) of <\(name)> has no quotes") }
      position += 1
      node.attributes[key] = try plain(take { $0 != .quote })
      guard self.next == .quote else { throw PageError("\(key) of <\(name)> has no end") }
      position += 1
    }
    position += 1
    parent.append(node)
    guard !["input", "meta", "link", "br", "hr", "img"].contains(name) else { return }
    // NB: A line break at the beginning of such a field is not part of its text.
    if name == "textarea", next == .lineFeed { position += 1 }
    try readChildren(of: node)
    guard has("</\(name)>") else {
      throw PageError("<\(name)> is closed by \(context)")
    }
    position += name.utf8.count + 3
  }

  private var next: UInt8? { position < page.count ? page[position] : nil }

  private mutating func take(while isMeant: (UInt8) -> Bool) -> Range<Int> {
    let start = position
    while position < page.count, isMeant(page[position]) { position += 1 }
    return start..<position
  }

  private func has(_ text: String) -> Bool { page[position...].starts(with: text.utf8) }

  private func text(_ range: Range<Int>) -> String { String(decoding: page[range], as: UTF8.self) }

  /// The beginning of the remaining text, for an error.
  private var context: String { text(position..<min(position + 60, page.count)) }

  /// Returns a text with its escapes decoded.
  private func plain(_ range: Range<Int>) throws(PageError) -> String {
    var result = ""
    var start = range.lowerBound
    while let escape = index(of: .ampersand, in: start..<range.upperBound) {
      guard let end = index(of: .semicolon, in: escape..<range.upperBound) else {
        throw PageError("an unescaped & in \(text(range).prefix(60))")
      }
      result += text(start..<escape)
      result.unicodeScalars.append(try Self.scalar(of: text((escape + 1)..<end)))
      start = end + 1
    }
    return result + text(start..<range.upperBound)
  }

  private func index(of byte: UInt8, in range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      if page[index] == byte { return index }
      index += 1
    }
    return nil
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

extension UInt8 {
  fileprivate static let tagStart = UInt8(ascii: "<")
  fileprivate static let tagEnd = UInt8(ascii: ">")
  fileprivate static let equals = UInt8(ascii: "=")
  fileprivate static let quote = UInt8(ascii: "\"")
  fileprivate static let space = UInt8(ascii: " ")
  fileprivate static let lineFeed = UInt8(ascii: "\n")
  fileprivate static let ampersand = UInt8(ascii: "&")
  fileprivate static let semicolon = UInt8(ascii: ";")

  /// A Boolean value that indicates whether this is a letter or digit of a tag's name.
  fileprivate var isNamePart: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}

/// The error of a malformed page, or of a patch that does not fit it.
public struct PageError: Error, CustomStringConvertible {
  /// The description of the error.
  public let description: String
  init(_ description: String) { self.description = description }
}
