#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotUIKit
  package import Groups
  package import UIKit

  /// A UIKit table of one group and its actions.
  package final class GroupViewController: UITableViewController, CalcotView {
    package var viewModel: GroupViewModel { didSet { show() } }

    private struct Entry {
      let row: ListRow
      let tapped: @MainActor (GroupViewModel) async -> Void
    }

    private let cellIdentifier = "row"
    private var entries: [Entry] = []

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
      entries = problemEntries + groupEntries
      tableView.reloadData()
    }

    private func refresh() {
      asScreen { [weak self] in
        await self?.viewModel.refreshButtonTapped()
        self?.refreshControl?.endRefreshing()
      }
    }

    private var problemEntries: [Entry] {
      guard let problem = viewModel.problem else { return [] }
      let retry = ListRow(
        title: viewModel.tryAgainLabel, detail: problem, opens: false, color: .tintColor)
      return [Entry(row: retry) { await $0.refreshButtonTapped() }]
    }

    private var groupEntries: [Entry] {
      var entries: [Entry] = []
      if let (summary, link) = viewModel.members {
        entries.append(Entry(row: ListRow(title: link.label, detail: summary)) { _ in link.open() })
      }
      if let rename = viewModel.rename {
        entries.append(button(rename.label) { _ in rename.open() })
      }
      return entries
        + viewModel.buttons.map { shown in
          button(shown.label, shown.role == .destructive ? .systemRed : .tintColor) {
            await $0.buttonTapped(shown)
          }
        }
    }

    private func button(
      _ title: String, _ color: UIColor = .tintColor,
      _ tapped: @escaping @MainActor (GroupViewModel) async -> Void
    ) -> Entry {
      Entry(row: ListRow(title: title, opens: false, color: color), tapped: tapped)
    }

    // MARK: Table

    package override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { entries.count }

    package override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: cellIdentifier, for: indexPath)
      let row = entries[indexPath.row].row
      cell.contentConfiguration = row.configuration
      cell.accessoryType = row.opens ? .disclosureIndicator : .none
      return cell
    }

    package override func tableView(
      _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
    ) {
      tableView.deselectRow(at: indexPath, animated: true)
      let tapped = entries[indexPath.row].tapped
      asScreen { [viewModel] in await tapped(viewModel) }
    }
  }
#endif
