import Calcot
import Testing

@Suite("SendableObserverSet")
struct SendableObserverSetTests {
  final class Service: Sendable {
    let counter: Counter
    init(_ counter: Counter) { self.counter = counter }
    func changed() { counter.increment() }
    func valueChanged(_ value: Int) { counter.increment() }
    func pairChanged(_ first: Int, _ second: Int) { counter.increment() }
    func tripleChanged(_ first: Int, _ second: Int, _ third: Int) { counter.increment() }
  }

  let told = Counter()

  @Test("calls observers on the notifying thread, in the order in which they were added")
  func order() {
    let set = SendableObserverSet<Int>()
    let log = Locked<[Int]>([])
    for number in 0..<50 { set.add { value in log.withLock { $0.append(number + value) } } }
    set.notify(100)
    #expect(log.withLock { $0 } == Array(100..<150))
  }

  @Test("tells the methods of owners that are held weakly")
  func owners() {
    let none = SendableObserverSet<Void>()
    let one = SendableObserverSet<Int>()
    let two = SendableObserverSet<(Int, Int)>()
    let three = SendableObserverSet<(Int, Int, Int)>()
    var service: Service? = Service(told)
    weak let weakService = service
    if let service {
      none.add(service, Service.changed)
      one.add(service, Service.valueChanged)
      two.add(service, Service.pairChanged)
      three.add(service, Service.tripleChanged)
    }
    func notifyAll() {
      none.notify()
      one.notify(1)
      two.notify((1, 2))
      three.notify((1, 2, 3))
    }
    notifyAll()
    #expect(told.value == 4)
    service = nil
    #expect(weakService == nil)
    notifyAll()
    #expect(told.value == 4)
    #expect(none.isEmpty)
    #expect(three.isEmpty)
  }

  @Test("prunes owners that are gone, by the next notification or as others are added")
  func prunes() {
    let set = SendableObserverSet<Int>()
    let released = Counter()
    func addForTemporary() {
      let canary = SendableCanary(released)
      set.add(for: Service(told)) { service, _ in withExtendedLifetime(canary) { service.changed() }
      }
    }
    addForTemporary()
    set.notify(1)
    #expect(released.value == 1)
    for _ in 0..<1_000 { addForTemporary() }
    #expect(released.value > 900)
    #expect(told.value == 0)
  }

  @Test("removes every observer of an owner")
  func removesOwner() {
    let set = SendableObserverSet<Int>()
    let first = Service(told)
    let second = Service(told)
    set.add(first, Service.valueChanged)
    set.add(first, Service.valueChanged)
    set.add(second, Service.valueChanged)
    set.remove(first)
    set.notify(1)
    #expect(told.value == 1)
    #expect(set.count == 1)
  }

  @Test("releases a removed closure at once, and what it captured may use the set")
  func releases() {
    let set = SendableObserverSet<Int>()
    let released = Counter()
    func addCanary() -> SendableObserverSet<Int>.Token {
      let canary = SendableCanary(released) { [told] in
        set.add { _ in told.increment() }
        set.notify(1)
      }
      return set.add { _ in withExtendedLifetime(canary) {} }
    }
    let token = addCanary()
    #expect(released.value == 0)
    token.remove()
    #expect(released.value == 1)
    #expect(told.value == 1)
  }

  @Test("has a token that outlives it and does nothing then, nor for another set")
  func tokens() {
    var set: SendableObserverSet<Int>? = SendableObserverSet<Int>()
    let other = SendableObserverSet<Int>()
    other.add { [told] _ in told.increment() }
    weak let weakSet = set
    let token = set?.add { _ in }
    if let token { other.remove(token) }
    set = nil
    #expect(weakSet == nil)
    token?.remove()
    if let token { other.remove(token) }
    other.notify(1)
    #expect(told.value == 1)
  }
}

/// An object that counts its deallocation.
final class SendableCanary: Sendable {
  private let counter: Counter
  private let onEnd: @Sendable () -> Void

  init(_ counter: Counter, onEnd: @escaping @Sendable () -> Void = {}) {
    self.counter = counter
    self.onEnd = onEnd
  }

  deinit {
    counter.increment()
    onEnd()
  }
}
