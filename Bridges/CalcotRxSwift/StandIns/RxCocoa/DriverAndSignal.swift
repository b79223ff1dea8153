import Foundation
public import RxSwift

/// The sharing of a driver: a new subscriber gets the latest element.
public struct DriverSharingStrategy: SharingStrategyProtocol {
  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    Sharing(source, replaysLatest: true).shared
  }
}

/// The sharing of a signal: a new subscriber gets later elements only.
public struct SignalSharingStrategy: SharingStrategyProtocol {
  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    Sharing(source, replaysLatest: false).shared
  }
}

public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>
public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

extension ObservableConvertibleType {
  /// Returns a driver that ends with `onErrorJustReturn` should this fail.
  public func asDriver(onErrorJustReturn: Element) -> Driver<Element> {
    Driver(asObservable().catch { _ in .just(onErrorJustReturn) })
  }

  /// Returns a signal that ends with `onErrorJustReturn` should this fail.
  public func asSignal(onErrorJustReturn: Element) -> Signal<Element> {
    Signal(asObservable().catch { _ in .just(onErrorJustReturn) })
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  public func drive(onNext: ((Element) -> Void)? = nil) -> any Disposable {
    asObservable().subscribe(onNext: onNext)
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  public func emit(onNext: ((Element) -> Void)? = nil) -> any Disposable {
    asObservable().subscribe(onNext: onNext)
  }
}

/// One subscription for all subscribers, for as long as there is one.
private final class Sharing<Element> {
  private let lock = NSRecursiveLock()
  private let source: Observable<Element>
  private let replaysLatest: Bool
  private var subject = PublishSubject<Element>()
  private var latest: Element?
  private var count = 0
  private var connection: (any Disposable)?

  init(_ source: Observable<Element>, replaysLatest: Bool) {
    (self.source, self.replaysLatest) = (source, replaysLatest)
  }

  var shared: Observable<Element> { Observable.create { self.add($0) } }

  private func add(_ observer: AnyObserver<Element>) -> any Disposable {
    lock.withLock {
      if let latest { observer.onNext(latest) }
      let subscription = subject.subscribe(observer)
      count += 1
      if count == 1 { connection = source.subscribe { self.pass($0) } }
      return Disposables.create {
        subscription.dispose()
        self.removeOne()
      }
    }
  }

  private func pass(_ event: Event<Element>) {
    lock.withLock {
      if replaysLatest, case .next(let element) = event { latest = element }
    }
    subject.on(event)
  }

  private func removeOne() {
    lock.withLock {
      count -= 1
      guard count == 0 else { return }
      connection?.dispose()
      (connection, latest, subject) = (nil, nil, PublishSubject())
    }
  }
}
