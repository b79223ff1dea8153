import Calcot
import CalcotViews
import Observation

/// The ViewModel of a title with rows and an optional field.
@MainActor @Observable
final class BoardViewModel {
  let title: String
  let entries: [String]
  let field: String?
  var text = ""
  @ObservationIgnored let open: @MainActor (String) -> Void

  init(
    _ title: String, entries: [String], field: String?, open: @escaping @MainActor (String) -> Void
  ) {
    self.title = title
    self.entries = entries
    self.field = field
    self.open = open
  }
}

struct BoardView: SemanticView {
  let viewModel: BoardViewModel

  var screen: Screen {
    Screen(viewModel.title) {
      if let field = viewModel.field {
        TextField(field, text: viewModel.text) { viewModel.text = $0 }
      }
      if viewModel.entries.isEmpty { Text("Nothing here.") }
      List(viewModel.entries, id: \.self) { entry in Row(entry) { viewModel.open(entry) } }
    }
  }
}

@MainActor
func board(
  _ title: String, entries: [String], field: String? = nil,
  open: @escaping @MainActor (String) -> Void
) -> Calcot {
  Calcot(BoardViewModel(title, entries: entries, field: field, open: open), view: BoardView.init)
}
