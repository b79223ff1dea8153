/// The user of the table on the top screen. Not part of UIKit's API.
@MainActor
public struct UserAtTable {
  private let controller: UITableViewController

  /// Creates a user; nil if the top screen is not a table.
  public init?(_ person: Person) {
    guard let controller = person.navigation?.topViewController as? UITableViewController else {
      return nil
    }
    self.controller = controller
  }

  private var table: UITableView { controller.tableView }
  private var bar: UINavigationItem { controller.navigationItem }

  /// The visible rows, each as its joined texts; a notice above the rows is one of them.
  public var rows: [String] { table.visibleCells.map { $0.texts.joined(separator: " ") } }
  /// The footers of the sections.
  public var footers: [String] { table.footerTexts }
  /// The number of rows, visible or not.
  public var rowCount: Int { table.rowCount }
  /// The titles of the bar's buttons.
  public var barButtons: [String] { (bar.rightBarButtonItems ?? []).compactMap(\.title) }
  public var isRefreshing: Bool { table.refreshControl?.isRefreshing ?? false }

  /// Taps the row with this text; returns false if there is none or it has no action.
  public func tap(_ text: String) -> Bool {
    guard let path = table.path(of: text) else { return false }
    if let notice = table.cellForRow(at: path)?.contentConfiguration
      as? UIContentUnavailableConfiguration
    {
      guard notice.button.title == text, let action = notice.buttonProperties.primaryAction else {
        return false
      }
      action.handler(action)
      return true
    }
    guard controller.tableView(table, shouldHighlightRowAt: path) else { return false }
    controller.tableView(table, didSelectRowAt: path)
    return true
  }

  /// Taps a button of the bar.
  public func tapBar(_ title: String) -> Bool {
    guard let item = bar.rightBarButtonItems?.first(where: { $0.title == title }),
      item.isEnabled, let action = item.primaryAction
    else { return false }
    action.handler(action)
    return true
  }

  /// Swipes the row with this text and taps an action.
  public func swipe(_ text: String, action title: String) -> Bool {
    guard let path = table.path(of: text),
      let action = controller.tableView(table, trailingSwipeActionsConfigurationForRowAt: path)?
        .actions.first(where: { $0.title == title })
    else { return false }
    action.handler(action, table) { _ in }
    return true
  }

  /// Types into the search field; returns false if there is none.
  public func search(for text: String) -> Bool {
    guard let search = bar.searchController else { return false }
    search.type(text, in: controller)
    return true
  }

  /// Pulls the table down; returns false if that has no effect.
  public func pullDown() -> Bool {
    guard let control = table.refreshControl, !control.isRefreshing else { return false }
    control.pull()
    return true
  }

  /// Scrolls until this row is the first visible one.
  public func scroll(to row: Int) { table.scroll(to: row) }
}
