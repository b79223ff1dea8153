import Calcot
import CalcotContent

extension WebScene {
  /// Puts the user's typed text into a field.
  mutating func type(_ text: String, into field: ElementID, of screen: ScreenID) {
    for index in layers.indices { layers[index].arrangement.type(text, into: field, of: screen) }
  }
}

extension WebScene.Arrangement {
  fileprivate mutating func type(_ text: String, into field: ElementID, of screen: ScreenID) {
    switch self {
    case .pane(var pane):
      guard pane.screen == screen else { return }
      switch pane.body {
      case .semantic(let content): pane.body = .semantic(content.typing(text, into: field))
      case .own(let title, let nodes):
        let id = "\(screen.rawValue)/view/\(field.path)"
        pane.body = .own(title: title, nodes.map { $0.typing(text, into: id) })
      }
      self = .pane(pane)
    case .under(let bar, var inner):
      inner.type(text, into: field, of: screen)
      self = .under(bar, inner)
    case .beside(let id, var sides, let selected):
      for index in sides.indices { sides[index].type(text, into: field, of: screen) }
      self = .beside(id, sides, selected: selected)
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
