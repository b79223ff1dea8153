/// An event of an observable: any number of elements, and then at most one end.
public enum Event<Element> {
  case next(Element)
  case error(any Swift.Error)
  case completed
}

/// A receiver of events.
public protocol ObserverType {
  associatedtype Element
  func on(_ event: Event<Element>)
}

extension ObserverType {
  public func onNext(_ element: Element) { on(.next(element)) }
  public func onError(_ error: any Swift.Error) { on(.error(error)) }
  public func onCompleted() { on(.completed) }
}

/// A receiver of events with its type erased.
public struct AnyObserver<Element>: ObserverType {
  private let receive: (Event<Element>) -> Void

  public init(eventHandler: @escaping (Event<Element>) -> Void) { receive = eventHandler }

  public func on(_ event: Event<Element>) { receive(event) }
}
