import Calcot
import CalcotTree
import CalcotViews

struct HistoryView: SemanticView {
  let viewModel: HistoryViewModel

  var screen: Screen {
    Screen(viewModel.title) {
      TextField("Search", text: viewModel.search, role: .search) { viewModel.searchChanged($0) }
      Picker(
        "Show", selection: viewModel.filter, of: viewModel.filters, label: \.rawValue
      ) { viewModel.filterChosen($0) }
      Section(footer: viewModel.note) {
        if viewModel.rows.isEmpty { Text(viewModel.nothing, role: .secondary) }
        List(viewModel.rows) { row in
          Row(row.title, detail: "\(row.moment) · \(row.text)") { viewModel.rowTapped(row) }
            .badge(row.badge)
            .icon(viewModel.isShown(row) ? .place : row.symbol)
        }
      }
    }
  }
}
