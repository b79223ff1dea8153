#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotLists
  import CalcotUIKit
  package import Groups
  package import UIKit

  /// A UIKit table of the members of a group. A swipe removes a member.
  package final class MembersViewController: LongListController, CalcotView {
    package var viewModel: MembersViewModel { didSet { show(insteadOf: oldValue) } }

    package init(_ viewModel: MembersViewModel) {
      self.viewModel = viewModel
      super.init(style: .insetGrouped)
    }

    package required init?(coder: NSCoder) { nil }

    package override func viewDidLoad() {
      super.viewDidLoad()
      showBar()
    }

    private func showBar() {
      title = viewModel.title
      navigationItem.rightBarButtonItems = viewModel.canChange ? [addItem] : []
    }

    private func show(insteadOf old: MembersViewModel) {
      showBar()
      // NB: otherwise a row that cannot be loaded would be requested again after every failure.
      let isSame =
        viewModel.members == old.members && viewModel.summary == old.summary
        && viewModel.canChange == old.canChange && notice == notice(of: old)
      if !isSame { listChanged() }
    }

    private var addItem: UIBarButtonItem {
      UIBarButtonItem(
        title: viewModel.texts.addMembers,
        primaryAction: UIAction { [weak self] _ in
          self?.asScreen { self?.viewModel.addButtonTapped() }
        })
    }

    // MARK: List

    override var notice: ListNotice? { notice(of: viewModel) }

    private func notice(of viewModel: MembersViewModel) -> ListNotice? {
      ListNotice(
        problem: viewModel.problem, empty: viewModel.isEmpty ? viewModel.texts.nobodyYet : nil,
        loading: viewModel.isLoading && viewModel.members.count == 0
          ? viewModel.texts.loadingMembers : nil,
        retry: viewModel.texts.tryAgain)
    }

    override var summary: String? { viewModel.summary }
    override var rowCount: Int { viewModel.members.count }

    override func content(ofRow row: Int) -> ListRow? {
      viewModel.members[row].map { ListRow(title: $0.name) }
    }

    override func actions(ofRow row: Int) -> [UIContextualAction] {
      guard viewModel.canChange, let member = viewModel.members[row] else { return [] }
      let remove = UIContextualAction(style: .destructive, title: viewModel.texts.remove) {
        [weak self] _, _, done in
        self?.asScreen {
          await self?.viewModel.removeButtonTapped(member)
          done(true)
        }
      }
      return [remove]
    }

    override func rowTapped(_ row: Int) { viewModel.members[row].map(viewModel.rowTapped) }
    override func load(_ rows: Range<Int>) async { await viewModel.rowsShown(rows) }
    override func refresh() async { await viewModel.refreshButtonTapped() }
  }
#endif
