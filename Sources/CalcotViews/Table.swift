import Calcot
public import CalcotContent
import CalcotTree

/// Rows with columns if the window has room for them, otherwise a list. The rows can be sorted in
/// both.
///
/// ```swift
/// Table(viewModel.runs, columns: viewModel.columns, onSort: viewModel.sort) { run in
///   Row(run.name, opens: run.open).cells(run.distance, run.date)
/// }
/// ```
///
/// The ViewModel has the rows in order, and its columns tell by which one they are sorted. The
/// first column is the row's title.
public struct Table: Content {
  private let columns: [TableColumn]
  private let list: List
  private let onSort: @MainActor (TableColumn.ID) -> Void

  /// Creates a table with a row for each element of `data`, keyed by its `id`.
  ///
  /// - Parameter onSort: A closure that receives the column whose title the user has pressed.
  public init<Data: RandomAccessCollection>(
    _ data: Data, columns: [TableColumn],
    onSort: @escaping @MainActor (TableColumn.ID) -> Void = { _ in },
    row: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable {
    self.init(List(data, row: row), columns, onSort)
  }

  /// Creates a table with a row for each row of the ViewModel, whether it is loaded or not;
  /// `onShow` receives the indices of the rows that a host shows.
  public init<Element: Identifiable>(
    _ rows: PagedRows<Element>, columns: [TableColumn],
    onSort: @escaping @MainActor (TableColumn.ID) -> Void = { _ in },
    onShow: @escaping @MainActor (Range<Int>) async -> Void,
    row: @escaping (Element) -> Row
  ) {
    self.init(List(rows, row: row).onShow(onShow), columns, onSort)
  }

  private init(
    _ list: List, _ columns: [TableColumn], _ onSort: @escaping @MainActor (TableColumn.ID) -> Void
  ) {
    self.list = list
    self.columns = columns
    self.onSort = onSort
  }

  public func render(into context: inout RenderContext) {
    let onSort = onSort
    let titles = columns.filter(\.isSortable).map { column in
      Button(column.title) { onSort(column.id) }.id(column.id)
    }
    context.add(.table(columns), children: titles + [list])
  }
}
