import Foundation

/// A subscription, which passes nothing on after the end of the stream or its own.
final class Subscription<Element>: Disposable {
  private let lock = NSLock()
  private var receive: ((Event<Element>) -> Void)?
  private var source: (any Disposable)?

  init(_ receive: @escaping (Event<Element>) -> Void) { self.receive = receive }

  func begin(_ start: (AnyObserver<Element>) -> any Disposable) {
    let source = start(AnyObserver(eventHandler: { self.pass($0) }))
    let isOver = lock.withLock {
      if receive != nil { self.source = source }
      return receive == nil
    }
    if isOver { source.dispose() }
  }

  func dispose() {
    let source = lock.withLock {
      defer { (receive, self.source) = (nil, nil) }
      return self.source
    }
    source?.dispose()
  }

  private func pass(_ event: Event<Element>) {
    if case .next = event {
      lock.withLock { receive }?(event)
      return
    }
    let last = lock.withLock {
      defer { receive = nil }
      return receive
    }
    last?(event)
    dispose()
  }
}
