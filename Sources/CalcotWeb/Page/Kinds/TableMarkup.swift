import Calcot
import CalcotContent

extension PageRenderer {
  /// Returns a table with the buttons that sort it in its header and the list of its rows as its
  /// body.
  func table(
    _ columns: [TableColumn], _ element: Element, _ screen: ScreenID, _ id: String
  ) -> HTMLTag {
    let rows = element.children.first { if case .list = $0.kind { true } else { false } }
    guard let rows, case .list(_, let window, _) = rows.kind else { return HTMLTag("div", id: id) }
    let name = Self.name(of: rows.id, on: screen)
    let listID = Self.id(of: rows.id, on: screen)
    let unsorted = columns.map(\.unsorted)
    let body = HTMLTag(
      "tbody", id: "\(listID):l",
      children: rows.children.map { .tableRow($0, unsorted, of: screen) })
    let hasActions = rows.children.contains { !$0.children.isEmpty }
    let table = HTMLTag(
      "table", id: "\(id):t",
      children: [.tag(head(columns, element, screen, id, hasActions: hasActions)), .tag(body)])
    let list = list(nil, window, listID, name, kind: "list records", rows: table)
    return HTMLTag("div", id: id, [HTMLAttribute("class", "table")], children: [.tag(list)])
  }

  private func head(
    _ columns: [TableColumn], _ element: Element, _ screen: ScreenID, _ id: String,
    hasActions: Bool
  ) -> HTMLTag {
    var buttons = element.children.filter { if case .button = $0.kind { true } else { false } }[...]
    var cells = columns.enumerated().map { place, column in
      var attributes = [HTMLAttribute("scope", "col")]
      if column.isNumeric { attributes.append(HTMLAttribute("class", "numeric")) }
      if let order = column.order { attributes.append(HTMLAttribute("aria-sort", order.rawValue)) }
      guard column.isSortable, let button = buttons.popFirst() else {
        return HTMLTag("th", id: "\(id):c/\(place)", attributes, text: column.title)
      }
      let sign = HTMLTag(
        "span", id: "\(id):d/\(place)", [HTMLAttribute("aria-hidden", "true")], text: column.sign)
      return HTMLTag(
        "th", id: "\(id):c/\(place)", attributes,
        children: [.element(button, of: screen), .tag(sign)])
    }
    if hasActions { cells.append(HTMLTag("td", id: "\(id):a")) }
    let row = HTMLTag("tr", id: "\(id):r", children: cells.map { .tag($0) })
    return HTMLTag("thead", id: "\(id):h", children: [.tag(row)])
  }

  /// Returns a row of a table. NB: where there is no room for columns, the style writes the column's
  /// title before each cell.
  func tableRow(_ element: Element, _ columns: [TableColumn], _ screen: ScreenID) -> HTMLTag {
    let id = Self.id(of: element.id, on: screen)
    guard case .row(let row) = element.kind else { return HTMLTag("tr", id: id) }
    var cells = [
      HTMLTag(
        "th", id: "\(id):h", [HTMLAttribute("scope", "row")],
        children: [.tag(line(row, element, screen, id))])
    ]
    for (place, column) in columns.dropFirst().enumerated() {
      var attributes = [HTMLAttribute("data-title", column.title)]
      if column.isNumeric { attributes.append(HTMLAttribute("class", "numeric")) }
      let text = place < row.cells.count ? row.cells[place] : ""
      cells.append(HTMLTag("td", id: "\(id):k/\(place)", attributes, text: text))
    }
    if !element.children.isEmpty {
      let actions = actions(of: element, screen, id)
      cells.append(
        HTMLTag("td", id: "\(id):a", [HTMLAttribute("class", "actions")], children: actions))
    }
    return HTMLTag("tr", id: id, children: cells.map { .tag($0) })
  }
}

extension TableColumn {
  /// The column without its sorting, which the cells under it do not need.
  fileprivate var unsorted: TableColumn {
    TableColumn(id, title, isSortable: isSortable, isNumeric: isNumeric)
  }
}
