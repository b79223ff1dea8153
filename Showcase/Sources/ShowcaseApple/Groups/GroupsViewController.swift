#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotLists
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
      search.searchBar.placeholder = viewModel.texts.partOfName
      search.searchBar.text = viewModel.search
      navigationItem.searchController = search
      navigationItem.hidesSearchBarWhenScrolling = false
      navigationItem.rightBarButtonItems = barButtonItems
      title = viewModel.title
    }

    private var barButtonItems: [UIBarButtonItem] {
      var items = viewModel.categories.map { category in
        item(viewModel.texts.title(of: category)) { $0.categoryTapped(category) }
      }
      if viewModel.canMakeGroups {
        items.insert(item(viewModel.texts.newGroup) { $0.newGroupButtonTapped() }, at: 0)
      }
      return items
    }

    private func item(
      _ title: String, _ action: @escaping @MainActor (GroupsViewModel) -> Void
    ) -> UIBarButtonItem {
      UIBarButtonItem(
        title: title,
        primaryAction: UIAction { [weak self] _ in
          self?.asScreen { self.map { action($0.viewModel) } }
        })
    }

    private func show(insteadOf old: GroupsViewModel) {
      title = viewModel.title
      let isSame =
        viewModel.groups == old.groups && viewModel.summary == old.summary
        && notice == notice(of: old)
      if !isSame { listChanged() }
    }

    // MARK: List

    override var notice: ListNotice? { notice(of: viewModel) }
    override var summary: String? { viewModel.summary }
    override var rowCount: Int { viewModel.groups.count }

    private func notice(of viewModel: GroupsViewModel) -> ListNotice? {
      ListNotice(
        problem: viewModel.problem, empty: viewModel.emptyText,
        loading: viewModel.isLoading && viewModel.groups.count == 0
          ? viewModel.texts.loadingGroups : nil,
        retry: viewModel.texts.tryAgain)
    }

    override func content(ofRow row: Int) -> ListRow? {
      viewModel.groups[row].map { ListRow(title: $0.name, detail: viewModel.detail(of: $0)) }
    }

    override func rowTapped(_ row: Int) { viewModel.groups[row].map(viewModel.rowTapped) }
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
