import Calcot
import CalcotContent

/// The layout of a field: the control for its kind, with the message about an invalid value below.
struct FieldLayout: Equatable, Sendable {
  let id: ElementID
  let value: FieldValue
  let words: HostWords.Fields
  /// The message about an invalid value.
  let complaint: String?
  /// The lines of a text of several lines, once the field is laid out: wrapping a long text takes long.
  var area: TextArea?

  init(id: ElementID, value: FieldValue, words: HostWords) {
    self.id = id
    self.value = value
    self.words = words.fields
    complaint = value.complaint(words)
  }

  var target: FocusTarget { .element(id) }
}

extension FieldLayout {
  /// The style of a control's own text.
  var style: TextStyle { TextStyle(dim: !value.isEnabled) }

  func isFocused(_ focus: FocusTarget?) -> Bool { focus == target }

  /// The label with what explains the field.
  private var name: String {
    [value.markedLabel, value.caption].compactMap { $0 }.joined(separator: "  ")
  }

  /// Returns the label, in reverse while the field has the focus.
  func label(_ width: Int, focus: FocusTarget?) -> Run {
    let style = value.isEnabled ? TextStyle(bold: true) : TextStyle(dim: true)
    return Run(
      column: 0, text: TextLayout.truncated(name, to: width),
      style: style.focused(isFocused(focus)), target: target)
  }

  /// Returns the position of a control with a width: beside the label if there is room, otherwise
  /// below it.
  func place(of controlWidth: Int, in width: Int) -> CellPosition {
    let beside = DisplayWidth.of(name) + 2
    return beside + controlWidth <= width
      ? CellPosition(column: beside, row: 0) : CellPosition(column: 0, row: 1)
  }

  func stop(line: Int) -> BlockStop {
    BlockStop(target: target, line: line, isEnabled: value.isEnabled)
  }
}
