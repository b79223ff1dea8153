import Calcot
import CalcotContent
import CalcotTesting
import Testing

/// A store with a list of numbers that can be blocked, changed and made to fail.
@MainActor
private final class NumberStore {
  struct Failure: Error, Equatable {}
  var total = 1_000
  var isBroken = false
  var asked: [Range<Int>] = []
  var gate: Gate?
  /// The offset of the elements from their indices.
  var shift = 0
  private var removed = Int.max

  /// Removes an element from a list whose elements are their indices.
  func remove(_ number: Int) { (removed, total) = (number, total - 1) }

  /// Reads at once, and answers later.
  func page(_ rows: Range<Int>) async throws(Failure) -> Page<Int> {
    asked.append(rows)
    let rows = rows.clamped(to: 0..<total)
    let elements = rows.map { $0 + shift + ($0 < removed ? 0 : 1) }
    let page = Page(start: rows.lowerBound, elements: elements, total: total)
    await gate?.passUnlessCancelled()
    if isBroken || Task.isCancelled { throw Failure() }
    return page
  }
}

/// A store whose elements tell when they are released.
@MainActor
private final class PartingStore {
  var total = 300
  var left: @MainActor () -> Void = {}

  func page(_ rows: Range<Int>) -> Page<Parting> {
    let rows = rows.clamped(to: 0..<total)
    return Page(
      start: rows.lowerBound, elements: rows.map { _ in Parting { [self] in left() } },
      total: total)
  }
}

@Suite("Reading the pages of a list that somebody looks at")
@MainActor
struct PagedLoaderTests {
  private let store = NumberStore()
  private let loader: PagedLoader<Int, Int, NumberStore.Failure>

  init() {
    loader = PagedLoader { [store] query, rows throws(NumberStore.Failure) in
      let page = try await store.page(rows)
      return page.map { $0 + query }
    }
  }

  private var elements: Paged<Int> { loader.state.elements }

  @Test func `reads the rows in view, and those that come into view next`() async {
    #expect(await loader.read { 0 })
    #expect(loader.state.loading == .loaded)
    #expect(elements.count == 1_000 && elements[99] == 99 && elements[100] == nil)
    await loader.show(450..<520)
    #expect(elements[450] == 450 && elements[519] == 519)
    #expect(store.asked == [0..<100, 400..<500, 500..<600])
    await loader.show(450..<520)
    #expect(store.asked.count == 3, "what is there is not read twice")
  }

  @Test func `reads the rows again that an update has moved into view`() async {
    await loader.read { 0 }
    await loader.show(0..<200)
    store.total = 999
    loader.update { $0 == 50 ? nil : $0 }
    #expect(elements[150] == nil)
    await loader.readMissing()
    #expect((0..<200).allSatisfy { elements[$0] != nil })
  }

  @Test func `reads again the pages in view that another page has shown to be out of date`() async {
    await loader.read { 0 }
    await loader.show(0..<300)
    store.total = 900
    store.shift = 7
    await loader.show(50..<350)
    #expect((50..<350).allSatisfy { elements[$0] == $0 + 7 })
  }

  @Test func `drops the answer to a former question`() async {
    let gate = Gate(isOpen: false)
    store.gate = gate
    let former = Task { await loader.read { 5_000 } }
    await gate.untilWaiting(1)
    store.gate = nil
    #expect(await loader.read { 0 })
    gate.open()
    #expect(await former.value == false)
    #expect(elements[0] == 0)
  }

  @Test func `keeps what is there when reading fails, says so, and recovers`() async {
    await loader.read { 0 }
    store.isBroken = true
    #expect(await loader.read { 0 } == false)
    #expect(loader.state.loading == .failed(NumberStore.Failure()))
    #expect(elements[0] == 0)
    store.isBroken = false
    #expect(await loader.read(isSeen: false) { 0 })
    #expect(loader.state.loading == .loaded)
  }

  @Test(arguments: [false, true])
  func `a cancelled reading restores the state from before it`(wasBroken: Bool) async {
    await loader.read { 0 }
    store.isBroken = wasBroken
    await loader.read { 0 }
    let gate = Gate(isOpen: false)
    store.gate = gate
    let reading = Task { await loader.read { 5_000 } }
    await gate.untilWaiting(1)
    guard case .loading = loader.state.loading else { Issue.record("no reading is seen"); return }
    reading.cancel()
    #expect(await reading.value == false)
    #expect(loader.state.loading == (wasBroken ? .failed(NumberStore.Failure()) : .loaded))
    #expect(elements[0] == 0)
  }

  @Test(arguments: [false, true])
  func `a cancelled reading does not discard an earlier one that is under way`(endsFirst: Bool)
    async
  {
    let (earlier, later) = (Gate(isOpen: false), Gate(isOpen: false))
    store.gate = earlier
    let kept = Task { await loader.read { 0 } }
    await earlier.untilWaiting(1)
    store.gate = later
    let cancelled = Task { await loader.read { 5_000 } }
    await later.untilWaiting(1)
    if endsFirst {
      earlier.open()
      #expect(await kept.value == false)
      #expect(elements.count == 0, "a newer reading is running")
    }
    cancelled.cancel()
    #expect(await cancelled.value == false)
    earlier.open()
    _ = await kept.value
    #expect(loader.state.loading == .loaded)
    #expect(elements[0] == 0)
  }

  @Test(arguments: [nil, false, true] as [Bool?])
  func `a page is read once, however many look at it`(fails: Bool?) async {
    await loader.read { 0 }
    let gate = Gate(isOpen: false)
    (store.gate, store.asked) = (gate, [])
    let first = Task { await loader.show(450..<500) }
    await gate.untilWaiting(1)
    let begun = Recorder<Int>()
    let others = (0..<4).map { number in
      Task {
        begun.values.append(number)
        await loader.show(450..<500)
      }
    }
    for _ in 0..<10_000 where begun.values.count < 4 { await Task.yield() }
    if let fails { store.isBroken = fails } else { first.cancel() }
    gate.open()
    for show in [first] + others { await show.value }
    #expect(store.asked.count == (fails == nil ? 2 : 1), "another one reads for who is cancelled")
    #expect((elements[450] == 450) == (fails != true))
    #expect((loader.state.loading == .loaded) == (fails != true))
  }

  @Test func `a page is read once, also when the list is read anew because of it`() async {
    guard #available(macOS 26, iOS 26, *) else { return }
    let gate = Gate(isOpen: false)
    let asked = Recorder<Int>()
    let loader = PagedLoader<Int, Int, Never> { query, rows in
      if rows.lowerBound == 400 { asked.values.append(query) }
      // NB: the second answer for the new question waits; the first one lacks the rows in view.
      let times = asked.values.filter { $0 == 2 }.count
      if times > 1 { await gate.passUnlessCancelled() }
      let elements = query == 2 && times == 1 ? 0..<0 : rows
      return Page(start: rows.lowerBound, elements: Array(elements), total: 1_000)
    }
    await loader.read { 1 }
    let (begun, anew) = (Recorder<Bool>(), Recorder<Task<Bool, Never>>())
    loader.didChange.add { [weak loader] in
      guard let loader, begun.values.isEmpty, loader.state.elements[400] != nil else { return }
      begun.values.append(true)
      anew.values.append(Task.immediate { await loader.read { 2 } })
    }
    await loader.show(400..<450)
    await gate.untilWaiting(1)
    let other = Task.immediate { await loader.show(400..<451) }
    gate.open()
    await other.value
    for reading in anew.values { _ = await reading.value }
    #expect(asked.values == [1, 2, 2])
    #expect(loader.state.elements[400] == 400)
  }

  @Test func `whoever waits for a page reads it in the end, however many readers are cancelled`()
    async
  {
    await loader.read { 0 }
    let gate = Gate(isOpen: false)
    store.gate = gate
    let shows = (0..<5).map { _ in Task { await loader.show(450..<500) } }
    for show in shows.dropLast() {
      for _ in 0..<200 { await Task.yield() }
      show.cancel()
      await show.value
    }
    gate.open()
    await shows[4].value
    #expect(elements[450] == 450)
  }

  @Test func `a page that was read before a removal is read anew`() async {
    await loader.read { 0 }
    let gate = Gate(isOpen: false)
    store.gate = gate
    let showing = Task { await loader.show(100..<200) }
    await gate.untilWaiting(1)
    store.remove(5)
    loader.update { $0 == 5 ? nil : $0 }
    gate.open()
    await showing.value
    #expect(elements.count == 999)
    #expect(elements[99] == nil, "it has moved up, and is out of view")
    #expect(elements[100] == 101)
  }

  @Test func `a list that was read before a removal is read anew`() async {
    await loader.read { 0 }
    let gate = Gate(isOpen: false)
    store.gate = gate
    let reading = Task { await loader.read { 0 } }
    await gate.untilWaiting(1)
    store.remove(5)
    loader.update { $0 == 5 ? nil : $0 }
    gate.open()
    #expect(await reading.value)
    #expect(elements.count == 999)
    #expect(elements[5] == 6 && elements[99] == 100)
  }

  @Test func `an empty list is read once`() async {
    store.total = 0
    await loader.read { 0 }
    await loader.show(0..<50)
    #expect(store.asked == [0..<100])
  }

  @Test func `shows the first rows of a list that has become shorter than the rows in view`() async
  {
    await loader.read { 0 }
    await loader.show(900..<1_000)
    store.total = 250
    #expect(await loader.read { 0 })
    #expect(elements.count == 250)
    #expect((0..<100).allSatisfy { elements[$0] == $0 })
    #expect(store.asked.suffix(2) == [900..<1_000, 0..<100])
  }

  @Test func `an update may look at the list that it changes`() async {
    await loader.read { 0 }
    loader.update { $0 < loader.state.count / 100 ? nil : $0 }
    #expect(elements[0] == 10)
  }

  @Test(arguments: ["read", "show", "update"])
  func `an element that is released may read the list that it leaves`(_ way: String) async {
    let counts = Recorder<Int>()
    let parting = PartingStore()
    let loader = PagedLoader<Int, Parting, Never> { _, rows in parting.page(rows) }
    parting.left = { [weak loader] in counts.values.append(loader?.state.count ?? 0) }
    await loader.read { 0 }
    switch way {
    case "read": await loader.read { 1 }
    case "show":
      parting.total = 250
      await loader.show(100..<200)
    default: loader.update { _ in nil }
    }
    #expect(counts.values.first == loader.state.count)
    parting.left = {}
  }

  @Test func `does not ask a store that contradicts itself without an end`() async {
    let flapping = PagedLoader<Int, Int, NumberStore.Failure> { [store] _, rows in
      store.asked.append(rows)
      return Page(start: rows.lowerBound, elements: [1], total: 1_000 + store.asked.count)
    }
    await flapping.read { 0 }
    await flapping.show(0..<1_000)
    #expect(store.asked.count < 50)
  }

  @Test func `holds the rows near those in view, however many have been looked at`() async {
    store.total = 1_000_000
    await loader.read { 0 }
    for start in (0..<100).map({ $0 * 1_000 }) {
      await loader.show(start..<start + 1_000)
      #expect((start..<start + 1_000).allSatisfy { elements[$0] == $0 })
      #expect(elements.loaded.count <= 10_000)
    }
    let asked = store.asked.count
    await loader.show(97_000..<98_000)
    #expect(store.asked.count == asked, "what is near is not read again")
    await loader.show(0..<100)
    #expect(elements[0] == 0, "what is far is read again")
  }

  @Test func `shows the first rows when the list becomes another one`() async {
    await loader.read { 0 }
    await loader.show(500..<600)
    loader.showFirstRows()
    await loader.read { 10 }
    #expect(elements[0] == 10 && elements[550] == nil)
  }
}
