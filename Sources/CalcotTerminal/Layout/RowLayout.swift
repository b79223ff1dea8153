import CalcotContent

/// The layout of a list row: its box if it can be checked, its title, its badge, its detail and its
/// actions.
struct RowLayout: Equatable, Sendable {
  let target: FocusTarget
  let value: RowValue
  let actions: [ButtonLayout]

  private static let mark = " ›"

  private struct Plan {
    var detailFits: Bool
    var actionsFit: Bool
    var detailLine: Int?
    var firstActionLine = 0
    var flow: [[ButtonFlow.Place]] = []
    var height: Int { max(flow.isEmpty ? 1 : firstActionLine + flow.count, (detailLine ?? 0) + 1) }
  }

  private var leads: Bool { value.use == .leads }
  private var badge: String { value.badge.map { "  (\($0))" } ?? "" }

  /// The title, behind a box if the row can be checked.
  private var title: String {
    if case .checks(let isOn) = value.use { CheckSign.of(isOn) + value.title } else { value.title }
  }

  private func plan(_ width: Int) -> Plan {
    let room = width - (leads ? 2 : 0)
    let (title, badge, detail) = (title, badge, value.detail)
    // NB: no character has more cells than bytes, so most rows need no measuring.
    let bytes = title.utf8.count + badge.utf8.count + (detail.map { $0.utf8.count + 2 } ?? 0)
    if actions.isEmpty, bytes <= room { return Plan(detailFits: true, actionsFit: true) }
    let text =
      DisplayWidth.of(title) + DisplayWidth.of(badge)
      + (detail.map { DisplayWidth.of($0) + 2 } ?? 0)
    let actionsWidth = actions.isEmpty ? 0 : 2 + ButtonFlow.width(of: actions)
    var plan = Plan(detailFits: text <= room, actionsFit: text + actionsWidth <= room)
    plan.detailLine = plan.detailFits || detail == nil ? nil : 1
    if plan.actionsFit || actions.isEmpty { return plan }
    plan.firstActionLine = (plan.detailLine ?? 0) + 1
    plan.flow = ButtonFlow.lines(of: actions, width: width, indentation: indentation(width))
    return plan
  }

  private func indentation(_ width: Int) -> Int { width > 8 ? 2 : 0 }

  func block(width: Int) -> Block {
    let plan = plan(width)
    var stops = [Block.Stop(target: target, line: 0, isEnabled: true)]
    if plan.flow.isEmpty {
      stops += actions.map { $0.stop(line: 0) }
    } else {
      for (line, places) in plan.flow.enumerated() {
        stops += places.map { $0.face.stop(line: plan.firstActionLine + line) }
      }
    }
    return Block(kind: .row(self), height: plan.height, stops: stops)
  }

  func draw(width: Int, focus: FocusTarget?) -> [[Run]] {
    let plan = plan(width)
    let isFocused = focus == target
    let inLine = plan.flow.isEmpty ? actions : []
    let actionsWidth = inLine.isEmpty ? 0 : ButtonFlow.width(of: inLine) + 1
    let end = max(width - actionsWidth, 0)
    let room = end - (leads ? 2 : 0)
    let style = TextStyle.standard.focused(isFocused)
    var line = [
      Run(column: 0, text: String(repeating: " ", count: end), style: style, target: target)
    ]
    line += name(room: max(room, min(end, 1)), style)
    let faint = TextStyle(dim: true)
    if let detail = value.detail, plan.detailFits {
      line.append(
        Run(
          column: room - DisplayWidth.of(detail), text: detail,
          style: (isFocused ? .standard : faint).focused(isFocused)))
    }
    if leads, room > 0 { line.append(Run(column: room, text: RowLayout.mark, style: style)) }
    for place in ButtonFlow.lines(of: inLine, width: width).first ?? [] {
      line.append(place.face.run(column: end + 1 + place.column, width: place.width, focus: focus))
    }
    var lines = [line]
    if let detail = value.detail, plan.detailLine != nil {
      let column = indentation(width)
      lines.append([
        Run(
          column: column, text: TextLayout.truncated(detail, to: width - column), style: faint)
      ])
    }
    lines += plan.flow.map { places in
      places.map { $0.face.run(column: $0.column, width: $0.width, focus: focus) }
    }
    return lines
  }

  /// Returns the title and the badge. Of a long title the end gives way to the badge.
  private func name(room: Int, _ style: TextStyle) -> [Run] {
    let badge = TextLayout.truncated(badge, to: room / 2)
    let title = TextLayout.truncated(title, to: room - DisplayWidth.of(badge))
    return [
      Run(column: 0, text: title, style: style),
      Run(column: DisplayWidth.of(title), text: badge, style: style),
    ]
  }
}
