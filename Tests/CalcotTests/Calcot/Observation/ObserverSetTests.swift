import Calcot
import Testing

@MainActor
struct ObserverSetTests {
  let log = Log()

  @Test func `tells observers without a payload`() {
    let set = ObserverSet<Void>()
    set.add { log.note("told") }
    set.notify()
    #expect(log.lines == ["told"])
  }

  @Test func `tells observers of one value`() {
    let set = ObserverSet<Int>()
    set.add { log.note("\($0)") }
    set.notify(7)
    #expect(log.lines == ["7"])
  }

  @Test func `tells observers of a tuple`() {
    let set = ObserverSet<(Int, String)>()
    set.add { number, text in log.note("\(number) \(text)") }
    set.add { log.note("\($0.0) \($0.1)") }
    set.notify((7, "a"))
    #expect(log.lines == ["7 a", "7 a"])
  }

  @Test func `tells observers of a labelled tuple`() {
    let set = ObserverSet<(old: Int, new: Int)>()
    set.add { log.note("\($0.old) to \($0.new)") }
    set.add { old, new in log.note("\(old), \(new)") }
    set.notify((old: 1, new: 2))
    #expect(log.lines == ["1 to 2", "1, 2"])
  }

  @Test func `calls observers in the order in which they were added`() {
    let set = ObserverSet<Void>()
    for number in 0..<100 { set.add { log.note("\(number)") } }
    set.notify()
    #expect(log.lines == (0..<100).map(String.init))
  }

  @Test func `keeps the order when many observers were removed`() {
    let set = ObserverSet<Void>()
    let tokens = (0..<200).map { number in set.add { log.note("\(number)") } }
    for (number, token) in tokens.enumerated() where number % 5 != 0 { token.remove() }
    set.add { log.note("last") }
    tokens[100].remove()
    set.notify()
    let left = stride(from: 0, to: 200, by: 5).filter { $0 != 100 }.map(String.init)
    #expect(log.lines == left + ["last"])
    #expect(set.count == 40)
  }

  @Test func `calls the same closure twice when it was added twice`() {
    let set = ObserverSet<Void>()
    let closure = { log.note("told") }
    set.add(closure)
    set.add(closure)
    set.notify()
    #expect(log.lines == ["told", "told"])
  }

  @Test func `has called everyone when notify returns`() {
    let set = ObserverSet<Void>()
    set.add { log.note("observer") }
    log.note("before")
    set.notify()
    log.note("after")
    #expect(log.lines == ["before", "observer", "after"])
  }

  @Test func `counts its observers`() {
    let set = ObserverSet<Void>()
    #expect(set.isEmpty)
    let token = set.add {}
    set.add {}
    #expect(set.count == 2)
    #expect(!set.isEmpty)
    token.remove()
    #expect(set.count == 1)
  }

  @Test func `releases its observers when it goes`() {
    var set: ObserverSet<Void>? = ObserverSet<Void>()
    func addCanary() {
      let canary = Canary { [log] in MainActor.assumeIsolated { log.note("released") } }
      set?.add { withExtendedLifetime(canary) {} }
    }
    addCanary()
    #expect(log.lines.isEmpty)
    set = nil
    #expect(log.lines == ["released"])
  }
}
