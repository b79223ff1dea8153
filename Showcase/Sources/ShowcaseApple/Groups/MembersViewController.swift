#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotContent
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
      navigationItem.rightBarButtonItems = addItems
    }

    private func show(insteadOf old: MembersViewModel) {
      showBar()
      // NB: otherwise a row that cannot be loaded would be requested again after every failure.
      let isSame =
        viewModel.rows.hasSameElements(as: old.rows)
        && viewModel.status.summary == old.status.summary
        && (viewModel.addMembers == nil) == (old.addMembers == nil) && notice == notice(of: old)
      if !isSame { listChanged() }
    }

    private var addItems: [UIBarButtonItem] {
      guard let add = viewModel.addMembers else { return [] }
      let item = UIBarButtonItem(
        title: add.label,
        primaryAction: UIAction { [weak self] _ in self?.asScreen { add.open() } })
      return [item]
    }

    // MARK: List

    override var notice: ListNotice? { notice(of: viewModel) }

    private func notice(of viewModel: MembersViewModel) -> ListNotice? {
      ListNotice(
        viewModel.status, hasRows: viewModel.rows.count > 0, retry: viewModel.labels.tryAgain)
    }

    override var summary: String? { viewModel.status.summary }
    override var rowCount: Int { viewModel.rows.count }

    override func content(ofRow row: Int) -> ListRow? {
      viewModel.rows[row].map { ListRow(title: $0.name) }
    }

    override func actions(ofRow row: Int) -> [UIContextualAction] {
      guard let row = viewModel.rows[row], let label = row.removeLabel else { return [] }
      let remove = UIContextualAction(style: .destructive, title: label) {
        [weak self] _, _, done in
        self?.asScreen {
          await self?.viewModel.removeButtonTapped(row)
          done(true)
        }
      }
      return [remove]
    }

    override func rowTapped(_ row: Int) { viewModel.rows[row]?.open() }
    override func load(_ rows: Range<Int>) async { await viewModel.rowsShown(rows) }
    override func refresh() async { await viewModel.refreshButtonTapped() }
  }
#endif
