/// The layout of a list row: its title, its detail and its actions.
struct RowLayout: Equatable, Sendable {
  let target: FocusTarget
  let title: String
  let detail: String?
  let opens: Bool
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

  private func plan(_ width: Int) -> Plan {
    let room = width - (opens ? 2 : 0)
    // NB: no character has more cells than bytes, so most rows need no measuring.
    let bytes = title.utf8.count + (detail.map { $0.utf8.count + 2 } ?? 0)
    if actions.isEmpty, bytes <= room { return Plan(detailFits: true, actionsFit: true) }
    let text = DisplayWidth.of(title) + (detail.map { DisplayWidth.of($0) + 2 } ?? 0)
    let actionsWidth = actions.isEmpty ? 0 : 2 + ButtonFlow.width(of: actions)
    var plan = Plan(detailFits: text <= room, actionsFit: text + actionsWidth <= room)
    if plan.actionsFit || actions.isEmpty {
      plan.detailLine = plan.detailFits || detail == nil ? nil : 1
      return plan
    }
    plan.detailLine = plan.detailFits || detail == nil ? nil : 1
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
    let room = end - (opens ? 2 : 0)
    var lines: [[Run]] = [
      [
        Run(
          column: 0, text: String(repeating: " ", count: end),
          style: .standard.focused(isFocused), target: target),
        Run(
          column: 0, text: TextLayout.truncated(title, to: max(room, min(end, 1))),
          style: .standard.focused(isFocused)),
      ]
    ]
    let faint = TextStyle(dim: true)
    if let detail, plan.detailFits {
      lines[0].append(
        Run(
          column: room - DisplayWidth.of(detail), text: detail,
          style: (isFocused ? .standard : faint).focused(isFocused)))
    }
    if opens, room > 0 {
      lines[0].append(Run(column: room, text: RowLayout.mark, style: .standard.focused(isFocused)))
    }
    for place in ButtonFlow.lines(of: inLine, width: width).first ?? [] {
      lines[0].append(
        place.face.run(column: end + 1 + place.column, width: place.width, focus: focus))
    }
    if let detail, plan.detailLine != nil {
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
}
