import Calcot
import CalcotContent

extension PageRenderer {
  /// Returns the rows on the page, with a button before and after them for the rows that are not on
  /// it.
  ///
  /// - Parameters:
  ///   - kind: The classes for the style.
  ///   - inner: The rows themselves.
  func list(
    _ label: String?, _ rows: RowWindow, _ id: String, _ name: String, kind: String,
    rows inner: HTMLTag
  ) -> HTMLTag {
    var parts: [HTMLNode] = []
    if let label { parts.append(.tag(HTMLTag("h2", id: "\(id):h", text: label))) }
    let before = rows.range.lowerBound
    if before > 0 {
      let asked = max(before - RowWindow.first, 0)..<min(before + RowWindow.first, rows.total)
      parts.append(.tag(gap("\(id):b", name, asked, count: before, words.buttons.earlierRows)))
    }
    parts.append(.tag(inner))
    let after = rows.total - rows.range.upperBound
    if after > 0 {
      let end = rows.range.upperBound
      let asked = max(end - RowWindow.first, 0)..<min(end + RowWindow.first, rows.total)
      parts.append(.tag(gap("\(id):a", name, asked, count: after, words.buttons.furtherRows)))
    }
    return HTMLTag("div", id: id, [HTMLAttribute("class", kind)], children: parts)
  }

  /// Returns a list of rows or of cards.
  func list(
    _ label: String?, _ rows: RowWindow, _ layout: ListLayout, _ id: String, _ name: String,
    _ children: [HTMLNode]
  ) -> HTMLTag {
    var attributes: [HTMLAttribute] = []
    if label != nil { attributes.append(HTMLAttribute("aria-labelledby", "\(id):h")) }
    let items = HTMLTag("ul", id: "\(id):l", attributes, children: children)
    return list(label, rows, id, name, kind: layout == .grid ? "list grid" : "list", rows: items)
  }

  /// Returns the button that loads `count` rows that are not on the page.
  private func gap(
    _ part: String, _ list: String, _ rows: Range<Int>, count: Int, _ words: String
  ) -> HTMLTag {
    HTMLTag(
      "button", id: part,
      [
        HTMLAttribute("class", part.hasSuffix("b") ? "gap before" : "gap after"),
        .action("r \(rows.lowerBound) \(rows.upperBound) \(list)"),
        HTMLAttribute("data-rows", "\(count)"),
      ],
      text: words.filled(count))
  }
}
