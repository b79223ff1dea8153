import Calcot
import CalcotTesting
import Testing

@Suite("The observer set agrees with a simple model")
@MainActor
struct ObserverSetModelTests {
  @Test func `over random sequences of adding, removing and notifying, also from inside`() {
    let seed = RandomSeed.value
    var seeds = SeededGenerator(seed: seed)
    for number in 0..<RandomSeed.rounds(10_000, short: 2_000) {
      let sequence = seeds.next()
      let expected = RandomUse(of: ModelSet(), seed: sequence).run()
      let seen = RandomUse(of: ObserverSet<Int>(), seed: sequence).run()
      guard seen != expected else { continue }
      Issue.record("CALCOT_SEED=\(seed), sequence \(number) \(sequence)")
      #expect(seen == expected)
      return
    }
  }
}

final class Owner: Sendable {}

/// The operations on a set that the random sequences use.
@MainActor
protocol Subject: AnyObject {
  var count: Int { get }
  func addObserver(_ observer: @escaping @MainActor (Int) -> Void) -> () -> Void
  func addObserver(for owner: Owner, _ observer: @escaping @MainActor (Int) -> Void) -> () -> Void
  func remove(_ owner: AnyObject)
  func notify(_ payload: Int)
}

extension ObserverSet<Int>: Subject {
  func addObserver(_ observer: @escaping @MainActor (Int) -> Void) -> () -> Void {
    let token = add(observer)
    return { token.remove() }
  }

  func addObserver(
    for owner: Owner, _ observer: @escaping @MainActor (Int) -> Void
  ) -> () -> Void {
    let token = add(for: owner) { _, payload in observer(payload) }
    return { token.remove() }
  }
}

/// The simplest possible set: it never cleans up, and checks everything each time.
private final class ModelSet: Subject {
  private final class Member {
    let observer: @MainActor (Int) -> Void
    let isOwned: Bool
    weak let owner: Owner?
    var isRemoved = false

    init(_ observer: @escaping @MainActor (Int) -> Void, owner: Owner?) {
      self.observer = observer
      self.owner = owner
      isOwned = owner != nil
    }
  }

  private var members: [Member] = []

  var count: Int {
    members.count { !$0.isRemoved && (!$0.isOwned || $0.owner != nil) }
  }

  func addObserver(_ observer: @escaping @MainActor (Int) -> Void) -> () -> Void {
    add(Member(observer, owner: nil))
  }

  func addObserver(
    for owner: Owner, _ observer: @escaping @MainActor (Int) -> Void
  ) -> () -> Void {
    add(Member(observer, owner: owner))
  }

  private func add(_ member: Member) -> () -> Void {
    members.append(member)
    return { member.isRemoved = true }
  }

  func remove(_ owner: AnyObject) {
    for member in members where member.owner === owner { member.isRemoved = true }
  }

  private var waiting: [Int] = []
  private var isNotifying = false

  func notify(_ payload: Int) {
    waiting.append(payload)
    guard !isNotifying else { return }
    isNotifying = true
    while !waiting.isEmpty { deliver(waiting.removeFirst()) }
    isNotifying = false
  }

  private func deliver(_ payload: Int) {
    for member in members where !member.isRemoved {
      let owner = member.owner
      if member.isOwned, owner == nil { continue }
      withExtendedLifetime(owner) { member.observer(payload) }
    }
  }
}
