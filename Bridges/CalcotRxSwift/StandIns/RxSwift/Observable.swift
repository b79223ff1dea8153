/// A type that has an observable.
public protocol ObservableConvertibleType {
  associatedtype Element
  func asObservable() -> Observable<Element>
}

/// A stream of events that begins anew for each subscriber.
public protocol ObservableType: ObservableConvertibleType {
  func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element
}

/// A stream of events with its type erased.
public class Observable<Element>: ObservableType {
  private let start: (AnyObserver<Element>) -> any Disposable

  init(_ start: @escaping (AnyObserver<Element>) -> any Disposable) { self.start = start }

  public func asObservable() -> Observable<Element> { self }

  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    let subscription = Subscription<Element> { observer.on($0) }
    subscription.begin(start)
    return subscription
  }
}

extension ObservableType {
  public func asObservable() -> Observable<Element> { Observable { subscribe($0) } }

  public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> any Disposable {
    subscribe(AnyObserver(eventHandler: on))
  }

  public func subscribe(
    onNext: ((Element) -> Void)? = nil, onError: ((any Swift.Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    let end = Disposables.create(with: onDisposed ?? {})
    let subscription = subscribe { event in
      switch event {
      case .next(let element): onNext?(element)
      case .error(let error):
        onError?(error)
        end.dispose()
      case .completed:
        onCompleted?()
        end.dispose()
      }
    }
    return Disposables.create {
      subscription.dispose()
      end.dispose()
    }
  }
}

// MARK: Making

extension ObservableType {
  /// Creates an observable that calls `subscribe` for each subscriber.
  public static func create(
    _ subscribe: @escaping (AnyObserver<Element>) -> any Disposable
  ) -> Observable<Element> { Observable(subscribe) }

  /// Returns an observable of one element.
  public static func just(_ element: Element) -> Observable<Element> {
    create { observer in
      observer.onNext(element)
      observer.onCompleted()
      return Disposables.create()
    }
  }

  /// Returns an observable that fails.
  public static func error(_ error: any Swift.Error) -> Observable<Element> {
    create { observer in
      observer.onError(error)
      return Disposables.create()
    }
  }

  /// Returns an observable without events.
  public static func never() -> Observable<Element> { create { _ in Disposables.create() } }
}
