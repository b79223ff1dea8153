import Calcot
import CalcotContent
import CalcotViews
import Groups

extension DelegateStyle {
  final class GroupsView: StatefulView<GroupsViewModel>, GroupsViewDelegate {
    private var list = ShownList() { didSet { setNeedsUpdate() } }
    private var search = "" { didSet { setNeedsUpdate() } }
    private var rows: PagedRows<GroupRow>? { didSet { setNeedsUpdate() } }

    func showTitle(_ title: String) { list.title = title }
    func showLinks(_ links: [LinkButton]) { list.links = links }
    func showStatus(_ status: ListStatus) { list.status = status }
    func showSearch(_ text: String) { search = text }
    func showRows(_ rows: PagedRows<GroupRow>) { self.rows = rows }

    override func screen(_ viewModel: GroupsViewModel) -> Screen {
      let (status, labels) = (list.status, viewModel.labels)
      return Screen(list.title) {
        TextField(
          labels.search, text: search, placeholder: labels.searchPlaceholder,
          role: .search
        ) { viewModel.onSearchChanged($0) }
        .onEdited { await viewModel.onSearchEdited() }
        if let problem = status?.problem {
          Text(problem, role: .error)
          Button(labels.tryAgain, role: .main) { await viewModel.onRefreshButtonTapped() }
        }
        if let activity = status?.activity { ActivityIndicator(activity) }
        if let empty = status?.emptyText { EmptyState(empty) }
        list.links.rows
        if let rows {
          List(rows) { Row($0.name, detail: $0.members, opens: $0.open).avatar($0.picture) }
            .onShow { await viewModel.onRowsShown($0) }
        }
        if let summary = status?.summary { Text(summary, role: .secondary) }
      } toolbar: {
        list.links.buttons
        Button(labels.refresh, role: .refresh, isEnabled: status?.canRefresh == true) {
          await viewModel.onRefreshButtonTapped()
        }
      }
    }
  }
}
