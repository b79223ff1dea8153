import Calcot
import Testing

@Suite("An ObserverSet that is used by its observers")
@MainActor
struct ObserverSetReentrancyTests {
  let log = Log()
  let set = ObserverSet<Int>()

  @Test func `calls one that was added meanwhile from the next notification on`() {
    set.add { value in
      log.note("a\(value)")
      if value == 1 { for _ in 0..<50 { set.add { log.note("b\($0)") } } }
    }
    set.notify(1)
    #expect(log.lines == ["a1"])
    set.notify(2)
    #expect(log.lines == ["a1", "a2"] + Array(repeating: "b2", count: 50))
  }

  @Test func `never calls one again that was removed meanwhile`() {
    var later: ObserverSet<Int>.Token?
    set.add { _ in later?.remove() }
    later = set.add { log.note("later \($0)") }
    set.add { log.note("last \($0)") }
    set.notify(1)
    set.notify(2)
    #expect(log.lines == ["last 1", "last 2"])
  }

  @Test func `skips nobody when an observer removes itself`() {
    var token: ObserverSet<Int>.Token?
    token = set.add { value in
      log.note("once \(value)")
      token?.remove()
    }
    set.add { log.note("b\($0)") }
    set.notify(1)
    set.notify(2)
    #expect(log.lines == ["once 1", "b1", "b2"])
  }

  @Test func `skips nobody when most are removed meanwhile`() {
    var tokens: [ObserverSet<Int>.Token] = []
    set.add { _ in
      for token in tokens.prefix(100) { token.remove() }
      set.add { log.note("new \($0)") }.remove()
    }
    for number in 0..<110 { tokens.append(set.add { _ in log.note("\(number)") }) }
    set.notify(1)
    #expect(log.lines == (100..<110).map(String.init))
    #expect(set.count == 11)
  }

  @Test func `releases the closure of one that was removed meanwhile at once`() {
    var later: ObserverSet<Int>.Token?
    set.add { _ in
      log.note("before")
      later?.remove()
      log.note("after")
    }
    later = addCanary {}
    set.notify(1)
    #expect(log.lines == ["before", "released", "after"])
  }

  @Test("delivers a nested notification after the running one, so that all see the same order")
  func nested() {
    set.add { value in
      log.note("a\(value)")
      if value < 3 { set.notify(value + 1) }
    }
    set.add { log.note("b\($0)") }
    set.notify(1)
    #expect(log.lines == ["a1", "b1", "a2", "b2", "a3", "b3"])
  }

  @Test func `ends a series of notifications that answer one another`() {
    var count = 0
    set.add { value in
      count += 1
      set.notify(value + 1)
    }
    set.notify(0)
    #expect(count == 1_001)
    set.notify(0)
    #expect(count == 2_002)
  }

  @Test func `ends a series of notifications of several sets whose observers answer one another`() {
    let sets = (0..<3).map { _ in ObserverSet<Int>() }
    var count = 0
    for set in sets {
      set.add { value in
        count += 1
        for other in sets { other.notify(value + 1) }
      }
    }
    sets[0].notify(0)
    #expect((1_000...40_000).contains(count))
  }

  @Test func `tells one that was added meanwhile of a nested notification that starts later`() {
    set.add { value in
      guard value == 1 else { return }
      set.add { log.note("new \($0)") }
      set.notify(2)
    }
    set.notify(1)
    #expect(log.lines == ["new 2"])
  }

  @Test func `may be used by an object that a removed closure captured, as that is released`() {
    var others: [ObserverSet<Int>.Token] = []
    for number in 0..<40 { others.append(set.add { log.note("\(number) \($0)") }) }
    let token = addCanary {
      for other in others.prefix(39) { other.remove() }
      set.add { log.note("new \($0)") }
      set.notify(1)
    }
    token.remove()
    #expect(log.lines == ["released", "39 1", "new 1"])
    #expect(set.count == 2)
  }

  @Test func `delivers a notification that a payload sends as it is released`() {
    let canaries = ObserverSet<Canary?>()
    canaries.add { canary in
      log.note(canary == nil ? "none" : "one")
      guard log.lines.count == 1 else { return }
      canaries.notify(Canary { MainActor.assumeIsolated { canaries.notify(nil) } })
    }
    canaries.notify(nil)
    #expect(log.lines == ["none", "one", "none"])
  }

  @Test func `may be let go by an observer`() {
    var set: ObserverSet<Int>? = ObserverSet<Int>()
    set?.add { _ in set = nil }
    set?.add { log.note("\($0)") }
    set?.notify(1)
    #expect(set == nil)
    #expect(log.lines == ["1"])
  }

  private func addCanary(_ onEnd: @escaping @MainActor () -> Void) -> ObserverSet<Int>.Token {
    let canary = Canary { [log] in
      MainActor.assumeIsolated {
        log.note("released")
        onEnd()
      }
    }
    return set.add { _ in withExtendedLifetime(canary) {} }
  }
}
