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
    case .textField(let field): return tag(field, id, name)
    case .list(let label, let rows):
      return list(label, rows, id, name, element.children.map { .item($0, of: screen) })
    case .row(let title, let detail, let opens):
      let use = opens ? use(of: element, name, on: screen) : nil
      return row(
        title, detail, use, id, actions: actions(of: element, id, screen), isInList: isInList)
    case .section(let header): return section(header, id, children)
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

  private func tag(_ field: TextFieldValue, _ id: String, _ name: String) -> HTMLTag {
    var attributes = [HTMLAttribute("name", name), HTMLAttribute("value", field.text)]
    if field.role == .search { attributes.append(HTMLAttribute("type", "search")) }
    if let placeholder = field.placeholder {
      attributes.append(HTMLAttribute("placeholder", placeholder))
    }
    if field.error != nil {
      attributes += [
        HTMLAttribute("aria-invalid", "true"), HTMLAttribute("aria-describedby", "\(id):e"),
      ]
    }
    if !field.isEnabled { attributes.append(HTMLAttribute("disabled")) }
    return HTMLTag(
      "div", id: id, [HTMLAttribute("class", "field")],
      children: [
        .tag(HTMLTag("label", id: "\(id):n", [HTMLAttribute("for", "\(id):i")], text: field.label)),
        .tag(HTMLTag("input", id: "\(id):i", attributes)),
        .tag(
          HTMLTag("p", id: "\(id):e", [HTMLAttribute("class", "error")], text: field.error ?? "")),
      ])
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

  /// The markup of a control: a link if it leads to an address, otherwise a button.
  struct Use {
    let tag: String
    var attributes: [HTMLAttribute]
  }

  /// Returns the markup of a control with an action.
  ///
  /// - Parameter address: The address of the place in the app that it leads to.
  func use(_ action: String, address: String?) -> Use {
    guard let address else { return Use(tag: "button", attributes: [.action(action)]) }
    let target = form.session.map { SiteAddress.target(address, session: $0) } ?? address
    return Use(
      tag: "a", attributes: [HTMLAttribute("href", target), HTMLAttribute("data-do", action)])
  }

  private func use(of row: Element, _ name: String, on screen: ScreenID) -> Use {
    guard let address = row.address else {
      let address = row.route.flatMap { links?.link(to: $0, from: screen) }
      return use("a \(name)", address: address)
    }
    var attributes = [
      HTMLAttribute("href", address.text), HTMLAttribute("rel", "noopener noreferrer"),
      HTMLAttribute("data-do", "a \(name)"),
    ]
    if address.text.hasPrefix("http") { attributes.append(HTMLAttribute("target", "_blank")) }
    return Use(tag: "a", attributes: attributes)
  }

  /// Returns the buttons of a row, which are named by its title as well.
  private func actions(of row: Element, _ id: String, _ screen: ScreenID) -> [HTMLNode] {
    row.children.map { action in
      var tag = tag(action, of: screen, isInList: false)
      if let own = tag.id {
        tag.attributes.append(HTMLAttribute("aria-labelledby", "\(own) \(id):t"))
      }
      return .tag(tag)
    }
  }

  private func row(
    _ title: String, _ detail: String?, _ use: Use?, _ id: String, actions: [HTMLNode],
    isInList: Bool
  ) -> HTMLTag {
    let words = [
      HTMLNode.tag(HTMLTag("span", id: "\(id):t", [HTMLAttribute("class", "title")], text: title)),
      .tag(HTMLTag("span", id: "\(id):d", [HTMLAttribute("class", "detail")], text: detail ?? "")),
    ]
    let line = HTMLTag(
      use?.tag ?? "div", id: "\(id):o", [HTMLAttribute("class", "row")] + (use?.attributes ?? []),
      children: words)
    var children: [HTMLNode] = [.tag(line)]
    if !actions.isEmpty {
      children.append(
        .tag(
          HTMLTag("div", id: "\(id):a", [HTMLAttribute("class", "actions")], children: actions)))
    }
    return isInList
      ? HTMLTag("li", id: id, children: children)
      : HTMLTag("div", id: id, [HTMLAttribute("class", "item")], children: children)
  }

  private func section(_ header: String?, _ id: String, _ children: [HTMLNode]) -> HTMLTag {
    let body = HTMLNode.tag(HTMLTag("div", id: "\(id):b", children: children))
    guard let header else {
      return HTMLTag("div", id: id, [HTMLAttribute("class", "group")], children: [body])
    }
    return HTMLTag(
      "section", id: id,
      [HTMLAttribute("class", "group"), HTMLAttribute("aria-labelledby", "\(id):h")],
      children: [.tag(HTMLTag("h2", id: "\(id):h", text: header)), body])
  }
}
