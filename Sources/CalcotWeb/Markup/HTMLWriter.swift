/// A writer that turns markup into text. Passes every text and attribute value through
/// ``escape(_:)``.
package struct HTMLWriter {
  package private(set) var text = ""
  private let tag: (HTMLNode) -> HTMLTag?

  /// Creates a writer.
  ///
  /// - Parameter tag: Returns the tag of a node; `nil` for a text.
  package init(_ tag: @escaping (HTMLNode) -> HTMLTag?) { self.tag = tag }

  package mutating func write(_ node: HTMLNode) {
    switch node {
    case .text(let text): escape(text)
    case .tag(let tag): write(tag)
    case .element, .item, .action, .tableRow, .pane, .bar:
      if let tag = tag(node) { write(tag) }
    }
  }

  package mutating func write(_ nodes: [HTMLNode]) {
    for index in nodes.indices {
      if index > 0, isApart(nodes[index - 1], nodes[index]) { text += "\n" }
      write(nodes[index])
    }
  }

  package mutating func write(_ tag: HTMLTag) {
    text += "<"
    text += tag.name
    if let id = tag.id { write(HTMLAttribute("id", id)) }
    for attribute in tag.attributes { write(attribute) }
    text += ">"
    guard !Self.voidTags.contains(tag.name) else { return }
    // NB: Browsers drop a line break at the beginning.
    if tag.name == "textarea" { text += "\n" }
    write(tag.children)
    text += "</"
    text += tag.name
    text += ">"
  }

  /// Returns a Boolean value that indicates whether white space separates two nodes: between tags,
  /// unless both are parts of a running text. Only a browser without styles shows it.
  private func isApart(_ first: HTMLNode, _ second: HTMLNode) -> Bool {
    func isTag(_ node: HTMLNode) -> Bool? {
      switch node {
      case .text: nil
      case .tag(let tag): !Self.textTags.contains(tag.name)
      case .element, .item, .action, .tableRow, .pane, .bar: true
      }
    }
    guard let first = isTag(first), let second = isTag(second) else { return false }
    return first || second
  }

  private static let textTags: Set<String> = [
    "abbr", "b", "cite", "code", "em", "i", "kbd", "mark", "q", "s", "small", "strong", "sub",
    "sup", "time", "u", "var",
  ]

  private mutating func write(_ attribute: HTMLAttribute) {
    text += " "
    text += attribute.name
    guard !attribute.value.isEmpty || !Self.flags.contains(attribute.name) else { return }
    text += "=\""
    escape(attribute.value)
    text += "\""
  }

  /// Appends a text so that a browser reads exactly that text, between tags as well as between
  /// quotes. Characters that HTML cannot express (NUL and other control characters) become U+FFFD.
  private mutating func escape(_ raw: String) {
    guard raw.utf8.contains(where: { Self.isSpecial[Int($0)] }) else {
      text += raw
      return
    }
    for scalar in raw.unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "'": text += "&#39;"
      case "\r": text += "&#13;"
      default: text.unicodeScalars.append(Self.sayable(scalar))
      }
    }
  }

  /// Returns a text with the characters that a page cannot contain replaced, for a text that is
  /// sent outside of markup.
  static func sayable(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map(sayable)))
  }

  private static func sayable(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "\t", "\n", "\r": scalar
    case "\u{0}"..."\u{1F}", "\u{7F}": "\u{FFFD}"
    default: scalar
    }
  }

  private static let isSpecial: [Bool] = (0...UInt8.max).map { byte in
    byte < 0x20 || byte == 0x7F || "&<>\"'".utf8.contains(byte)
  }
  private static let flags: Set<String> = [
    "disabled", "open", "inert", "hidden", "novalidate", "defer", "autofocus", "readonly",
    "required", "multiple", "checked", "selected",
  ]
  private static let voidTags: Set<String> = ["input", "meta", "link", "br", "hr", "img"]
}
