import Calcot
import CalcotContent

extension PageRenderer {
  /// Returns a group with its header and its footer.
  func section(
    _ header: String?, _ footer: String?, _ id: String, _ children: [HTMLNode]
  ) -> HTMLTag {
    var attributes = [HTMLAttribute("class", "group")]
    var parts: [HTMLNode] = [.tag(HTMLTag("div", id: "\(id):b", children: children))]
    if let header {
      attributes.append(HTMLAttribute("aria-labelledby", "\(id):h"))
      parts.insert(.tag(HTMLTag("h2", id: "\(id):h", text: header)), at: 0)
    } else if footer != nil {
      attributes.append(HTMLAttribute("role", "group"))
    }
    if let footer {
      attributes.append(HTMLAttribute("aria-describedby", "\(id):f"))
      let kind = HTMLAttribute("class", "footer")
      parts.append(.tag(HTMLTag("p", id: "\(id):f", [kind], text: footer)))
    }
    return HTMLTag(header == nil ? "div" : "section", id: id, attributes, children: parts)
  }

  /// Returns the placeholder for a list without rows, with its buttons.
  func emptyState(_ state: EmptyStateValue, _ id: String, _ buttons: [HTMLNode]) -> HTMLTag {
    let symbol = state.symbol.map { [HTMLNode.tag($0.markup("\(id):s"))] } ?? []
    let words: [HTMLNode] = [
      .tag(HTMLTag("h2", id: "\(id):h", text: state.title)),
      .tag(HTMLTag("p", id: "\(id):m", text: state.message ?? "")),
    ]
    return HTMLTag(
      "div", id: id, [HTMLAttribute("class", "empty")], children: symbol + words + buttons)
  }
}
