import Calcot
import CalcotLists
import CalcotViews
import Groups

extension DelegateStyle {
  final class MembersView: StatefulView<MembersViewModel>, MembersViewDelegate {
    private var list = ShownList() { didSet { setNeedsUpdate() } }
    private var rows: PagedRows<MemberRow>? { didSet { setNeedsUpdate() } }

    func showTitle(_ title: String) { list.title = title }
    func showLinks(_ links: [LinkButton]) { list.links = links }
    func showActivity(_ activity: String?) { list.activity = activity }
    func showProblem(_ problem: String?) { list.problem = problem }
    func showEmptyText(_ text: String?) { list.emptyText = text }
    func showSummary(_ summary: String?) { list.summary = summary }
    func showRows(_ rows: PagedRows<MemberRow>) { self.rows = rows }

    override func screen(_ viewModel: MembersViewModel) -> Screen {
      Screen(list.title) {
        if let problem = list.problem {
          Text(problem, role: .error)
          Button(viewModel.tryAgainLabel, role: .main) { await viewModel.onRefreshButtonTapped() }
        }
        if let activity = list.activity { ActivityIndicator(activity) }
        if let empty = list.emptyText { Text(empty) }
        if let rows {
          List(rows, label: viewModel.listLabel) { row in
            Row(row.name, opens: row.open).actions {
              if let label = row.removeLabel {
                Button(label, role: .destructive) { await viewModel.onRemoveButtonTapped(row) }
              }
            }
          }
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
