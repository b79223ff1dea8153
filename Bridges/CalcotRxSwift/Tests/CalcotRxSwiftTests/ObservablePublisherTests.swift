import CalcotRxSwift
import CalcotStreams
import RxSwift
import Testing

private struct Failure: Error, Equatable {}

@MainActor
@Suite struct ObservablePublisherTests {
  private let numbers = PublishSubject<Int>()

  @Test func `sends each subscriber the elements and the end`() {
    var log: [String] = []
    let observable = Observable<Int>.create { observer in
      log.append("subscribed")
      for number in 1...2 { observer.onNext(number) }
      observer.onCompleted()
      return Disposables.create()
    }
    let publisher = observable.asPublisher()
    #expect(log.isEmpty)
    for name in ["a", "b"] {
      let subscription = publisher.sink { _ in
        log.append("\(name) end")
      } receiveValue: {
        log.append("\(name) \($0)")
      }
      subscription.cancel()
    }
    #expect(log == ["subscribed", "a 1", "a 2", "a end", "subscribed", "b 1", "b 2", "b end"])
  }

  @Test func `sends the error, and nothing after it`() {
    var log: [String] = []
    let subscription = numbers.asPublisher().sink { completion in
      if case .failure(let error) = completion { log.append("\(error is Failure)") }
    } receiveValue: {
      log.append("\($0)")
    }
    numbers.onNext(1)
    numbers.onError(Failure())
    numbers.onNext(2)
    #expect(log == ["1", "true"])
    subscription.cancel()
  }

  @Test func `disposes of its subscription when the subscriber cancels`() {
    var disposals = 0
    var elements: [Int] = []
    let observable = Observable<Int>.create { [numbers] observer in
      let subscription = numbers.subscribe(observer)
      return Disposables.create {
        disposals += 1
        subscription.dispose()
      }
    }
    let subscription = observable.asPublisher().sink { _ in
    } receiveValue: {
      elements.append($0)
    }
    numbers.onNext(1)
    subscription.cancel()
    #expect(disposals == 1)
    numbers.onNext(2)
    #expect(elements == [1])
  }

  @Test func `lets elements wait until they are asked for`() {
    let subscriber = Asking<Int>()
    numbers.asPublisher().subscribe(subscriber)
    for number in 1...3 { numbers.onNext(number) }
    numbers.onCompleted()
    #expect(subscriber.log == [])
    subscriber.subscription?.request(.max(2))
    #expect(subscriber.log == ["1", "2"])
    subscriber.subscription?.request(.max(1))
    #expect(subscriber.log == ["1", "2", "3", "end"])
  }

  @Test func `lets go of an element that waits, which sends another one when it is released`() {
    var released = 0
    let elements = PublishSubject<Parting?>()
    let subscriber = Asking<Parting?>()
    elements.asPublisher().subscribe(subscriber)
    elements.onNext(
      Parting {
        released += 1
        elements.onNext(nil)
      })
    subscriber.subscription?.cancel()
    #expect(released == 1)
    #expect(subscriber.log == [])
  }

  @Test func `passes on an element that comes during another one, after that one`() {
    var elements: [Int] = []
    let subscription = numbers.asPublisher().sink { _ in
    } receiveValue: { [numbers] in
      if $0 < 3 { numbers.onNext($0 + 1) }
      elements.append($0)
    }
    numbers.onNext(1)
    #expect(elements == [1, 2, 3])
    subscription.cancel()
  }
}

/// A subscriber that asks for nothing by itself.
private final class Asking<Input>: Subscriber {
  typealias Failure = any Error

  var subscription: (any Subscription)?
  var log: [String] = []

  func receive(subscription: any Subscription) { self.subscription = subscription }

  func receive(_ input: Input) -> Subscribers.Demand {
    log.append("\(input)")
    return .none
  }

  func receive(completion: Subscribers.Completion<any Error>) { log.append("end") }
}

/// An element that acts when it is released.
private final class Parting {
  private let act: () -> Void

  init(_ act: @escaping () -> Void) { self.act = act }

  deinit { act() }
}
