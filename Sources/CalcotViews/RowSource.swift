import CalcotContent

/// The elements of a list, with closures that make a row and a key for each.
@MainActor
struct RowSource<Element, ID: Hashable> {
  let count: Int
  /// Returns an element; nil if it is not loaded.
  let element: (Int) -> Element?
  let id: (Element) -> ID
  let text: (ID) -> String
  let describe: (Element) -> Row

  init<Data: RandomAccessCollection<Element>>(
    _ data: Data, id: @escaping (Element) -> ID, row: @escaping (Element) -> Row
  ) {
    self.init(
      count: data.count, element: { data[data.index(data.startIndex, offsetBy: $0)] }, id: id,
      row: row)
  }

  private init(
    count: Int, element: @escaping (Int) -> Element?, id: @escaping (Element) -> ID,
    row: @escaping (Element) -> Row
  ) {
    self.count = count
    self.element = element
    self.id = id
    text = elementKey(of: ID.self)
    describe = row
  }

  /// Returns the row of an element, or a placeholder if it is not loaded.
  func row(_ place: Int) -> Row { element(place).map(describe) ?? Row.notLoaded(at: place).row }

  func key(_ place: Int) -> String {
    element(place).map { text(id($0)) } ?? Row.notLoaded(at: place).key
  }
}

extension Row {
  /// Returns a placeholder for a row that is not loaded, and its key.
  static func notLoaded(at place: Int) -> (key: String, row: Row) { ("…\(place)", Row("…")) }
}

extension RowSource where Element: Identifiable, ID == Element.ID {
  init(_ rows: PagedRows<Element>, row: @escaping (Element) -> Row) {
    self.init(count: rows.count, element: { rows[$0] }, id: { $0.id }, row: row)
  }
}

extension RowSource where Element: Identifiable & Sendable, ID == Element.ID {
  init(_ paged: Paged<Element>, row: @escaping (Element) -> Row) {
    self.init(count: paged.count, element: { paged[$0] }, id: { $0.id }, row: row)
  }
}

/// Returns a closure that makes a key from an identifier, the same in every run. Call it once per
/// list, since inspecting a type takes longer than building a row.
@MainActor @usableFromInline
func elementKey<ID: Hashable>(of type: ID.Type) -> (ID) -> String {
  switch type {
  case is String.Type: { $0 as? String ?? "\($0)" }
  case is Int.Type: { ($0 as? Int).map { String($0) } ?? "\($0)" }
  case is any RawRepresentable.Type:
    { id in (id as? any RawRepresentable).map { "\($0.rawValue)" } ?? "\(id)" }
  default: { "\($0)" }
  }
}
