@_exported public import RxRelay
public import RxSwift

/// The way in which a shared stream is shared.
public protocol SharingStrategyProtocol {
  static func share<Element>(_ source: Observable<Element>) -> Observable<Element>
}

/// A stream that does not fail and whose work is done once for all subscribers.
public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element>:
  SharedSequenceConvertibleType
{
  private let source: Observable<Element>

  init(_ source: Observable<Element>) { self.source = SharingStrategy.share(source) }

  public func asObservable() -> Observable<Element> { source }
  public func asSharedSequence() -> SharedSequence<SharingStrategy, Element> { self }
}

/// A type that has a shared stream.
public protocol SharedSequenceConvertibleType: ObservableConvertibleType {
  associatedtype SharingStrategy: SharingStrategyProtocol
  func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
}
