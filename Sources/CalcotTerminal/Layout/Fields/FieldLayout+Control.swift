import CalcotContent

extension FieldLayout {
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

  func draw(width: Int, focus: FocusTarget?, caret: Int?) -> DrawnBlock {
    var drawn = control(width).draw(focus: focus, caret: caret)
    drawn.lines += complaintLines(width).map {
      [Run(column: 0, text: $0, style: TextStyle(foreground: .red))]
    }
    return drawn
  }

  /// Returns the lines of the message about an invalid value.
  func complaintLines(_ width: Int) -> [String] {
    complaint.map { TextLayout.wrapped("! " + $0, to: width) } ?? []
  }
}
