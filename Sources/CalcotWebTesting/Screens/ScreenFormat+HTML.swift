public import CalcotTesting

extension ScreenFormat {
  /// The page of a screen, with a line for each tag and text, without the parts that differ from
  /// one page to the next.
  public static var html: ScreenFormat {
    ScreenFormat(fileExtension: "html") {
      WebPageDriver()
    } text: { app in
      (app.driver as? WebPageDriver)?.outline
    }
  }
}

extension WebPageDriver {
  /// The page, without the parts that differ from one page to the next.
  var outline: String? { page?.document.node("page")?.outline }
}

extension PageNode {
  /// The markup of the node's content, with a line for each tag and text.
  var outline: String { children.flatMap { $0.lines(indent: "") }.joined(separator: "\n") }

  private func lines(indent: String) -> [String] {
    if tag.isEmpty { return words.allSatisfy(\.isWhitespace) ? [] : [indent + Self.escaped(words)] }
    guard !isOrigin else { return [] }
    let start = attributes.sorted { $0.key < $1.key }.map { name, value in
      value.isEmpty ? " \(name)" : " \(name)=\"\(Self.escaped(value))\""
    }
    return ["\(indent)<\(tag)\(start.joined())>"]
      + children.flatMap { $0.lines(indent: indent + "  ") }
  }

  /// A Boolean value that indicates whether the node only proves where a form comes from.
  private var isOrigin: Bool {
    tag == "input" && ["once", "session", "token"].contains(attributes["name"])
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
      .replacing("\n", with: "&#10;")
  }
}
