import Calcot
public import CalcotContent

/// A list of rows, each identified by its key. Use one for a collection of any size.
///
/// ```swift
/// List(viewModel.rows) { row in Row(row.name, detail: row.members, opens: row.open) }
/// ```
///
/// Only the rows around those that a host shows are built. A row of `PagedRows` whose element has
/// not been loaded is shown as "…"; ``onShow(_:)`` reports the visible rows:
///
/// ```swift
/// List(viewModel.rows) { row in Row(row.name, opens: row.open) }
///   .onShow { rows in await viewModel.rowsShown(rows) }
/// ```
///
/// All rows are described again after each change of the screen. Use ``Keeping`` if that takes too
/// long:
///
/// ```swift
/// List(viewModel.items, keeping: .equalRows) { item in
///   Row(item.name, detail: item.count) { viewModel.itemTapped(item.id) }
/// }
/// ```
public struct List: Content {
  let label: String?
  let count: Int
  private let key: (Int) -> String
  private let row: (Int) -> Row
  private var kept: (any KeptSource)?
  private var layout = ListLayout.rows
  private var shown: (@MainActor (Range<Int>) async -> Void)?

  /// Creates a list with a row for each element of `data`, keyed by its `id`. Keys must be unique;
  /// a duplicate is reported and distinguished by its position.
  public init<Data: RandomAccessCollection>(
    _ data: Data, label: String? = nil, row: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable {
    // NB: no key path, since making one takes longer than comparing the elements of a whole list.
    self.init(RowSource(data, id: { $0.id }, row: row), label: label)
  }

  /// Creates a list with a row for each element of `data`, keyed by the value at `id`.
  public init<Data: RandomAccessCollection, ID: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>, label: String? = nil,
    row: @escaping (Data.Element) -> Row
  ) {
    self.init(RowSource(data, id: { $0[keyPath: id] }, row: row), label: label)
  }

  /// Creates a list with a row for each row of the ViewModel, whether it is loaded or not.
  public init<Element: Identifiable>(
    _ rows: PagedRows<Element>, label: String? = nil, row: @escaping (Element) -> Row
  ) {
    self.init(RowSource(rows, row: row), label: label)
  }

  /// Creates a list with a row for each element, whether it is loaded or not.
  public init<Element: Identifiable>(
    _ paged: Paged<Element>, label: String? = nil, row: @escaping (Element) -> Row
  ) {
    self.init(RowSource(paged, row: row), label: label)
  }

  private init<Element, ID: Hashable>(_ source: RowSource<Element, ID>, label: String?) {
    self.label = label
    count = source.count
    key = source.key
    row = source.row
  }

  /// Creates a list that keeps the rows of another one.
  @usableFromInline
  init(_ list: List, _ keeping: Keeping, _ elements: KeptElements) {
    self = list
    kept = EquatableRows(elements: elements, inputs: keeping.inputs)
  }

  /// Returns the list with an action for when a host begins to show other rows. The action is a
  /// task of the screen's scope and receives the indices of the rows, including some around them.
  public func onShow(_ body: @escaping @MainActor (Range<Int>) async -> Void) -> List {
    var list = self
    list.shown = body
    return list
  }

  /// Returns the list with another arrangement of its rows, for hosts that have room for it.
  ///
  /// ```swift
  /// List(viewModel.recipes) { recipe in Row(recipe.name, opens: recipe.open).picture(recipe.photo) }
  ///   .layout(.grid)
  /// ```
  public func layout(_ layout: ListLayout) -> List {
    var list = self
    list.layout = layout
    return list
  }

  public func render(into context: inout RenderContext) {
    context.addList(
      label: label, layout: layout, total: count, shown: shown,
      rows: { range in
        range.map { place in KeyedRow(key: key(place), row: row(place)) }
      },
      kept: kept)
  }
}

struct KeyedRow: Content {
  let key: String
  let row: Row
  func render(into context: inout RenderContext) { row.render(into: &context, key: key) }
}
