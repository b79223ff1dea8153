extension Block {
  func draw(width: Int, focus: FocusTarget?, caret: Int?) -> DrawnBlock {
    switch kind {
    case .gap, .native, .unbuilt, .image: DrawnBlock(lines: [[]])
    case .rule: DrawnBlock(lines: [[.rule(width: width)]])
    case .lines(let lines, let style):
      DrawnBlock(lines: lines.map { [Run(column: 0, text: $0, style: style)] })
    case .drawing(let lines): DrawnBlock(lines: lines)
    case .tableHead(let head): DrawnBlock(lines: head.draw(focus: focus))
    case .bar(let face): DrawnBlock(lines: face.draw(width: width, focus: focus))
    case .tabs(let face): DrawnBlock(lines: [face.draw(width: width, focus: focus)])
    case .buttons(let faces):
      DrawnBlock(
        lines: ButtonFlow.lines(of: faces, width: width).map { places in
          places.map { $0.face.run(column: $0.column, width: $0.width, focus: focus) }
        })
    case .row(let face): DrawnBlock(lines: face.draw(width: width, focus: focus))
    case .cards(let line): DrawnBlock(lines: line.draw(focus: focus))
    case .field(let face): face.draw(width: width, focus: focus, caret: caret)
    }
  }
}
