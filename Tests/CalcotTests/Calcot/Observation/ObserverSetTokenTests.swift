import Calcot
import Testing

@MainActor
struct ObserverSetTokenTests {
  let log = Log()
  let set = ObserverSet<Int>()

  @Test func `removes that one observer`() {
    set.add { log.note("a\($0)") }
    let token = set.add { log.note("b\($0)") }
    set.add { log.note("c\($0)") }
    token.remove()
    set.notify(1)
    #expect(log.lines == ["a1", "c1"])
  }

  @Test func `can be handed back to its set`() {
    let token = set.add { log.note("a\($0)") }
    set.remove(token)
    set.notify(1)
    #expect(log.lines.isEmpty)
    #expect(set.isEmpty)
  }

  @Test func `does nothing the second time, also when others were added since`() {
    let token = set.add { log.note("a\($0)") }
    token.remove()
    set.add { log.note("b\($0)") }
    token.remove()
    set.remove(token)
    set.notify(1)
    #expect(log.lines == ["b1"])
    #expect(set.count == 1)
  }

  @Test func `means nothing to another set`() {
    let other = ObserverSet<Int>()
    let token = other.add { log.note("other\($0)") }
    set.add { log.note("a\($0)") }
    set.remove(token)
    set.remove(token as any ObserverToken)
    set.notify(1)
    other.notify(2)
    #expect(log.lines == ["a1", "other2"])
  }

  @Test func `can be dropped without ending delivery`() {
    do { _ = set.add { log.note("a\($0)") } }
    set.notify(1)
    #expect(log.lines == ["a1"])
  }

  @Test func `does not keep its set alive, and does nothing once that is gone`() {
    var set: ObserverSet<Int>? = ObserverSet<Int>()
    weak let weakSet = set
    let token = set?.add { _ in }
    let owned = set?.add(for: log) { _, _ in }
    set = nil
    #expect(weakSet == nil)
    token?.remove()
    owned?.remove()
    if let token { self.set.remove(token) }
  }

  @Test func `is kept and used without knowing the payload`() {
    let names = ObserverSet<String>()
    var tokens: [any ObserverToken] = []
    tokens.append(set.add { log.note("\($0)") })
    tokens.append(names.add(for: log) { $0.note($1) })
    for token in tokens { token.remove() }
    set.notify(1)
    names.notify("a")
    #expect(log.lines.isEmpty)
  }

  @Test func `removes its observer through the set also when its type was erased`() {
    let token: any ObserverToken = set.add { log.note("\($0)") }
    set.remove(token)
    set.notify(1)
    #expect(log.lines.isEmpty)
  }

  @Test func `releases the closure at once`() {
    let token = addCanary()
    set.add { _ in }
    log.note("before")
    token.remove()
    log.note("after")
    #expect(log.lines == ["before", "released", "after"])
  }

  private func addCanary() -> ObserverSet<Int>.Token {
    let canary = Canary { [log] in MainActor.assumeIsolated { log.note("released") } }
    return set.add { _ in withExtendedLifetime(canary) {} }
  }
}
