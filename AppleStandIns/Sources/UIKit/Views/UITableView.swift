public import Foundation

/// A table that shows a fixed number of rows, and requests cells only for those.
///
/// https://developer.apple.com/documentation/uikit/uitableview
@MainActor
open class UITableView: UIScrollView {
  public enum Style: Int, Sendable { case plain, insetGrouped = 2 }

  public let style: Style
  open weak var dataSource: (any UITableViewDataSource)?
  open weak var delegate: (any UITableViewDelegate)?

  private var classes: [String: UITableViewCell.Type] = [:]
  private var paths: [IndexPath] = []
  private var footers: [Int: String] = [:]
  private var cells: [IndexPath: UITableViewCell] = [:]
  private var first = 0
  /// The number of rows that fit.
  var room = 20

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init()
  }

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    classes[identifier] = cellClass as? UITableViewCell.Type
  }

  /// "You must register a class or nib file before calling this method"; UIKit raises an exception
  /// without one.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let type = classes[identifier] else {
      preconditionFailure(
        "Unable to dequeue a cell with identifier \(identifier): register a class.")
    }
    return type.init(style: .default, reuseIdentifier: identifier)
  }

  /// "For efficiency, the table view redisplays only those rows that are visible."
  open func reloadData() {
    guard let dataSource else { return }
    (paths, footers) = ([], [:])
    for section in 0..<dataSource.numberOfSections(in: self) {
      let count = dataSource.tableView(self, numberOfRowsInSection: section)
      paths += (0..<count).map { IndexPath(row: $0, section: section) }
      footers[section] = dataSource.tableView(self, titleForFooterInSection: section)
    }
    first = min(first, max(paths.count - room, 0))
    cells = [:]
    showCells()
  }

  private func showCells() {
    guard let dataSource else { return }
    cells = cells.filter { visible.contains($0.key) }
    for path in visible where cells[path] == nil {
      cells[path] = dataSource.tableView(self, cellForRowAt: path)
    }
  }

  private var visible: ArraySlice<IndexPath> { paths.dropFirst(first).prefix(room) }
  var visibleCells: [UITableViewCell] { visible.compactMap { cells[$0] } }

  /// Returns "the cell object at the corresponding index path", nil if it is not visible.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }

  open func deselectRow(at indexPath: IndexPath, animated: Bool) {}

  // MARK: User actions

  /// Scrolls until this row is the first one, as far as there are rows below it.
  func scroll(to row: Int) {
    first = max(min(row, paths.count - room), 0)
    showCells()
  }

  var rowCount: Int { paths.count }
  var footerTexts: [String] { footers.sorted { $0.key < $1.key }.map(\.value) }

  func path(of text: String) -> IndexPath? {
    visible.first { cells[$0]?.texts.contains(text) == true }
  }
}
