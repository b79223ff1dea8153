import Calcot
import CalcotConformance
import CalcotTerminal
import CalcotTesting

/// The terminal's own View of the tally: one button, drawn and handled manually.
final class TallyTerminalView: TerminalView {
  var viewModel: TallyViewModel

  init(_ viewModel: TallyViewModel) { self.viewModel = viewModel }

  var title: String { "Tally" }

  func draw(in canvas: inout TerminalCanvas) {
    canvas.write(viewModel.nativeText, column: 0, row: 0)
    canvas.write("[Count]", column: 0, row: 2, emphasis: canvas.isFocused ? .focused : .normal)
  }

  func handle(_ key: Key) -> Bool {
    guard key == .enter || key == .character(" ") else { return false }
    viewModel.countTapped()
    return true
  }
}
