import Calcot
import CalcotContent

extension PageRenderer {
  /// Returns the `id` attribute of an element's tag. NB: Another tag could not refer to an
  /// identifier that contains a space.
  static func id(of element: ElementID, on screen: ScreenID) -> String {
    let id = "\(screen.rawValue)/\(element.path)"
    guard id.utf8.contains(where: { $0 <= 0x20 }) else { return id }
    return id.unicodeScalars.reduce(into: "") { id, scalar in
      if scalar.value <= 0x20 {
        id += "~_\(scalar.value)_"
      } else {
        id.unicodeScalars.append(scalar)
      }
    }
  }

  /// Returns the tag of an element.
  ///
  /// - Parameter isInList: A Boolean value that indicates whether the element is a row of a list.
  func tag(_ element: Element, of screen: ScreenID, isInList: Bool) -> HTMLTag {
    let id = Self.id(of: element.id, on: screen)
    let name = "\(screen.rawValue)/\(element.id.path)"
    let children = element.children.map { HTMLNode.element($0, of: screen) }
    switch element.kind {
    case .text(let text, let role): return tag(text, role, id)
    case .button(let label, let role, let isEnabled):
      var attributes = [HTMLAttribute("class", role.rawValue), .action("a \(name)")]
      if !isEnabled { attributes.append(.unusable) }
      return HTMLTag("button", id: id, attributes, text: label)
    case .field(let field):
      return FieldMarkup(field: field, id: id, name: name, words: words).tag
    case .list(let label, let rows):
      return list(label, rows, id, name, element.children.map { .item($0, of: screen) })
    case .row(let value): return row(value, element, screen, isInList: isInList)
    case .link(let label):
      let use = use(of: element, name, on: screen)
      let link = HTMLAttribute("class", "link")
      return HTMLTag(use.tag, id: id, [link] + use.attributes, text: label)
    case .section(let header, let footer): return section(header, footer, id, children)
    case .emptyState(let title, let message): return emptyState(title, message, id, children)
    case .activity(let label):
      return HTMLTag(
        "p", id: id, [HTMLAttribute("class", "activity")],
        children: [
          .tag(HTMLTag("progress", [HTMLAttribute("aria-hidden", "true")])),
          .tag(HTMLTag("span", id: "\(id):t", text: label)),
        ])
    case .progress(let value): return progress(value, id)
    }
  }

  private func progress(_ value: ProgressValue, _ id: String) -> HTMLTag {
    let attributes = [
      HTMLAttribute("value", "\(value.fraction)"), HTMLAttribute("aria-labelledby", "\(id):n"),
    ]
    return HTMLTag(
      "div", id: id, [HTMLAttribute("class", "progress")],
      children: [
        .tag(HTMLTag("span", id: "\(id):n", text: value.label)),
        .tag(HTMLTag("span", id: "\(id):v", text: value.percentage)),
        .tag(HTMLTag("progress", id: "\(id):p", attributes)),
      ])
  }

  private func tag(_ text: String, _ role: TextRole, _ id: String) -> HTMLTag {
    switch role {
    case .body: HTMLTag("p", id: id, text: text)
    case .heading: HTMLTag("h2", id: id, text: text)
    case .secondary, .error, .figure:
      HTMLTag("p", id: id, [HTMLAttribute("class", role.rawValue)], text: text)
    }
  }

  private func list(
    _ label: String?, _ rows: RowWindow, _ id: String, _ name: String, _ children: [HTMLNode]
  ) -> HTMLTag {
    var parts: [HTMLNode] = []
    if let label { parts.append(.tag(HTMLTag("h2", id: "\(id):h", text: label))) }
    let before = rows.range.lowerBound
    if before > 0 {
      let asked = max(before - RowWindow.first, 0)..<min(before + RowWindow.first, rows.total)
      parts.append(.tag(gap("\(id):b", name, asked, count: before, words.earlierRows)))
    }
    var attributes: [HTMLAttribute] = []
    if label != nil { attributes.append(HTMLAttribute("aria-labelledby", "\(id):h")) }
    parts.append(.tag(HTMLTag("ul", id: "\(id):l", attributes, children: children)))
    let after = rows.total - rows.range.upperBound
    if after > 0 {
      let end = rows.range.upperBound
      let asked = max(end - RowWindow.first, 0)..<min(end + RowWindow.first, rows.total)
      parts.append(.tag(gap("\(id):a", name, asked, count: after, words.furtherRows)))
    }
    return HTMLTag("div", id: id, [HTMLAttribute("class", "list")], children: parts)
  }

  /// Returns the button that loads rows that are not on the page and stands for `count` of them.
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
