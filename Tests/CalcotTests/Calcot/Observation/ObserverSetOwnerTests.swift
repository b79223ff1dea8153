import Calcot
import CalcotViews
import Testing

@MainActor
struct ObserverSetOwnerTests {
  @MainActor
  final class Screen {
    let log: Log
    init(_ log: Log) { self.log = log }
    func changed() { log.note("changed") }
    func valueChanged(_ value: Int) { log.note("\(value)") }
    func pairChanged(_ number: Int, _ text: String) { log.note("\(number) \(text)") }
    func tripleChanged(_ a: Int, _ b: Int, _ c: Int) { log.note("\(a) \(b) \(c)") }
    func labelledChanged(_ change: (old: Int, new: Int)) { log.note("\(change.old) \(change.new)") }
  }

  let log = Log()

  @Test func `is told by its methods, with none to three parameters`() {
    let screen = Screen(log)
    let none = ObserverSet<Void>()
    let one = ObserverSet<Int>()
    let two = ObserverSet<(Int, String)>()
    let three = ObserverSet<(Int, Int, Int)>()
    let labelled = ObserverSet<(old: Int, new: Int)>()
    none.add(screen, Screen.changed)
    one.add(screen, Screen.valueChanged)
    two.add(screen, Screen.pairChanged)
    three.add(screen, Screen.tripleChanged)
    labelled.add(screen, Screen.labelledChanged)
    none.notify()
    one.notify(1)
    two.notify((2, "b"))
    three.notify((1, 2, 3))
    labelled.notify((old: 1, new: 2))
    #expect(log.lines == ["changed", "1", "2 b", "1 2 3", "1 2"])
  }

  @Test func `is handed to the closure that was added for it`() {
    let set = ObserverSet<Int>()
    let screen = Screen(log)
    set.add(for: screen) { screen, value in screen.valueChanged(value) }
    set.notify(3)
    #expect(log.lines == ["3"])
  }

  @Test func `is not retained, and its end ends delivery and takes the observer away`() {
    let set = ObserverSet<Int>()
    var screen: Screen? = Screen(log)
    weak let weakScreen = screen
    if let screen {
      set.add(screen, Screen.valueChanged)
      set.add(for: screen) { $0.valueChanged($1) }
    }
    set.add { log.note("other \($0)") }
    #expect(set.count == 3)
    screen = nil
    #expect(weakScreen == nil)
    #expect(set.count == 1)
    set.notify(1)
    #expect(log.lines == ["other 1"])
  }

  @Test func `is pruned by the next notification when it is gone`() {
    let set = ObserverSet<Int>()
    addForTemporary(to: set)
    log.note("before")
    set.notify(1)
    #expect(log.lines == ["before", "closure released"])
  }

  @Test func `is pruned as others are added, without any notification`() {
    let set = ObserverSet<Int>()
    for _ in 0..<1_000 { addForTemporary(to: set) }
    #expect(log.lines.count > 900)
  }

  @Test func `is not called by a closure of its own that captures it weakly once it is gone`() {
    let set = ObserverSet<Int>()
    var screen: Screen? = Screen(log)
    weak let weakScreen = screen
    set.add { [weak screen] in screen?.valueChanged($0) }
    screen = nil
    #expect(weakScreen == nil)
    set.notify(1)
    #expect(log.lines.isEmpty)
  }

  @Test func `loses all its observers by remove, and others keep theirs`() {
    let set = ObserverSet<Int>()
    let first = Screen(log)
    let second = Screen(log)
    set.add(first, Screen.valueChanged)
    set.add(second, Screen.valueChanged)
    set.add(for: first) { $0.valueChanged($1 * 10) }
    set.add { log.note("closure \($0)") }
    set.remove(first)
    #expect(set.count == 2)
    set.notify(1)
    #expect(log.lines == ["1", "closure 1"])
  }

  @Test func `may be released while a notification goes on`() {
    let set = ObserverSet<Int>()
    var screen: Screen? = Screen(log)
    set.add { _ in screen = nil }
    if let screen { set.add(screen, Screen.valueChanged) }
    set.notify(1)
    #expect(log.lines.isEmpty)
    #expect(set.count == 1)
  }

  private func addForTemporary(to set: ObserverSet<Int>) {
    let canary = Canary { [log] in MainActor.assumeIsolated { log.note("closure released") } }
    set.add(for: Screen(log)) { screen, value in
      withExtendedLifetime(canary) { screen.valueChanged(value) }
    }
  }
}
