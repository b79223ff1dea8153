import RxCocoa
import RxRelay
import RxSwift
import Testing

private struct Failure: Error {}

/// What the bridge relies on, as the documentation of RxSwift and RxCocoa describes it.
@Suite struct StandInTests {
  private let numbers = PublishSubject<Int>()

  @Test func `a stream ends once, and disposes then`() {
    var log: [String] = []
    let subscription = numbers.subscribe(
      onNext: { log.append("\($0)") }, onError: { _ in log.append("error") },
      onCompleted: { log.append("completed") }, onDisposed: { log.append("disposed") })
    numbers.onNext(1)
    numbers.onCompleted()
    numbers.onNext(2)
    numbers.onError(Failure())
    subscription.dispose()
    #expect(log == ["1", "completed", "disposed"])
  }

  @Test func `nothing comes after a subscription was disposed of`() {
    var log: [String] = []
    let subscription = numbers.subscribe(
      onNext: { log.append("\($0)") }, onDisposed: { log.append("disposed") })
    subscription.dispose()
    numbers.onNext(1)
    subscription.dispose()
    #expect(log == ["disposed"])
  }

  @Test func `an operator works for each subscriber anew, a driver once for all`() {
    var calls = 0
    let counted = numbers.do(onNext: { _ in calls += 1 }).scan(into: 0) { $0 += $1 }
    let driver = counted.asDriver(onErrorJustReturn: 0)
    var elements: [[Int]] = [[], [], []]
    let bag = DisposeBag()
    driver.drive(onNext: { elements[0].append($0) }).disposed(by: bag)
    numbers.onNext(1)
    driver.drive(onNext: { elements[1].append($0) }).disposed(by: bag)
    counted.subscribe(onNext: { elements[2].append($0) }).disposed(by: bag)
    numbers.onNext(2)
    withExtendedLifetime(bag) {
      #expect(elements == [[1, 3], [1, 3], [2]])
      #expect(calls == 3)
    }
  }

  @Test func `a bag disposes of its contents when it is released`() {
    var disposals = 0
    do {
      let bag = DisposeBag()
      Disposables.create { disposals += 1 }.disposed(by: bag)
      withExtendedLifetime(bag) { #expect(disposals == 0) }
    }
    #expect(disposals == 1)
  }

  @Test func `an error is replaced at the end of a driver`() {
    var elements: [Int] = []
    let subscription = numbers.map { try $0 > 1 ? { throw Failure() }() : $0 }
      .asDriver(onErrorJustReturn: -1).drive(onNext: { elements.append($0) })
    for number in 1...3 { numbers.onNext(number) }
    #expect(elements == [1, -1])
    subscription.dispose()
  }
}
