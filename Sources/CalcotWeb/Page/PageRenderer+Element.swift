import Calcot

extension PageRenderer {
  func tag(_ element: Element, of screen: ScreenID) -> HTMLTag {
    let id = "\(screen.rawValue)/\(element.id.path)"
    let children = element.children.map { HTMLNode.element($0, of: screen) }
    switch element.kind {
    case .text(let text, let role): return tag(text, role, id)
    case .button(let label, let role, let isEnabled):
      var attributes = [HTMLAttribute("class", role.rawValue)] + action("a \(id)")
      if !isEnabled { attributes.append(HTMLAttribute("disabled")) }
      return HTMLTag("button", id: id, attributes, text: label)
    case .textField(let field): return tag(field, id)
    case .list(let label, let rows): return list(label, rows, id, children)
    case .row(let title, let detail, let opens):
      let address = element.route.flatMap { links?.link(to: $0, from: screen) }
      return row(title, detail, opens: opens, address: address, id, actions: children)
    case .section(let header): return section(header, id, children)
    case .activity(let label):
      return HTMLTag(
        "p", id: id, [HTMLAttribute("class", "activity")],
        children: [
          .tag(HTMLTag("progress", [HTMLAttribute("aria-hidden", "true")])),
          .tag(HTMLTag("span", id: "\(id):t", text: label)),
        ])
    }
  }

  private func action(_ value: String) -> [HTMLAttribute] {
    [HTMLAttribute("name", "do"), HTMLAttribute("value", value)]
  }

  private func tag(_ text: String, _ role: TextRole, _ id: String) -> HTMLTag {
    switch role {
    case .body: HTMLTag("p", id: id, text: text)
    case .heading: HTMLTag("h2", id: id, text: text)
    case .secondary, .error:
      HTMLTag("p", id: id, [HTMLAttribute("class", role.rawValue)], text: text)
    }
  }

  private func tag(_ field: TextFieldValue, _ id: String) -> HTMLTag {
    var attributes = [HTMLAttribute("name", id), HTMLAttribute("value", field.text)]
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
    _ label: String?, _ rows: RowWindow, _ id: String, _ children: [HTMLNode]
  ) -> HTMLTag {
    var parts: [HTMLNode] = []
    if let label { parts.append(.tag(HTMLTag("h2", id: "\(id):h", text: label))) }
    let before = rows.range.lowerBound
    if before > 0 {
      let asked = max(before - RowWindow.first, 0)..<min(before + RowWindow.first, rows.total)
      parts.append(.tag(gap("\(id):b", id, asked, count: before, words.earlierRows)))
    }
    var attributes: [HTMLAttribute] = []
    if label != nil { attributes.append(HTMLAttribute("aria-labelledby", "\(id):h")) }
    parts.append(.tag(HTMLTag("ul", id: "\(id):l", attributes, children: children)))
    let after = rows.total - rows.range.upperBound
    if after > 0 {
      let end = rows.range.upperBound
      let asked = max(end - RowWindow.first, 0)..<min(end + RowWindow.first, rows.total)
      parts.append(.tag(gap("\(id):a", id, asked, count: after, words.furtherRows)))
    }
    return HTMLTag("div", id: id, [HTMLAttribute("class", "list")], children: parts)
  }

  /// What leads to rows that are not on the page, as many as it stands for.
  private func gap(
    _ part: String, _ list: String, _ rows: Range<Int>, count: Int, _ words: String
  ) -> HTMLTag {
    HTMLTag(
      "button", id: part,
      [HTMLAttribute("class", part.hasSuffix("b") ? "gap before" : "gap after")]
        + action("r \(rows.lowerBound) \(rows.upperBound) \(list)")
        + [HTMLAttribute("data-rows", "\(count)")],
      text: words.filled(count))
  }

  private func row(
    _ title: String, _ detail: String?, opens: Bool, address: String?, _ id: String,
    actions: [HTMLNode]
  ) -> HTMLTag {
    let words = [
      HTMLNode.tag(HTMLTag("span", id: "\(id):t", [HTMLAttribute("class", "title")], text: title)),
      .tag(HTMLTag("span", id: "\(id):d", [HTMLAttribute("class", "detail")], text: detail ?? "")),
    ]
    var (name, attributes) = ("div", [HTMLAttribute("class", "row")])
    if let address {
      name = "a"
      let target = form.session.map { SiteAddress.target(address, session: $0) } ?? address
      attributes += [HTMLAttribute("href", target), HTMLAttribute("data-do", "a \(id)")]
    } else if opens {
      name = "button"
      attributes += action("a \(id)")
    }
    let line = HTMLTag(name, id: "\(id):o", attributes, children: words)
    var children: [HTMLNode] = [.tag(line)]
    if !actions.isEmpty {
      children.append(
        .tag(
          HTMLTag("div", id: "\(id):a", [HTMLAttribute("class", "actions")], children: actions)))
    }
    return HTMLTag("li", id: id, children: children)
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
