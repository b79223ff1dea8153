/// What the user reads and does in the table of the screen on top. No part of UIKit's interface.
@MainActor
public struct UserAtTable {
  private let controller: UITableViewController

  /// nil where the screen on top is no table.
  public init?(_ person: Person) {
    guard let controller = person.navigation?.topViewController as? UITableViewController else {
      return nil
    }
    self.controller = controller
  }

  private var table: UITableView { controller.tableView }
  private var bar: UINavigationItem { controller.navigationItem }

  /// The rows that are seen, each as its texts: what is said on top of the table belongs to them.
  public var rows: [String] { table.visibleCells.map { $0.texts.joined(separator: " ") } }
  /// What stands below the sections.
  public var footers: [String] { table.footerTexts }
  /// How many rows there are, seen or not.
  public var rowCount: Int { table.rowCount }
  /// The titles of the buttons in the bar.
  public var barButtons: [String] { (bar.rightBarButtonItems ?? []).compactMap(\.title) }
  public var isRefreshing: Bool { table.refreshControl?.isRefreshing ?? false }

  /// Taps the row with this text; false where there is none or it does nothing.
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

  /// Swipes the row with this text and taps what comes out.
  public func swipe(_ text: String, action title: String) -> Bool {
    guard let path = table.path(of: text),
      let action = controller.tableView(table, trailingSwipeActionsConfigurationForRowAt: path)?
        .actions.first(where: { $0.title == title })
    else { return false }
    action.handler(action, table) { _ in }
    return true
  }

  /// Types into the search field; false where there is none.
  public func search(for text: String) -> Bool {
    guard let search = bar.searchController else { return false }
    search.type(text)
    return true
  }

  /// Pulls the table down; false where that does nothing.
  public func pullDown() -> Bool {
    guard let control = table.refreshControl, !control.isRefreshing else { return false }
    control.pull()
    return true
  }

  /// Scrolls so that this row is the first one seen.
  public func scroll(to row: Int) { table.scroll(to: row) }
}
