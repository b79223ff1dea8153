public import CalcotContent

extension List {
  /// The rule by which a list keeps rows from one rendering to the next, instead of describing them
  /// again.
  ///
  /// A row is kept as long as its element and the values given here are equal, and no `@Observable`
  /// value that its description has read has changed. So give everything else that the row's
  /// closure uses and that may change: a local value, or a property of an immutable ViewModel.
  ///
  /// ```swift
  /// let unit = viewModel.unit
  /// List(viewModel.runs, keeping: .equalRows(with: unit)) { run in
  ///   Row(run.name, detail: run.length(in: unit)) { viewModel.runTapped(run.id) }
  /// }
  /// ```
  ///
  /// When a control of a row is used, the row is described once more, with the element that it
  /// shows, to find the control's action.
  ///
  /// A change of one row then costs a comparison of each element of the window, and the description of
  /// that row. Rows with fields are not kept, because what the user types belongs to them.
  public struct Keeping {
    let inputs: [any Equatable]

    /// Keeps the rows whose elements are equal.
    public static var equalRows: Keeping { Keeping(inputs: []) }

    /// Keeps the rows whose elements are equal, while all of `inputs` are.
    public static func equalRows(with inputs: any Equatable...) -> Keeping {
      Keeping(inputs: inputs)
    }
  }

  /// Creates a list with a row for each element of `data`, keyed by its `id`, and keeps rows.
  @inlinable
  public init<Data: RandomAccessCollection>(
    _ data: Data, label: String? = nil, keeping: Keeping, row: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable & Equatable {
    self.init(
      List(data, label: label, row: row), keeping,
      KeptElements({ data[data.index(data.startIndex, offsetBy: $0)] }, id: { $0.id }, row: row))
  }

  /// Creates a list with a row for each element of `data`, keyed by the value at `id`, and keeps rows.
  @inlinable
  public init<Data: RandomAccessCollection, ID: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>, label: String? = nil, keeping: Keeping,
    row: @escaping (Data.Element) -> Row
  ) where Data.Element: Equatable {
    self.init(
      List(data, id: id, label: label, row: row), keeping,
      KeptElements(
        { data[data.index(data.startIndex, offsetBy: $0)] }, id: { $0[keyPath: id] },
        row: row))
  }

  /// Creates a list with a row for each row of the ViewModel, loaded or not, and keeps rows.
  @inlinable
  public init<Element: Identifiable & Equatable>(
    _ rows: PagedRows<Element>, label: String? = nil, keeping: Keeping,
    row: @escaping (Element) -> Row
  ) {
    self.init(
      List(rows, label: label, row: row), keeping,
      KeptElements({ rows[$0] }, id: { $0.id }, row: row))
  }

  /// Creates a list with a row for each element, loaded or not, and keeps rows.
  @inlinable
  public init<Element: Identifiable & Equatable>(
    _ paged: Paged<Element>, label: String? = nil, keeping: Keeping,
    row: @escaping (Element) -> Row
  ) {
    self.init(
      List(paged, label: label, row: row), keeping,
      KeptElements({ paged[$0] }, id: { $0.id }, row: row))
  }
}
