import Calcot
import CalcotContent

/// A long list in a Model: the elements at hand, and how it stands with reading them.
public struct LoadedPages<Element: Sendable, Failure: Error>: Sendable {
  public var elements = Paged<Element>()
  public var loading = Loading<Failure>.loading
  /// The rows that are looked at.
  public var shown = 0..<RowWindow.first

  /// A list of which nothing has been read yet.
  public init() {}
}

extension LoadedPages: Equatable where Element: Equatable, Failure: Equatable {}

/// How it stands with something that is read from a store.
public enum Loading<Failure: Error>: Sendable {
  case loading, loaded
  case failed(Failure)

  /// Why it could not be read.
  public var problem: Failure? {
    if case .failed(let error) = self { error } else { nil }
  }
}

extension Loading: Equatable where Failure: Equatable {}
