import CalcotWebTesting
import Testing

extension LivePage {
  /// Uses the button with a label.
  func press(_ label: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    use(try #require(button(label), sourceLocation: sourceLocation))
  }

  /// Returns the button or row with a label.
  func button(_ label: String) -> PageNode? {
    document.first { node in
      let title = node.first { $0.classes.contains("title") }
      return ["button", "a"].contains(node.tag) && (title ?? node).text == label
    }
  }

  /// Replaces the text of the field with a label.
  func fill(
    _ label: String, _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    type(text, into: try #require(field(label), sourceLocation: sourceLocation))
  }

  func field(_ label: String) -> PageNode? {
    let name = document.first { $0.tag == "label" && $0.text == label }
    return name?.attributes["for"].flatMap(document.node)
  }

  /// The first paragraph of the topmost screen.
  var words: String {
    document.all.last { $0.classes.contains("screen") }?.first { $0.tag == "p" }?.text ?? ""
  }

  /// The markup of the whole page, for comparison.
  var markup: String {
    ["page", "status", "alert"].compactMap { document.node($0)?.markup }.joined(separator: "\n")
  }
}
