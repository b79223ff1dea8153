import Calcot
import Synchronization
import Testing

/// Meant for `swift test --sanitize=thread`.
///
/// NB: On Linux with Swift 6.3.1 the sanitizer does not see `Mutex` lock, and reports races even in
/// a bare counter behind one. With `NSLock` in its place, here and in the set, it reports none, and
/// with no locking at all it does.
@Suite("A SendableObserverSet that many threads use")
struct SendableObserverSetStressTests {
  private final class Flag: Sendable {
    let isRaised = Atomic(false)
  }

  @Test("starts no call once remove has returned, and loses no observer that stays")
  func stress() async {
    let set = SendableObserverSet<Int>()
    let staying = Counter()
    let late = Counter()
    let (notifications, rounds) = (400, 200)
    set.add { _ in staying.increment() }
    await withTaskGroup { group in
      for worker in 1...4 {
        group.addTask { for value in 0..<notifications { set.notify(value) } }
        group.addTask { Self.comeAndGo(in: set, as: worker, rounds: rounds, late: late) }
      }
    }
    #expect(staying.value == 4 * (notifications + rounds))
    #expect(late.value == 0)
    #expect(set.count == 1)
  }

  // NB: A call that another thread had begun may still be running when `remove` returns, so only
  // the notification that the remover itself starts afterwards tells whether one came late.
  private static func comeAndGo(
    in set: SendableObserverSet<Int>, as worker: Int, rounds: Int, late: Counter
  ) {
    let owner = SendableObserverSetTests.Service(Counter())
    for _ in 0..<rounds {
      let removed = Flag()
      let token = set.add { value in
        if value == -worker, removed.isRaised.load(ordering: .acquiring) { late.increment() }
      }
      set.add(owner, SendableObserverSetTests.Service.valueChanged)
      set.add(for: SendableObserverSetTests.Service(owner.counter)) { $0.valueChanged($1) }
      token.remove()
      set.remove(owner)
      removed.isRaised.store(true, ordering: .releasing)
      set.notify(-worker)
    }
  }
}
