import Calcot
import CalcotContent

extension WebScene {
  /// Puts the user's typed text into a field.
  mutating func type(_ text: String, into field: ElementID, of screen: ScreenID) {
    for index in layers.indices {
      layers[index].arrangement.change(screen) { pane in
        switch pane.body {
        case .semantic(let content): pane.body = .semantic(content.typing(text, into: field))
        case .native(let title, let nodes):
          let id = "\(screen.rawValue)/view/\(field.path)"
          pane.body = .native(title: title, nodes?.map { $0.typing(text, into: id) })
        }
      }
    }
  }
}

extension HTMLNode {
  /// Returns the node with the text of one field replaced.
  fileprivate func typing(_ text: String, into id: String) -> HTMLNode {
    guard case .tag(var tag) = self else { return self }
    if tag.id == id, tag.name == "input" {
      tag.attributes = tag.attributes.map { $0.name == "value" ? HTMLAttribute("value", text) : $0 }
    }
    tag.children = tag.children.map { $0.typing(text, into: id) }
    return .tag(tag)
  }
}
