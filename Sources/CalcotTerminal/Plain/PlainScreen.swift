import Calcot
import CalcotContent

/// The content and controls of a scene as plain text with numbered choices.
package struct PlainScreen: Equatable, Sendable {
  /// A numbered control.
  struct Control: Equatable, Sendable {
    enum Use: Equatable, Sendable {
      case activate(ElementID)
      case field(ElementID, FieldValue)
      /// Sets the text of a field: another state of a switch, or another choice.
      case change(ElementID, to: String)
      case choose(Int, LayerID)
      case select(Int, ScreenID)
      case showRows(Range<Int>, ElementID)
      case message(MessageID)
    }

    let use: Use
    let label: String
  }

  package private(set) var lines: [String] = []
  private(set) var controls: [Control] = []
  /// The columns of the table whose rows are being added; empty outside of tables.
  var columns: [TableColumn] = []
  let words: HostWords

  /// Creates a screen from a scene's panel, otherwise its dialog, otherwise its top screen.
  package init(_ scene: TerminalScene, nativeLines: [String] = []) {
    words = scene.words
    if let panel = scene.panel {
      lines = panel.plainLines(words)
    } else if let dialog = scene.dialog {
      add(dialog)
    } else if let layer = scene.layers.last {
      add(layer, nativeLines: nativeLines)
    }
    let status = scene.status
    if let message = status.message { add(message, isUsable: scene.panel == nil) }
    if let activity = status.activity { lines.append(activity) }
  }

  package var text: String { lines.joined(separator: "\n") }

  private mutating func add(_ layer: TerminalScene.Layer, nativeLines: [String]) {
    for bar in layer.arrangement.bars { add(bar) }
    switch layer.body {
    case .semantic(let content):
      lines.append(content.title)
      for element in content.toolbar + content.body { add(element, indentation: "") }
    case .native(let title, _): lines += [title] + nativeLines
    }
    if let exit = layer.exit, layer.arrangement.active.cancelButton == nil {
      lines.append("b  \(exit.label(words))")
    }
  }

  /// Adds a message, and its action if a typed number can select it.
  private mutating func add(_ message: AppStatus.Message, isUsable: Bool) {
    lines.append("\(message.sign) \(message.text)")
    guard isUsable, let action = message.action else { return }
    add(.message(message.id), action, shown: "[\(action)]", indentation: "")
  }

  private mutating func add(_ dialog: Dialog) {
    lines += [dialog.title] + [dialog.message].compactMap { $0 }
    for (index, choice) in dialog.choices.enumerated() {
      let label = choice.label(words)
      add(.choose(index, dialog.id), label, shown: "[\(label)]", indentation: "")
    }
  }

  mutating func add(_ element: Element, indentation: String) {
    switch element.kind {
    case .text(let text, _), .label(let text, _): lines.append(indentation + text)
    case .line, .schedule: break
    case .image(let image): add(image, indentation: indentation)
    case .metric(let metric): add(metric, indentation: indentation)
    case .chart(let chart): add(chart, indentation: indentation)
    case .native(let piece):
      if element.children.isEmpty { lines.append(indentation + piece.label) }
    case .activity(let label): lines.append(indentation + "… \(label)")
    case .progress(let value): lines.append(indentation + "… \(value.label) \(value.percentage)")
    case .list(let label, let rows, _): return add(element, label, rows, indentation: indentation)
    case .table(let columns): return add(table: element, columns, indentation: indentation)
    case .link(let label):
      let shown = element.address.map { "\(label) ↗ \($0)" } ?? label + " ›"
      add(.activate(element.id), label, shown: shown, indentation: indentation)
    case .emptyState(let state):
      lines += [state.title, state.message].compactMap { $0 }.map { indentation + $0 }
    case .section(let label, _):
      if let label { lines.append(indentation + label) }
    case .button(let button): add(button, element.id, shown: button.label, indentation: indentation)
    case .row(let row):
      add(row, element.id, shown: row.plainText(under: columns), indentation: indentation)
    case .field(let field): add(field, element.id, indentation: indentation)
    }
    addChildren(of: element, indentation: indentation)
    if case .section(_, let footer?) = element.kind { lines.append(indentation + footer) }
  }

  /// Adds the elements within an element; a row's own buttons are indented.
  mutating func addChildren(of element: Element, indentation: String) {
    var deeper = indentation
    if case .row = element.kind { deeper += "   " }
    for child in element.children { add(child, indentation: deeper) }
  }

  mutating func add(
    _ button: ButtonValue, _ id: ElementID, shown: String, indentation: String
  ) {
    if button.isEnabled {
      add(.activate(id), button.label, shown: "[\(shown)]", indentation: indentation)
    } else {
      lines.append(indentation + "-  [\(shown)]")
    }
  }

  mutating func add(_ row: RowValue, _ id: ElementID, shown: String, indentation: String) {
    if row.use != .none {
      add(.activate(id), row.title, shown: shown, indentation: indentation)
    } else {
      lines.append(indentation + "-  " + shown)
    }
  }

  /// Adds a list, with choices that show the rows before and after the built ones.
  mutating func add(
    _ list: Element, _ label: String?, _ rows: RowWindow, indentation: String
  ) {
    if let label { lines.append(indentation + label) }
    let (range, total) = (rows.range, rows.total)
    if range.lowerBound > 0 {
      let earlier = max(range.lowerBound - RowWindow.first, 0)..<range.lowerBound
      let label = words.buttons.earlierRows.filled(range.lowerBound)
      add(.showRows(earlier, list.id), label, shown: "↑ " + label, indentation: indentation)
    }
    for child in list.children { add(child, indentation: indentation) }
    if range.upperBound < total {
      let further = range.upperBound..<min(range.upperBound + RowWindow.first, total)
      let label = words.buttons.furtherRows.filled(total - range.upperBound)
      add(.showRows(further, list.id), label, shown: "↓ " + label, indentation: indentation)
    }
  }

  mutating func addLine(_ line: String) { lines.append(line) }

  mutating func add(
    _ use: Control.Use, _ label: String, shown: String, indentation: String
  ) {
    controls.append(Control(use: use, label: label))
    lines.append("\(indentation)\(controls.count)  \(shown)")
  }
}

extension RowValue {
  /// Returns the row in one line, with a box if it can be checked, and with its cells as sentences.
  fileprivate func plainText(under columns: [TableColumn]) -> String {
    var sign = ""
    if case .checks(let isOn) = use { sign = CheckSign.of(isOn) }
    let words = [title, badge.map { "(\($0))" }, detail].compactMap { $0 }.joined(separator: "  ")
    return sign + ([words] + spokenCells(under: columns)).joined(separator: ". ")
  }
}
