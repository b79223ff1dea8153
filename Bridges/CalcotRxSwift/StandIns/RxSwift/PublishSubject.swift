import Foundation

/// An observer whose events go to the subscribers that there are.
public final class PublishSubject<Element>: Observable<Element>, ObserverType {
  private let subscribers = Subscribers<Element>()

  public init() {
    let subscribers = subscribers
    super.init { subscribers.add($0) }
  }

  public func on(_ event: Event<Element>) { subscribers.send(event) }
}

/// The subscribers of a subject, in the order in which they came.
private final class Subscribers<Element> {
  private let lock = NSLock()
  private var observers: [(key: Int, observer: AnyObserver<Element>)] = []
  private var lastKey = 0
  private var end: Event<Element>?

  func add(_ observer: AnyObserver<Element>) -> any Disposable {
    let (key, end) = lock.withLock {
      lastKey += 1
      if self.end == nil { observers.append((lastKey, observer)) }
      return (lastKey, self.end)
    }
    if let end { observer.on(end) }
    return Disposables.create { [weak self] in
      guard let self else { return }
      self.lock.withLock { self.observers.removeAll { $0.key == key } }
    }
  }

  func send(_ event: Event<Element>) {
    let receivers = lock.withLock {
      guard end == nil else { return [AnyObserver<Element>]() }
      defer {
        if case .next = event {} else { (end, observers) = (event, []) }
      }
      return observers.map(\.observer)
    }
    for receiver in receivers { receiver.on(event) }
  }
}
