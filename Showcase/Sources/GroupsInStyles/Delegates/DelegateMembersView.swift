import Calcot
import CalcotContent
import CalcotViews
import Groups

extension DelegateStyle {
  final class MembersView: StatefulView<MembersViewModel>, MembersViewDelegate {
    private var list = ShownList() { didSet { setNeedsUpdate() } }
    private var rows: PagedRows<MemberRow>? { didSet { setNeedsUpdate() } }

    func showTitle(_ title: String) { list.title = title }
    func showLinks(_ links: [LinkButton]) { list.links = links }
    func showStatus(_ status: ListStatus) { list.status = status }
    func showRows(_ rows: PagedRows<MemberRow>) { self.rows = rows }

    override func screen(_ viewModel: MembersViewModel) -> Screen {
      let (status, labels) = (list.status, viewModel.labels)
      return Screen(list.title, isMissing: status?.isMissing == true) {
        if let problem = status?.problem {
          Text(problem, role: .error)
          Button(labels.tryAgain, role: .main) { await viewModel.onRefreshButtonTapped() }
        }
        if let activity = status?.activity { ActivityIndicator(activity) }
        if let empty = status?.emptyText { EmptyState(empty) }
        if let rows {
          List(rows, label: viewModel.listLabel) { row in
            Row(row.name, opens: row.open).avatar(nil).actions {
              if let label = row.removeLabel {
                Button(label, role: .destructive) { await viewModel.onRemoveButtonTapped(row) }
              }
            }
          }
          .onShow { await viewModel.onRowsShown($0) }
        }
        if let summary = status?.summary { Text(summary, role: .secondary) }
      } toolbar: {
        for link in list.links { Button(link) }
        Button(labels.refresh, role: .refresh, isEnabled: status?.canRefresh == true) {
          await viewModel.onRefreshButtonTapped()
        }
      }
    }
  }
}
