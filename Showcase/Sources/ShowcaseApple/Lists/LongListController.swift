#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import CalcotUIKit
  package import UIKit

  /// A table view controller for a long list. It loads only the visible rows, shows a notice above
  /// them if there is one, and reads everything anew on a pull.
  ///
  /// Subclasses supply the contents of the list, and call ``listChanged()`` when they change.
  package class LongListController: UITableViewController {
    private enum Part: Int, CaseIterable { case notice, rows }

    private let missing = MissingRows()
    private let cellIdentifier = "row"

    // MARK: List contents

    var notice: ListNotice? { nil }
    var summary: String? { nil }
    var rowCount: Int { 0 }

    /// Returns the contents of a row; nil while it is not loaded.
    func content(ofRow row: Int) -> ListRow? { nil }
    func rowTapped(_ row: Int) {}
    func actions(ofRow row: Int) -> [UIContextualAction] { [] }
    func load(_ rows: Range<Int>) async {}
    func refresh() async {}

    // MARK: Table

    package override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: cellIdentifier)
      let control = UIRefreshControl()
      control.addAction(UIAction { [weak self] _ in self?.pulled() }, for: .valueChanged)
      refreshControl = control
    }

    final func listChanged() {
      if isViewLoaded { tableView.reloadData() }
    }

    private func pulled() {
      asScreen { [weak self] in
        await self?.refresh()
        self?.refreshControl?.endRefreshing()
      }
    }

    package override func numberOfSections(in tableView: UITableView) -> Int { Part.allCases.count }

    package override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int {
      switch Part(rawValue: section) {
      case .notice: notice == nil ? 0 : 1
      case .rows: rowCount
      case nil: 0
      }
    }

    package override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: cellIdentifier, for: indexPath)
      switch Part(rawValue: indexPath.section) {
      case .notice:
        cell.contentConfiguration = notice?.configuration { [weak self] in self?.pulled() }
        cell.accessoryType = .none
      case .rows: show(indexPath.row, in: cell)
      case nil: break
      }
      return cell
    }

    private func show(_ row: Int, in cell: UITableViewCell) {
      guard let content = content(ofRow: row) else {
        var placeholder = UIListContentConfiguration.cell()
        placeholder.text = "…"
        cell.contentConfiguration = placeholder
        cell.accessoryType = .none
        return missing.appeared(row) { [weak self] in
          self?.asScreen($0)
        } load: { [weak self] in
          await self?.load($0)
        }
      }
      cell.contentConfiguration = content.configuration
      cell.accessoryType = content.opens ? .disclosureIndicator : .none
    }

    package override func tableView(
      _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? {
      Part(rawValue: section) == .rows ? summary : nil
    }

    package override func tableView(
      _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
    ) -> Bool {
      Part(rawValue: indexPath.section) == .rows && content(ofRow: indexPath.row) != nil
    }

    package override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      tableView.deselectRow(at: indexPath, animated: true)
      if Part(rawValue: indexPath.section) == .rows {
        asScreen { rowTapped(indexPath.row) }
      }
    }

    package override func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      guard Part(rawValue: indexPath.section) == .rows else { return nil }
      let actions = actions(ofRow: indexPath.row)
      return actions.isEmpty ? nil : UISwipeActionsConfiguration(actions: actions)
    }
  }

  /// The contents of a table row.
  struct ListRow {
    var title: String
    var detail: String?
    var image: UIImage?
    /// A Boolean value that indicates whether a tap leads to another screen.
    var opens = true
    var color: UIColor = .label

    @MainActor var configuration: UIListContentConfiguration {
      var configuration = UIListContentConfiguration.valueCell()
      configuration.text = title
      configuration.secondaryText = detail
      configuration.textProperties.color = color
      configuration.image = image
      configuration.imageProperties.maximumSize = CGSize(width: 160, height: 160)
      return configuration
    }
  }
#endif
