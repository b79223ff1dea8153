import CalcotViews
import Testing

@testable import Calcot

@Suite("The observed reads of some code")
@MainActor
struct ObservedReadsTests {
  private final class Note: Sendable {}

  private let model = SharedModel()

  @Test func `tell once that something which was read is about to change`() {
    let count = Locked(0)
    let reads = ObservedReads.tracking(changed: { count.withLock { $0 += 1 } }) { model.number }
      .reads
    #expect(reads?.haveChanged == false)
    for _ in 0..<3 { model.number += 1 }
    #expect(reads?.haveChanged == true)
    #expect(count.withLock { $0 } == 1)
  }

  @Test func `are nil where nothing observed was read, unless the observation can end`() {
    #expect(ObservedReads.tracking(mayCancel: false, changed: {}) { 1 }.reads == nil)
    #expect(ObservedReads.tracking(mayCancel: false, changed: {}) { model.number }.reads != nil)
    #expect(ObservedReads.tracking(changed: {}) { 1 }.reads != nil)
  }

  @Test func `are observed no longer when they are released`() {
    weak var note: Note?
    func track() -> ObservedReads? {
      let new = Note()
      note = new
      return ObservedReads.tracking(changed: { withExtendedLifetime(new) {} }) { model.number }
        .reads
    }
    var reads = track()
    #expect(note != nil)
    withExtendedLifetime(reads) {}
    reads = nil
    #expect(note == nil)
  }

  @Test func `belong to the reads around them too, which are told when the inner ones end`() {
    let count = Locked(0)
    var inner: ObservedReads?
    let outer = ObservedReads.tracking(changed: { count.withLock { $0 += 1 } }) {
      inner = ObservedReads.tracking(changed: {}) { model.number }.reads
    }
    withExtendedLifetime(inner) {}
    inner = nil
    #expect(outer.reads?.haveChanged == true)
    #expect(count.withLock { $0 } == 1)
  }

  @Test func `are those that an observer has made last on each line`() {
    let (reads, changes, observer) = (ScreenReads(), Recorder<String>(), Note())
    func read(_ line: UInt, _ body: @escaping () -> Int) {
      _ = reads.tracking(
        for: observer, line: line,
        changed: { MainActor.assumeIsolated { changes.values.append("\(line)") } }, body)
    }
    read(1) { model.number }
    read(1) { 0 }
    model.number += 1
    #expect(changes.values == [])
    for line: UInt in [1, 2] { read(line) { model.number } }
    model.number += 1
    #expect(Set(changes.values) == ["1", "2"])
    read(1) { model.number }
    reads.end()
    read(2) { model.number }
    model.number += 1
    #expect(changes.values.count == 2)
  }

  @Test func `are each observer's own on the same line, and end after the observer`() {
    let (reads, changes, other) = (ScreenReads(), Recorder<String>(), SharedModel())
    func read(_ name: String, for observer: AnyObject, _ body: @escaping () -> Int) {
      _ = reads.tracking(
        for: observer,
        changed: { MainActor.assumeIsolated { changes.values.append(name) } }, body)
    }
    let lasting = Note()
    do {
      let leaving = Note()
      read("lasting", for: lasting) { model.number }
      read("leaving", for: leaving) { other.number }
      model.number += 1
      #expect(changes.values == ["lasting"])
      withExtendedLifetime(leaving) {}
    }
    let newcomer = Note()
    read("newcomer", for: newcomer) { model.number }
    other.number += 1
    #expect(changes.values == ["lasting"])
    withExtendedLifetime((lasting, newcomer)) {}
  }

  @Test func `mark the screen for each of two hosts that draw with the same code`() async {
    let shown = Shown { Text("Shared") }
    let (app, hosts) = (shown.app, [RenderingHost(), RenderingHost()])
    let own = [SharedModel(), SharedModel()]
    for (host, model) in zip(hosts, own) {
      _ = app.tracking(shown.screen, for: host) { model.number }
    }
    let changed = Recorder<Set<ScreenID>>()
    app.updates.add { changed.values.append($0.changedScreens) }
    for model in own {
      model.number += 1
      await app.settle()
    }
    #expect(changed.values == [[shown.screen], [shown.screen]])
    withExtendedLifetime(hosts) {}
  }

  @Test func `do not make a host describe a screen again without an end`() {
    let shown = Shown { Text("\(model.number)") }
    let (app, screen, other) = (shown.app, shown.screen, SharedModel())
    let host = RenderingHost()
    app.attach(host)
    let titles = Recorder<String?>()
    app.updates.add { _ in
      titles.values.append(app.tracking(screen, for: host) { app.content(of: screen)?.title })
    }
    for _ in 0..<3 {
      _ = app.tracking(screen, for: host) { other.number }
      other.number += 1
      app.send(.resize(isNarrow: !app.tree.isNarrow))
    }
    #expect(titles.values.count < 20)
    #expect(shown.issues.values == [])
  }
}
