import Calcot
import CalcotContent
import CalcotTree

extension PageRenderer {
  /// Returns a button of a screen.
  func button(_ button: ButtonValue, _ id: String, _ name: String) -> HTMLTag {
    var attributes = [HTMLAttribute("class", button.role.rawValue), .action("a \(name)")]
    if !button.isEnabled { attributes.append(.unusable) }
    if let letter = button.mnemonic { attributes.append(HTMLAttribute("accesskey", "\(letter)")) }
    guard let symbol = button.shownSymbol else {
      return HTMLTag("button", id: id, attributes, text: button.label)
    }
    return HTMLTag("button", id: id, attributes, children: words(button.label, symbol, id))
  }

  /// Returns a text with a symbol before it.
  func label(_ text: String, _ symbol: Symbol, _ id: String) -> HTMLTag {
    HTMLTag("p", id: id, [HTMLAttribute("class", "label")], children: words(text, symbol, id))
  }

  private func words(_ text: String, _ symbol: Symbol, _ id: String) -> [HTMLNode] {
    [.tag(symbol.markup("\(id):s")), .tag(HTMLTag("span", id: "\(id):t", text: text))]
  }
}

extension ButtonValue {
  /// The symbol before the label; nil if there is none.
  var shownSymbol: Symbol? { symbol ?? (role == .refresh ? .refresh : nil) }
}
