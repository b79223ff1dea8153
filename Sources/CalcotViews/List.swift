import Calcot
public import CalcotContent
public import CalcotLists

/// A list of rows, each identified by its key. Use one for a collection of any size.
///
/// ```swift
/// List(viewModel.rows) { row in Row(row.name, detail: row.members, opens: row.open) }
/// ```
///
/// Only the rows around those that a host shows are built. One of ``PagedRows`` whose element has
/// not been loaded yet is shown as "…"; ``onShow(_:)`` reports the visible rows:
///
/// ```swift
/// List(viewModel.rows) { row in Row(row.name, opens: row.open) }
///   .onShow { rows in await viewModel.rowsShown(rows) }
/// ```
public struct List: Content {
  let label: String?
  let count: Int
  let row: (Int) -> (key: String, row: Row)
  private var layout = ListLayout.rows
  private var shown: (@MainActor (Range<Int>) async -> Void)?

  /// Creates a list with a row for each element of `data`, keyed by its `id`. Keys must be unique;
  /// a duplicate is reported and distinguished by its position.
  public init<Data: RandomAccessCollection>(
    _ data: Data, label: String? = nil, row: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable {
    self.init(data, id: \.id, label: label, row: row)
  }

  /// Creates a list with a row for each element of `data`, keyed by the value at `id`.
  public init<Data: RandomAccessCollection, ID: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>, label: String? = nil,
    row: @escaping (Data.Element) -> Row
  ) {
    self.label = label
    count = data.count
    let key = elementKey(of: ID.self)
    self.row = { place in
      let element = data[data.index(data.startIndex, offsetBy: place)]
      return (key(element[keyPath: id]), row(element))
    }
  }

  /// Creates a list with a row for each row of the ViewModel, loaded or not.
  public init<Element: Identifiable>(
    _ rows: PagedRows<Element>, label: String? = nil, row: @escaping (Element) -> Row
  ) {
    self.init(count: rows.count, label: label, element: { rows[$0] }, row: row)
  }

  /// Creates a list with a row for each element, loaded or not.
  public init<Element: Identifiable>(
    _ paged: Paged<Element>, label: String? = nil, row: @escaping (Element) -> Row
  ) {
    self.init(count: paged.count, label: label, element: { paged[$0] }, row: row)
  }

  private init<Element: Identifiable>(
    count: Int, label: String?, element: @escaping (Int) -> Element?,
    row: @escaping (Element) -> Row
  ) {
    self.label = label
    self.count = count
    let key = elementKey(of: Element.ID.self)
    self.row = { place in
      guard let element = element(place) else { return ("…\(place)", Row("…")) }
      return (key(element.id), row(element))
    }
  }

  /// Returns the list with an action for when a host shows other rows than before: a task of the
  /// screen's scope that receives the indices of the rows, with some around them.
  public func onShow(_ body: @escaping @MainActor (Range<Int>) async -> Void) -> List {
    var list = self
    list.shown = body
    return list
  }

  /// Returns the list with another arrangement of its rows, where the host has room for it.
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
    context.addList(label: label, layout: layout, total: count, shown: shown) { range in
      range.map { place in
        let (key, row) = row(place)
        return KeyedRow(key: key, row: row)
      }
    }
  }
}

private struct KeyedRow: Content {
  let key: String
  let row: Row
  func render(into context: inout RenderContext) { row.render(into: &context, key: key) }
}

/// Returns a closure that makes a key, equal in every run, of an identifier. Called once per list,
/// since inspecting a type takes longer than building a row.
@MainActor
func elementKey<ID: Hashable>(of type: ID.Type) -> (ID) -> String {
  switch type {
  case is String.Type: { $0 as? String ?? "\($0)" }
  case is Int.Type: { ($0 as? Int).map { String($0) } ?? "\($0)" }
  case is any RawRepresentable.Type:
    { id in (id as? any RawRepresentable).map { "\($0.rawValue)" } ?? "\(id)" }
  default: { "\($0)" }
  }
}
