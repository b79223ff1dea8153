/// The state of a paged list in a Model: the loaded elements, and the state of loading.
public struct LoadedPages<Element: Sendable, Failure: Error>: Sendable {
  /// The loaded elements.
  public var elements = Paged<Element>()
  /// The state of loading.
  public var loading = Loading<Failure>.loading
  /// The visible rows.
  public var shown = 0..<RowWindow.first

  /// Creates the state of a list before its first page is read.
  public init() {}

  /// Creates the state of a list that has been read as a whole.
  public init(_ elements: [Element]) {
    self.elements.insert(Page(start: 0, elements: elements, total: elements.count))
    loading = .loaded
  }

  /// The number of elements in the whole list, loaded or not.
  public var count: Int { elements.count }
}

extension LoadedPages: Equatable where Element: Equatable, Failure: Equatable {}

/// The state of loading from a store.
public enum Loading<Failure: Error>: Sendable {
  case loading, loaded
  case failed(Failure)

  /// The error, if loading failed.
  public var problem: Failure? {
    if case .failed(let error) = self { error } else { nil }
  }
}

extension Loading: Equatable where Failure: Equatable {}
