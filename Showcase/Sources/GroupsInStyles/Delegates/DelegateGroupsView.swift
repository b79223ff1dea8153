import Calcot
import CalcotLists
import CalcotViews
import Groups

extension DelegateStyle {
  final class GroupsView: StatefulView<GroupsViewModel>, GroupsViewDelegate {
    private var list = ShownList() { didSet { setNeedsUpdate() } }
    private var search = "" { didSet { setNeedsUpdate() } }
    private var rows: PagedRows<GroupRow>? { didSet { setNeedsUpdate() } }

    func showTitle(_ title: String) { list.title = title }
    func showLinks(_ links: [LinkButton]) { list.links = links }
    func showActivity(_ activity: String?) { list.activity = activity }
    func showProblem(_ problem: String?) { list.problem = problem }
    func showEmptyText(_ text: String?) { list.emptyText = text }
    func showSummary(_ summary: String?) { list.summary = summary }
    func showSearch(_ text: String) { search = text }
    func showRows(_ rows: PagedRows<GroupRow>) { self.rows = rows }

    override func screen(_ viewModel: GroupsViewModel) -> Screen {
      Screen(list.title) {
        TextField(
          viewModel.searchLabel, text: search, placeholder: viewModel.searchPlaceholder,
          role: .search
        ) { viewModel.onSearchChanged($0) }
        .onEdited { await viewModel.onSearchEdited() }
        if let problem = list.problem {
          Text(problem, role: .error)
          Button(viewModel.tryAgainLabel, role: .main) { await viewModel.onRefreshButtonTapped() }
        }
        if let activity = list.activity { ActivityIndicator(activity) }
        if let empty = list.emptyText { Text(empty) }
        if let rows {
          List(rows) { Row($0.name, detail: $0.members, opens: $0.open) }
            .onShow { await viewModel.onRowsShown($0) }
        }
        if let summary = list.summary { Text(summary, role: .secondary) }
      } toolbar: {
        for link in list.links { Button(link.label, role: link.role) { link.open() } }
        Button(viewModel.refreshLabel, role: .refresh, isEnabled: list.activity == nil) {
          await viewModel.onRefreshButtonTapped()
        }
      }
    }
  }
}
