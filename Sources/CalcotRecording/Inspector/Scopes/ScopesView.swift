import Calcot
import CalcotTree
import CalcotViews

struct ScopesView: SemanticView {
  let viewModel: ScopesViewModel

  var screen: Screen {
    Screen(viewModel.title) {
      Section("Held after their screen has ended") {
        if viewModel.held.isEmpty { Text(viewModel.nothingHeld, role: .secondary) }
        List(viewModel.held) { Row($0.part, detail: $0.holder).icon(.warning) }
      }
      Section("Running tasks") {
        if viewModel.tasks.isEmpty { Text("None.", role: .secondary) }
        List(viewModel.tasks) { Row($0.name, detail: "of \($0.scope)").icon(.timer) }
      }
      Section("Living scopes", footer: "The number is that of the running tasks.") {
        List(viewModel.rows) { scope in
          Row(scope.name, detail: scope.detail, opens: scope.open)
            .badge(scope.tasks).icon(scope.isFlow ? .map : .document)
        }
      }
    } toolbar: {
      Button("Look again", symbol: .refresh, role: .refresh) { viewModel.refreshButtonTapped() }
    }
  }
}
