import Calcot
import CalcotContent

/// The lines of a panel: its title, and a prompt for a path, choices, or an address.
struct PanelText {
  let panel: WorkPanel
  let words: HostWords

  private static let mostPreviewLines = 3
  private static let mostPreviewed = 1_000

  /// A Boolean value that indicates whether the panel reserves room for names under the prompt.
  var grows: Bool {
    switch panel.stage {
    case .pick, .save: true
    case .share, .show: false
    }
  }

  /// Returns all lines; the names under a prompt fill the rest of `height`.
  func draw(width: Int, height: Int) -> DrawnBlock {
    var drawn = DrawnBlock(lines: [[Run(column: 0, text: cut(title, width), style: .bold)]])
    switch panel.stage {
    case .pick(let pick, let picked):
      if let hint = hint(pick) { drawn.add(hint, width, TextStyle(dim: true)) }
      if !picked.isEmpty {
        let names = picked.map { VisibleText.of($0.name) }.joined(separator: ", ")
        drawn.add(words.panels.picked.filled(names), width, .standard)
      }
      addPrompt(to: &drawn, width)
    case .save: addPrompt(to: &drawn, width)
    case .share(let text, let saves): add(text, saves: saves, to: &drawn, width)
    case .show(let address):
      drawn.add(address.text, width, TextStyle(underline: true, link: address))
      if panel.isCopied { drawn.add(words.panels.copied, width, TextStyle(dim: true)) }
    }
    if let problem = panel.problem?.text(words) {
      drawn.add(problem, width, TextStyle(foreground: .red))
    }
    if panel.asksToDrop {
      drawn.add(words.panels.dropPicked, width, TextStyle(foreground: .yellow))
    }
    addNames(to: &drawn, width, room: height - drawn.lines.count)
    return drawn
  }

  var title: String {
    switch panel.work {
    case .pickImage(let pick) where pick.most == 1: words.panels.pickImage
    case .pickDocuments(let pick) where pick.most == 1: words.panels.pickDocument
    case .pickImage, .pickDocuments: words.panels.pickDocuments
    case .open: words.panels.openAddress
    case .copy: words.buttons.copy
    case .share: if case .save = panel.stage { words.panels.saveAs } else { words.panels.share }
    }
  }

  /// The constraints on the files that can be picked.
  func hint(_ pick: FilePick) -> String? {
    let most = pick.most > 1 ? [words.panels.mostFiles.filled(pick.most)] : []
    let kinds = pick.kinds.flatMap(\.extensions).joined(separator: ", ")
    let hints = most + (kinds.isEmpty ? [] : [words.panels.kinds.filled(kinds)])
    return hints.isEmpty ? nil : hints.joined(separator: " ")
  }

  private func addPrompt(to drawn: inout DrawnBlock, _ width: Int) {
    drawn.lines.append([
      Run(
        column: 0, text: cut(words.panels.file, width), style: TextStyle(bold: true, inverse: true),
        target: .prompt)
    ])
    let field = panel.prompt.field
    let before = VisibleText.of(field.text.prefix(field.caret))
    let window = TextWindow(
      VisibleText.of(field.text), caret: before.count, width: width)
    let line = TextStyle(underline: true)
    drawn.lines.append([
      Run(column: 0, text: String(repeating: " ", count: width), style: line, target: .prompt),
      Run(column: window.column, text: window.text, style: line),
    ])
    drawn.cursor = window.caretColumn.map {
      CellPosition(column: $0, row: drawn.lines.count - 1)
    }
  }

  private func add(_ text: String, saves: Bool, to drawn: inout DrawnBlock, _ width: Int) {
    let beginning = text.prefix(PanelText.mostPreviewed).split(whereSeparator: \.isNewline)
    let preview = beginning.prefix(PanelText.mostPreviewLines)
    for line in preview {
      let shown = cut(VisibleText.of(line.prefix(width + 1)), width)
      drawn.lines.append([Run(column: 0, text: shown, style: TextStyle(dim: true))])
    }
    drawn.lines.append([])
    let faces = [words.buttons.copy, words.panels.saveAsFile].enumerated().map { index, label in
      ButtonLayout(target: .choice(index), text: "[\(label)]")
    }
    for places in ButtonFlow.lines(of: faces, width: width) {
      drawn.lines.append(
        places.map {
          $0.face.run(column: $0.column, width: $0.width, focus: .choice(saves ? 1 : 0))
        })
    }
  }

  private func addNames(to drawn: inout DrawnBlock, _ width: Int, room: Int) {
    let faint = TextStyle(dim: true)
    guard !panel.isBusy else { return drawn.add(words.panels.working, width, faint) }
    if let list = panel.shownList, case .pick = panel.stage {
      return add(list, to: &drawn, width, room: room)
    }
    guard !panel.prompt.isUnknown else {
      return drawn.add(words.panels.nothingBegins, width, faint)
    }
    let names = panel.prompt.candidates.prefix(500).map { cut($0.shown, width) }
    let widest = names.map { DisplayWidth.of($0) }.max() ?? 0
    guard widest > 0, room > 0 else { return }
    let columns = max((width + 2) / (widest + 2), 1)
    let count = panel.prompt.candidates.count
    let fits = (count + columns - 1) / columns <= room && names.count == count
    let shown = names.prefix((fits ? room : room - 1) * columns)
    for start in stride(from: 0, to: shown.count, by: columns) {
      let row = shown[start..<min(start + columns, shown.count)]
      drawn.lines.append(
        row.enumerated().map { Run(column: $0.offset * (widest + 2), text: $0.element) })
    }
    let further = count - shown.count
    if further > 0 { drawn.add("… " + words.panels.furtherNames.filled(further), width, faint) }
  }

  /// Adds the entries of a folder around the highlighted one.
  private func add(
    _ list: FolderList, to drawn: inout DrawnBlock, _ width: Int, room: Int
  ) {
    let name = panel.typed.name
    let shown = list.shown(for: name)
    guard !shown.isEmpty else {
      return name.isEmpty
        ? () : drawn.add(words.panels.nothingBegins, width, TextStyle(dim: true))
    }
    let lit = list.lit(for: name)
    let first = max(min((lit ?? 0) - room / 2, shown.count - room), 0)
    for (index, entry) in shown.enumerated().dropFirst(first).prefix(max(room, 0)) {
      let style = TextStyle(bold: entry.isFolder).focused(index == lit)
      let text = cut(entry.shown, width)
      let blank = String(repeating: " ", count: max(width - DisplayWidth.of(text), 0))
      drawn.lines.append([Run(column: 0, text: text + blank, style: style)])
    }
  }

  private func cut(_ text: String, _ width: Int) -> String {
    TextLayout.truncated(text, to: width)
  }
}

extension DrawnBlock {
  fileprivate mutating func add(_ text: String, _ width: Int, _ style: TextStyle) {
    lines += TextLayout.wrapped(text, to: width).map { [Run(column: 0, text: $0, style: style)] }
  }
}

extension TextStyle {
  fileprivate static let bold = TextStyle(bold: true)
}

extension WorkPanel.Problem {
  /// Returns the message for the user.
  func text(_ words: HostWords) -> String {
    switch self {
    case .file(let problem): problem.text(words)
    case .tooLongToCopy(let bytes): words.problems.tooLongToCopy.filled(bytes, ClipboardBytes.most)
    }
  }
}
