import Calcot
import CalcotLists
import CalcotViews
import Groups

extension DelegateStyle {
  final class MembersView: StatefulView<MembersViewModel>, MembersViewDelegate {
    private var title = ""
    private var members = Paged<Member>()
    private var status = MembersStatus.loading
    private var canChange = false

    func show(title: String) {
      self.title = title
      setNeedsUpdate()
    }

    func show(_ members: Paged<Member>) {
      self.members = members
      setNeedsUpdate()
    }

    func show(_ status: MembersStatus) {
      self.status = status
      setNeedsUpdate()
    }

    func showChanges(areAllowed: Bool) {
      canChange = areAllowed
      setNeedsUpdate()
    }

    override func screen(_ viewModel: MembersViewModel) -> Screen {
      let texts = viewModel.texts
      return Screen(title) {
        if case .failed(let problem) = status {
          Text(problem, role: .error)
          Button(texts.tryAgain, role: .main) { await viewModel.onRefreshButtonTapped() }
        }
        if status == .loading { ActivityIndicator(texts.loadingMembers) }
        if case .loaded(_, isEmpty: true) = status { Text(texts.nobodyYet) }
        List(members, label: texts.memberList) { [canChange] member in
          let row = Row(member.name) { viewModel.onRowTapped(member) }
            .leads(to: viewModel.place(of: member))
          guard canChange else { return row }
          return row.actions {
            Button(texts.remove, role: .destructive) {
              await viewModel.onRemoveButtonTapped(member)
            }
          }
        }
        .onShow { await viewModel.onRowsShown($0) }
        if case .loaded(let summary, _) = status { Text(summary, role: .secondary) }
      } toolbar: {
        if canChange {
          Button(texts.addMembers, role: .main) { viewModel.onAddButtonTapped() }
        }
        Button(texts.refresh, role: .refresh, isEnabled: status != .loading) {
          await viewModel.onRefreshButtonTapped()
        }
      }
    }
  }
}
