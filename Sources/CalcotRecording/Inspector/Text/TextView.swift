import Calcot
import CalcotTree
import CalcotViews

/// The ViewModel of the text that the user of the app reads, of all visible screens together.
@MainActor
struct TextViewModel {
  let title = "What the user reads"
  let note: String
  let lines: [String]

  init(_ interactor: any Inspecting) {
    let moment = interactor.inspection.moment
    note = "At moment \(moment.id)"
    lines = moment.state.text
  }
}

struct TextView: SemanticView {
  let viewModel: TextViewModel

  var screen: Screen {
    Screen(viewModel.title) {
      Section(viewModel.note) {
        if viewModel.lines.isEmpty { Text("Nothing.", role: .secondary) }
        for line in viewModel.lines { Text(line) }
      }
    }
  }
}
