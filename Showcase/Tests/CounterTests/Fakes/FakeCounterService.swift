// Made by `calcot fakes`; do not edit.

import CalcotStreams
import Counter

/// A fake of ``CounterService``, which records calls and answers with what a test has set.
@MainActor
final class FakeCounterService: CounterService {
  private(set) var countGets = 0
  var countReturns: Driver<Count>?

  var count: Driver<Count> {
    countGets += 1
    guard let countReturns else {
      preconditionFailure("FakeCounterService.count has no answer: set countReturns")
    }
    return countReturns
  }

  private(set) var addOneCalls = 0
  var addOneHandler: (@MainActor () -> Void)?

  func addOne() {
    addOneCalls += 1
    addOneHandler?()
  }

  private(set) var restoreCalls: [Count] = []
  var restoreHandler: (@MainActor (Count) -> Void)?

  func restore(_ count: Count) {
    restoreCalls.append(count)
    restoreHandler?(count)
  }
}
