#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotContent
  import CalcotUIKit
  package import Groups
  package import UIKit

  /// A UIKit table of the groups in a category.
  package final class GroupsViewController: LongListController, CalcotView {
    package var viewModel: GroupsViewModel { didSet { show(insteadOf: oldValue) } }

    package init(_ viewModel: GroupsViewModel) {
      self.viewModel = viewModel
      super.init(style: .insetGrouped)
    }

    package required init?(coder: NSCoder) { nil }

    package override func viewDidLoad() {
      super.viewDidLoad()
      let search = UISearchController(searchResultsController: nil)
      search.searchResultsUpdater = self
      search.obscuresBackgroundDuringPresentation = false
      search.searchBar.text = viewModel.search
      navigationItem.searchController = search
      navigationItem.hidesSearchBarWhenScrolling = false
      showBar()
    }

    private func showBar() {
      title = viewModel.title
      navigationItem.searchController?.searchBar.placeholder = viewModel.labels.searchPlaceholder
      navigationItem.rightBarButtonItems = barButtonItems
    }

    private var barButtonItems: [UIBarButtonItem] {
      viewModel.links.map { link in
        UIBarButtonItem(
          title: link.label,
          primaryAction: UIAction { [weak self] _ in self?.asScreen { link.open() } })
      }
    }

    private func show(insteadOf old: GroupsViewModel) {
      showBar()
      let isSame =
        viewModel.rows.hasSameElements(as: old.rows)
        && viewModel.status.summary == old.status.summary
        && notice == notice(of: old)
      if !isSame { listChanged() }
    }

    // MARK: List

    override var notice: ListNotice? { notice(of: viewModel) }
    override var summary: String? { viewModel.status.summary }
    override var rowCount: Int { viewModel.rows.count }

    private func notice(of viewModel: GroupsViewModel) -> ListNotice? {
      ListNotice(
        viewModel.status, hasRows: viewModel.rows.count > 0, retry: viewModel.labels.tryAgain)
    }

    override func content(ofRow row: Int) -> ListRow? {
      viewModel.rows[row].map { ListRow(title: $0.name, detail: $0.members) }
    }

    override func rowTapped(_ row: Int) { viewModel.rows[row]?.open() }
    override func load(_ rows: Range<Int>) async { await viewModel.rowsShown(rows) }
    override func refresh() async { await viewModel.refreshButtonTapped() }
  }

  extension GroupsViewController: UISearchResultsUpdating {
    package func updateSearchResults(for searchController: UISearchController) {
      let text = searchController.searchBar.text ?? ""
      // NB: also called when the field becomes active, which is no edit.
      guard text != viewModel.search else { return }
      asScreen { viewModel.searchChanged(text) }
      asScreen { [viewModel] in await viewModel.searchEdited() }
    }
  }
#endif
