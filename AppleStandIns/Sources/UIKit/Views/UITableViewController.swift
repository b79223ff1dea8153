public import Foundation

/// https://developer.apple.com/documentation/uikit/uitableviewcontroller
@MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  open var tableView: UITableView!
  private var isFresh = true

  open var refreshControl: UIRefreshControl? {
    get { tableView.refreshControl }
    set { tableView.refreshControl = newValue }
  }

  public init(style: UITableView.Style) {
    super.init(nibName: nil, bundle: nil)
    tableView = UITableView(frame: .zero, style: style)
  }

  public required init?(coder: NSCoder) {
    super.init(nibName: nil, bundle: nil)
    tableView = UITableView(frame: .zero, style: .plain)
  }

  /// "It creates a table-view object with the correct dimensions" and "sets the data source and the
  /// delegate of the table view to itself."
  open override func loadView() {
    tableView.dataSource = self
    tableView.delegate = self
    view = tableView
  }

  /// "When the table view is about to appear the first time it's loaded, the table-view controller
  /// reloads the table view's data."
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if isFresh { tableView.reloadData() }
    isFresh = false
  }

  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }
  open func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { true }
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
}
