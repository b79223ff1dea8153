import Foundation
public import RxSwift

/// A subject that never ends.
public final class PublishRelay<Element>: ObservableType {
  private let subject = PublishSubject<Element>()

  public init() {}

  public func accept(_ event: Element) { subject.onNext(event) }

  public func asObservable() -> Observable<Element> { subject }

  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element { subject.subscribe(observer) }
}

/// A relay with a latest value, which a new subscriber gets at once.
public final class BehaviorRelay<Element>: ObservableType {
  private let lock = NSLock()
  private let subject = PublishSubject<Element>()
  private var latest: Element

  public init(value: Element) { latest = value }

  public var value: Element { lock.withLock { latest } }

  public func accept(_ event: Element) {
    lock.withLock { latest = event }
    subject.onNext(event)
  }

  public func asObservable() -> Observable<Element> {
    Observable.create { self.subscribe($0) }
  }

  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    observer.onNext(value)
    return subject.subscribe(observer)
  }
}
