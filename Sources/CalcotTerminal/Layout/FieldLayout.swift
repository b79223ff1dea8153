import Calcot
import CalcotContent

/// The layout of a field: the control for its kind, with the message about an invalid value below.
struct FieldLayout: Equatable, Sendable {
  let id: ElementID
  let value: FieldValue
  let words: HostWords.Fields
  private let complaint: String?

  init(id: ElementID, value: FieldValue, words: HostWords) {
    self.id = id
    self.value = value
    self.words = words.fields
    complaint = value.complaint(words)
  }

  var target: FocusTarget { .element(id) }

  /// Returns the control for the kind of the value.
  func control(_ width: Int) -> any FieldControl {
    switch value.kind {
    case .line: LineControl(field: self, width: width)
    case .lines(let range): LinesControl(field: self, range: range, width: width)
    case .toggle: ToggleControl(field: self, width: width)
    case .choice(let input) where input.allowsSeveral:
      OptionsControl(field: self, input: input, width: width)
    case .choice(let input) where input.form == .segments:
      SegmentsControl(field: self, input: input, width: width)
    case .choice(let input): MenuControl(field: self, input: input, width: width)
    case .number(let input):
      switch input.style {
      case .field: NumberControl(field: self, input: input, width: width)
      case .stepper: StepperControl(field: self, input: input, width: width)
      case .slider: SliderControl(field: self, input: input, width: width)
      }
    case .date(let input): DateControl(field: self, input: input, width: width)
    }
  }

  func block(width: Int) -> Block {
    let control = control(width)
    return Block(
      kind: .field(self), height: control.height + complaintLines(width).count,
      stops: control.stops)
  }

  func draw(width: Int, focus: FocusTarget?, caret: Int?) -> DrawnBlock {
    var drawn = control(width).draw(focus: focus, caret: caret)
    drawn.lines += complaintLines(width).map {
      [Run(column: 0, text: $0, style: TextStyle(foreground: .red))]
    }
    return drawn
  }

  private func complaintLines(_ width: Int) -> [String] {
    complaint.map { TextLayout.wrapped("! " + $0, to: width) } ?? []
  }
}

extension FieldLayout {
  /// The style of a control's own text.
  var style: TextStyle { TextStyle(dim: !value.isEnabled) }

  func isFocused(_ focus: FocusTarget?) -> Bool { focus == target }

  /// Returns the label, in reverse while the field has the focus.
  func label(_ width: Int, focus: FocusTarget?) -> Run {
    let style = value.isEnabled ? TextStyle(bold: true) : TextStyle(dim: true)
    return Run(
      column: 0, text: TextLayout.truncated(value.label, to: width),
      style: style.focused(isFocused(focus)), target: target)
  }

  /// Returns the position of a control with a width: beside the label if there is room, otherwise
  /// below it.
  func place(of controlWidth: Int, in width: Int) -> CellPosition {
    let beside = DisplayWidth.of(value.label) + 2
    return beside + controlWidth <= width
      ? CellPosition(column: beside, row: 0) : CellPosition(column: 0, row: 1)
  }

  func stop(line: Int) -> Block.Stop {
    Block.Stop(target: target, line: line, isEnabled: value.isEnabled)
  }
}
