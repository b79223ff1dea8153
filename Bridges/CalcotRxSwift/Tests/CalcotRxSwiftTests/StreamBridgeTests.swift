import Calcot
import CalcotRxSwift
import CalcotStreams
import CalcotTesting
import Dispatch
import RxCocoa
import RxRelay
import RxSwift
import Testing

private struct Failure: Error {}

@MainActor
@Suite struct StreamBridgeTests {
  private let numbers = PublishSubject<Int>()

  @Test func `an observable is a driver, with a value before the first and one for an error`() {
    let driver = numbers.asCalcotDriver(startingWith: 0) { _ in -1 }
    #expect(driver.value == 0)
    numbers.onNext(5)
    #expect(driver.value == 5)
    numbers.onError(Failure())
    #expect(driver.value == -1)
  }

  @Test func `an observable is a signal, which may keep silent about an error`() {
    var events: [Int] = []
    let signal = numbers.asCalcotSignal { _ in nil }
    let listener = signal.emit { events.append($0) }
    numbers.onNext(1)
    numbers.onError(Failure())
    #expect(events == [1])
    listener.cancel()
  }

  @Test func `elements from another thread are delivered on the main actor, in order`() async {
    let signal = numbers.asCalcotSignal { _ in nil }
    let received = AsyncStream.makeStream(of: Int.self)
    let listener = signal.emit {
      MainActor.assertIsolated()
      received.continuation.yield($0)
    }
    // NB: the subject is used on one thread at a time.
    nonisolated(unsafe) let numbers = numbers
    DispatchQueue(label: "elsewhere").async { for number in 1...3 { numbers.onNext(number) } }
    var elements: [Int] = []
    for await element in received.stream {
      elements.append(element)
      if element == 3 { break }
    }
    #expect(elements == [1, 2, 3])
    listener.cancel()
  }

  @Test func `RxCocoa's driver gives its latest element at once`() {
    let relay = BehaviorRelay(value: 7)
    let driver = relay.asDriver(onErrorJustReturn: 0).asCalcotDriver(startingWith: 0)
    #expect(driver.value == 7)
    relay.accept(8)
    #expect(driver.value == 8)
  }

  @Test func `RxCocoa's signal gives later events only`() {
    let relay = RxRelay.PublishRelay<Int>()
    relay.accept(1)
    var events: [Int] = []
    let listener = relay.asSignal(onErrorJustReturn: 0).asCalcotSignal().emit { events.append($0) }
    relay.accept(2)
    #expect(events == [2])
    listener.cancel()
  }

  @Test func `nobody holds the subscription of a driver that is released`() {
    var disposals = 0
    let observable = Observable<Int>.create { _ in Disposables.create { disposals += 1 } }
    var driver: CalcotStreams.Driver<Int>? = observable.asCalcotDriver(startingWith: 0) { _ in 0 }
    #expect(driver?.value == 0)
    #expect(disposals == 0)
    driver = nil
    #expect(disposals == 1)
  }

  @Test func `a driver is an observable of the latest value and the later ones`() {
    let relay = CalcotStreams.PublishRelay<Int>()
    let driver = relay.asSignal().asDriver(startingWith: 0)
    relay.accept(1)
    var values: [Int] = []
    let subscription = driver.asObservable().map { $0 * 10 }.subscribe(onNext: { values.append($0) }
    )
    relay.accept(2)
    subscription.dispose()
    relay.accept(3)
    #expect(values == [10, 20])
  }

  @Test func `a signal is an observable of its later events`() {
    let relay = CalcotStreams.PublishRelay<Int>()
    relay.accept(1)
    var events: [Int] = []
    let subscription = relay.asSignal().asObservable().subscribe(onNext: { events.append($0) })
    relay.accept(2)
    subscription.dispose()
    relay.accept(3)
    #expect(events == [2])
  }

  @Test func `a publisher's end is the observable's`() {
    var log: [String] = []
    let subscriptions = [
      Just(1).asObservable().subscribe(
        onNext: { log.append("\($0)") }, onCompleted: { log.append("end") }),
      Fail<Int, Failure>(error: Failure()).asObservable().subscribe(
        onError: { log.append("\($0 is Failure)") }),
    ]
    #expect(log == ["1", "end", "true"])
    for subscription in subscriptions { subscription.dispose() }
  }
}
