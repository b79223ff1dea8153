package import Calcot
package import CalcotContent

extension PageRenderer {
  /// Returns the `id` attribute of an element's tag. NB: Another tag could not refer to an
  /// identifier that contains a space.
  package static func id(of element: ElementID, on screen: ScreenID) -> String {
    id(of: name(of: element, on: screen))
  }

  /// Returns the name of an element in actions.
  static func name(of element: ElementID, on screen: ScreenID) -> String {
    "\(screen.rawValue)/\(element.path)"
  }

  private static func id(of name: String) -> String {
    guard name.utf8.contains(where: { $0 <= 0x20 }) else { return name }
    return name.unicodeScalars.reduce(into: "") { id, scalar in
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
    let name = Self.name(of: element.id, on: screen)
    let id = Self.id(of: name)
    let children = element.children.map { HTMLNode.element($0, of: screen) }
    switch element.kind {
    case .text(let text, let role): return tag(text, role, id)
    case .label(let text, let symbol): return label(text, symbol, id)
    case .image(let value): return image(value, id)
    case .button(let value): return button(value, id, name)
    case .field(let field):
      let lead = lead?.field == element.id && lead?.screen == screen ? lead : nil
      return FieldMarkup(
        field: field, id: id, name: name, words: words, textLimit: textLimit, lead: lead
      ).tag
    case .list(let label, let rows, let layout):
      return list(label, rows, layout, id, name, element.children.map { .item($0, of: screen) })
    case .table(let columns): return table(columns, element, screen, id)
    case .row(let value): return row(value, element, screen, id, isInList: isInList)
    case .link(let label):
      let use = use(of: element, name, on: screen)
      let link = HTMLAttribute("class", "link")
      return HTMLTag(use.tag, id: id, [link] + use.attributes, text: label)
    case .line:
      return HTMLTag("div", id: id, [HTMLAttribute("class", "line")], children: children)
    case .schedule(let weekdays, let leading, let today, let isMonth):
      return schedule(element, isMonth ? weekdays : [], leading, today, screen, id)
    case .section(let header, let footer): return section(header, footer, id, children)
    case .emptyState(let state): return emptyState(state, id, children)
    case .activity(let label): return activity(label, id)
    case .progress(let value): return progress(value, id)
    case .metric(let value): return metric(value, id)
    case .chart(let value): return chart(value, id)
    case .native(let value): return piece(value, id, children)
    }
  }

  private func activity(_ label: String, _ id: String) -> HTMLTag {
    HTMLTag(
      "p", id: id, [HTMLAttribute("class", "activity")],
      children: [
        .tag(HTMLTag("progress", [HTMLAttribute("aria-hidden", "true")])),
        .tag(HTMLTag("span", id: "\(id):t", text: label)),
      ])
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
}
