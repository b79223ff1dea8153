public import CalcotStreams
import Foundation
public import RxSwift

extension ObservableConvertibleType {
  /// Returns a publisher of the same elements and the same end.
  ///
  /// It subscribes to the observable for each of its own subscribers, and disposes of that
  /// subscription when the subscriber cancels. Elements for which there is no demand yet wait.
  public func asPublisher() -> AnyPublisher<Element, any Error> {
    ObservablePublisher(upstream: asObservable()).eraseToAnyPublisher()
  }
}

/// A publisher of an observable's elements.
private struct ObservablePublisher<Output>: Publisher {
  typealias Failure = any Error

  let upstream: Observable<Output>

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
    let subscription = ObservableSubscription(to: subscriber)
    subscriber.receive(subscription: subscription)
    subscription.start(upstream)
  }
}

/// The subscription of one subscriber. Elements may come from any thread.
private final class ObservableSubscription<Downstream: Subscriber>: Subscription
where Downstream.Failure == any Error {
  private let lock = NSLock()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var waiting: [Downstream.Input] = []
  private var end: Subscribers.Completion<any Error>?
  private var isDelivering = false
  private var source: (any Disposable)?

  init(to downstream: Downstream) { self.downstream = downstream }

  func start(_ upstream: Observable<Downstream.Input>) {
    let source = upstream.subscribe(
      onNext: { self.take($0) }, onError: { self.take(.failure($0)) },
      onCompleted: { self.take(.finished) })
    let isOver = lock.withLock {
      if downstream != nil { self.source = source }
      return downstream == nil
    }
    if isOver { source.dispose() }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
    deliver()
  }

  func cancel() {
    // NB: released after the lock, because an element or a subscriber that ends may send another.
    let (source, others) = lock.withLock {
      defer { (downstream, self.source, waiting) = (nil, nil, []) }
      return (self.source, (downstream, waiting))
    }
    source?.dispose()
    withExtendedLifetime(others) {}
  }

  private func take(_ element: Downstream.Input) {
    lock.withLock { if downstream != nil { waiting.append(element) } }
    deliver()
  }

  private func take(_ end: Subscribers.Completion<any Error>) {
    lock.withLock { self.end = end }
    deliver()
  }

  /// The next delivery.
  private enum Delivery {
    case element(Downstream.Input, to: Downstream)
    case end(Subscribers.Completion<any Error>, to: Downstream, of: (any Disposable)?)
  }

  // NB: one caller delivers at a time; what comes meanwhile is delivered by that one, in order.
  private func deliver() {
    let isMine = lock.withLock {
      defer { isDelivering = true }
      return !isDelivering
    }
    guard isMine else { return }
    while let delivery = next() {
      switch delivery {
      case .element(let element, let downstream):
        let more = downstream.receive(element)
        lock.withLock { demand += more }
      // NB: the source is released here, after the lock.
      case .end(let end, let downstream, _): downstream.receive(completion: end)
      }
    }
  }

  private func next() -> Delivery? {
    lock.withLock {
      if let downstream, demand > .none, !waiting.isEmpty {
        demand -= 1
        return .element(waiting.removeFirst(), to: downstream)
      }
      if let downstream, let end, waiting.isEmpty {
        defer { (self.downstream, source) = (nil, nil) }
        return .end(end, to: downstream, of: source)
      }
      isDelivering = false
      return nil
    }
  }
}
