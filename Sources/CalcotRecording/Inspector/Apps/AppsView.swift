import Calcot
import CalcotTree
import CalcotViews

struct AppsView: SemanticView {
  let viewModel: AppsViewModel

  var screen: Screen {
    Screen(viewModel.title) {
      if viewModel.rows.isEmpty {
        EmptyState(
          "No app is running", symbol: .eye,
          message: "Start one, or open a browser tab with it: it appears here by itself.")
      } else {
        Section("Running apps", footer: "The number is that of the moments so far.") {
          List(viewModel.rows) { row in
            Row(row.name, detail: row.detail, opens: row.open).badge(row.moments).icon(.play)
          }
        }
      }
    }
  }
}
