#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotUIKit
  package import Groups
  package import UIKit

  /// A UIKit table of one group, its runs and its actions.
  package final class GroupViewController: UITableViewController, CalcotView {
    package var viewModel: GroupViewModel { didSet { show() } }

    private let cellIdentifier = "row"
    private var sections: [GroupTableSection] = []

    package init(_ viewModel: GroupViewModel) {
      self.viewModel = viewModel
      super.init(style: .insetGrouped)
    }

    package required init?(coder: NSCoder) { nil }

    package override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: cellIdentifier)
      let control = UIRefreshControl()
      control.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
      refreshControl = control
      show()
    }

    private func show() {
      title = viewModel.title
      guard isViewLoaded else { return }
      sections = viewModel.tableSections
      tableView.reloadData()
    }

    private func refresh() {
      asScreen { [weak self] in
        await self?.viewModel.refreshButtonTapped()
        self?.refreshControl?.endRefreshing()
      }
    }

    // MARK: Table

    private func entry(at path: IndexPath) -> GroupTableEntry {
      sections[path.section].entries[path.row]
    }

    package override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    package override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { sections[section].entries.count }

    package override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { sections[section].header }

    package override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: cellIdentifier, for: indexPath)
      let row = entry(at: indexPath).row
      cell.contentConfiguration = row.configuration
      cell.accessoryType = row.opens ? .disclosureIndicator : .none
      return cell
    }

    package override func tableView(
      _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
    ) -> Bool { entry(at: indexPath).tapped != nil }

    package override func tableView(
      _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
    ) {
      tableView.deselectRow(at: indexPath, animated: true)
      guard let tapped = entry(at: indexPath).tapped else { return }
      asScreen { [viewModel] in await tapped(viewModel) }
    }

    package override func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      guard let run = entry(at: indexPath).run, let label = run.deleteLabel else { return nil }
      let delete = UIContextualAction(style: .destructive, title: label) {
        [weak self] _, _, done in
        self?.asScreen {
          await self?.viewModel.deleteButtonTapped(run)
          done(true)
        }
      }
      return UISwipeActionsConfiguration(actions: [delete])
    }
  }
#endif
