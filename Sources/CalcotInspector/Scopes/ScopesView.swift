import Calcot
import CalcotTree
import CalcotViews

struct ScopesView: SemanticView {
  let viewModel: ScopesViewModel

  var screen: Screen {
    Screen(viewModel.title) {
      Section("Held after their screen has ended") {
        if viewModel.held.isEmpty { Text(viewModel.heldNote, role: .secondary) }
        List(viewModel.held) { Row($0.part, detail: $0.holder).icon(.warning) }
      }
      for scope in viewModel.sections {
        Section(scope.title, footer: scope.note) {
          if scope.tasks.isEmpty { Text("No task is running.", role: .secondary) }
          for task in scope.tasks { Row(task, detail: "running").icon(.timer) }
          if let open = scope.open { Row("The screen", opens: open).icon(.document) }
        }
        .id(scope.id.text)
      }
    } toolbar: {
      Button("Look again", symbol: .refresh, role: .refresh) { viewModel.refreshButtonTapped() }
    }
  }
}
