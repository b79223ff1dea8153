import CalcotContent

/// The layout of a list row: the sign of its picture, its box if it can be checked, its title, its
/// badge, its detail and its actions.
struct RowLayout: Equatable, Sendable {
  let target: FocusTarget
  let value: RowValue
  let actions: [ButtonLayout]
  /// The columns of the table that the row is in; nil in a list.
  var table: TableLayout?
  /// A Boolean value that indicates whether the detail contains the cells of a table, so that it
  /// may take several lines.
  var hasCellsInDetail = false
  /// A Boolean value that indicates whether the row is a card, with its detail and actions under
  /// its title.
  var isCard = false

  /// A Boolean value that indicates whether a long title is cut so that the detail stands in its
  /// line, as in a list beside what it opens.
  var isOneLine = false

  /// The mark of a row that leads to another screen.
  var mark: String { value.isOpen ? " »" : " ›" }
  static let markWidth = 2
  /// The minimum width beside the sign of a picture.
  private static let narrowest = 16
  /// The minimum width of a portrait's sign, so that the titles of rows are aligned.
  private static let portraitWidth = 4
  /// The minimum width of a title that is cut for its detail.
  private static let leastTitle = 12
  private var mostDetailLines: Int { hasCellsInDetail ? 6 : isCard ? 2 : 1 }

  private struct Plan {
    var detailFits: Bool
    var actionsFit: Bool
    /// The lines of the detail below the title.
    var detail: [String] = []
    var flow: [[ButtonFlow.Place]] = []
    var firstActionLine: Int { 1 + detail.count }
    var height: Int { firstActionLine + flow.count }
  }

  private var leads: Bool { value.use == .leads }
  var badge: String { value.badge.map { "  (\($0))" } ?? "" }

  /// The title, behind a box if the row can be checked.
  var title: String {
    if case .checks(let isOn) = value.use { CheckSign.of(isOn) + value.title } else { value.title }
  }

  /// The sign of the picture; nil without one.
  private var picture: String? { value.image?.sign(for: value.title) }

  /// The columns of the sign, with the space behind it.
  var pictureWidth: Int {
    guard let image = value.image, let picture else { return 0 }
    return max(DisplayWidth.of(picture), image.role == .avatar ? Self.portraitWidth : 0) + 1
  }

  /// Returns the number of columns for the picture, before the title.
  private func gutter(_ width: Int) -> Int {
    table?.gutter ?? Self.gutter(pictureWidth, in: width)
  }

  /// Returns the columns for a picture, or 0 if they would leave too few for the text.
  static func gutter(_ wanted: Int, in width: Int) -> Int {
    width - wanted >= narrowest ? wanted : 0
  }

  private func plan(_ width: Int) -> Plan {
    if let table { return plan(width, in: table) }
    let room = isCard ? 0 : width - (leads ? 2 : 0)
    let (title, badge, detail) = (title, badge, value.detail)
    // NB: no character has more cells than bytes, so most rows need no measuring.
    let bytes = title.utf8.count + badge.utf8.count + (detail.map { $0.utf8.count + 2 } ?? 0)
    if actions.isEmpty, bytes <= room { return Plan(detailFits: true, actionsFit: true) }
    let text =
      DisplayWidth.of(title, atMost: width + 1) + DisplayWidth.of(badge, atMost: width + 1)
      + (detail.map { DisplayWidth.of($0, atMost: width + 1) + 2 } ?? 0)
    let actionsWidth = actions.isEmpty ? 0 : 2 + ButtonFlow.width(of: actions)
    var plan = Plan(
      detailFits: text <= room || cutsTitle(in: room), actionsFit: text + actionsWidth <= room)
    if !plan.detailFits { plan.detail = detailLines(width) }
    placeActions(in: &plan, width)
    return plan
  }

  /// Returns a Boolean value that indicates whether the title is cut for its detail.
  private func cutsTitle(in room: Int) -> Bool {
    guard isOneLine, actions.isEmpty, let detail = value.detail else { return false }
    return DisplayWidth.of(detail, atMost: room) + 2 + Self.leastTitle <= room
  }

  private func plan(_ width: Int, in table: TableLayout) -> Plan {
    let used = table.end + (leads ? Self.markWidth : 0)
    var plan = Plan(
      detailFits: value.detail == nil,
      actionsFit: used + 2 + ButtonFlow.width(of: actions) <= width)
    plan.detail = detailLines(width)
    placeActions(in: &plan, width)
    return plan
  }

  private func placeActions(in plan: inout Plan, _ width: Int) {
    if plan.actionsFit || actions.isEmpty { return }
    plan.flow = ButtonFlow.lines(of: actions, width: width, indentation: indentation(width))
  }

  private func detailLines(_ width: Int) -> [String] {
    guard let detail = value.detail else { return [] }
    let room = width - indentation(width)
    guard mostDetailLines > 1 else { return [TextLayout.truncated(detail, to: room)] }
    let shown = TextLayout.truncated(detail, to: room * mostDetailLines)
    return Array(TextLayout.wrapped(shown, to: room).prefix(mostDetailLines))
  }

  private func indentation(_ width: Int) -> Int { width > 8 && !isCard ? 2 : 0 }

  /// Returns the number of lines, and the stops in them.
  func extent(width: Int) -> (height: Int, stops: [BlockStop]) {
    let plan = plan(width - gutter(width))
    var stops = [BlockStop(target: target, line: 0, isEnabled: true)]
    if plan.flow.isEmpty {
      stops += actions.map { $0.stop(line: 0) }
    } else {
      for (line, places) in plan.flow.enumerated() {
        stops += places.map { $0.face.stop(line: plan.firstActionLine + line) }
      }
    }
    return (plan.height, stops)
  }

  func draw(width: Int, focus: FocusTarget?) -> [[Run]] {
    let gutter = gutter(width)
    guard gutter > 0 else { return content(width: width, focus) }
    var lines = content(width: width - gutter, focus).moved(by: gutter)
    let style = TextStyle.standard.focused(focus == target)
    let room = String(repeating: " ", count: gutter)
    lines[0].insert(Run(column: 0, text: room, style: style, target: target), at: 0)
    if let picture { lines[0].append(Run(column: 0, text: picture, style: style)) }
    return lines
  }

  private func content(width: Int, _ focus: FocusTarget?) -> [[Run]] {
    let plan = plan(width)
    let details = plan.detail.map {
      [Run(column: indentation(width), text: $0, style: TextStyle(dim: true))]
    }
    let buttons = plan.flow.map { places in
      places.map { $0.face.run(column: $0.column, width: $0.width, focus: focus) }
    }
    return [firstLine(width, plan, focus)] + details + buttons
  }

  private func firstLine(_ width: Int, _ plan: Plan, _ focus: FocusTarget?) -> [Run] {
    let isFocused = focus == target
    let inLine = plan.flow.isEmpty ? actions : []
    let actionsWidth = inLine.isEmpty ? 0 : ButtonFlow.width(of: inLine) + 1
    let end = max(width - actionsWidth, 0)
    let room = end - (leads ? Self.markWidth : 0)
    let style = TextStyle(bold: value.isOpen || value.isHero, foreground: value.colour)
      .focused(isFocused)
    var line = [
      Run(column: 0, text: String(repeating: " ", count: end), style: style, target: target)
    ]
    if let table {
      line += name(room: table.columns[0].width, style) + self.line(in: table, style: style)
    } else {
      let beside = plan.detailFits ? value.detail.map { DisplayWidth.of($0) + 2 } ?? 0 : 0
      line += name(room: max(room - beside, min(end, 1)), style)
      if let detail = value.detail, plan.detailFits {
        let look = isFocused ? TextStyle.standard : TextStyle(dim: true)
        line.append(
          Run(
            column: room - DisplayWidth.of(detail), text: detail, style: look.focused(isFocused)))
      }
      if leads, room > 0 { line.append(Run(column: room, text: mark, style: style)) }
    }
    for place in ButtonFlow.lines(of: inLine, width: width).first ?? [] {
      line.append(place.face.run(column: end + 1 + place.column, width: place.width, focus: focus))
    }
    return line
  }

  /// Returns the title and the badge. A long title is cut to make room for the badge.
  private func name(room: Int, _ style: TextStyle) -> [Run] {
    let badge = TextLayout.truncated(badge, to: room / 2)
    let title = TextLayout.truncated(title, to: room - DisplayWidth.of(badge))
    return [
      Run(column: 0, text: title, style: style),
      Run(column: DisplayWidth.of(title), text: badge, style: style),
    ]
  }
}

extension RowValue {
  /// The terminal's color for the row's color.
  fileprivate var colour: TextStyle.Colour {
    let colours: [TextStyle.Colour] = [.blue, .green, .yellow, .magenta, .cyan, .red]
    return color.map { colours[$0 - 1] } ?? .standard
  }
}

extension RowLayout {
  init(_ element: Element, _ value: RowValue) {
    self.init(
      target: .element(element.id), value: value,
      actions: element.children.compactMap { ButtonLayout($0) })
  }
}
