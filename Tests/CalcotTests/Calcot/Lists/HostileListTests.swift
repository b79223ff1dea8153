import CalcotTesting
import Observation
import Testing

import CalcotContent
import CalcotViews

@testable import Calcot

/// Returns a range that no well-behaved host or store would send.
private func hostileRange(_ random: inout SeededGenerator) -> Range<Int> {
  let places = [Int.min, -1, 0, 1, 99, 100, 101, 999, 1_000, 1 << 40, Int.max - 1, Int.max]
  let (one, other) = (places.randomElement(using: &random)!, places.randomElement(using: &random)!)
  return min(one, other)..<max(one, other)
}

@Suite("Lists that are asked for impossible rows")
struct HostileListTests {
  @Test func `a window is never longer than the limit, and lies within the list`() {
    let seed = RandomSeed.value
    var random = SeededGenerator(seed: seed)
    for round in 0..<RandomSeed.rounds(10_000, short: 2_000) {
      let total = [-5, 0, 1, 50, 100, 5_000, 1 << 45, .max].randomElement(using: &random)!
      let window = RowWindow(total: total, asked: hostileRange(&random))
      let note: Comment = "round \(round), CALCOT_SEED=\(seed)"
      #expect(window.range.count <= RowWindow.most, note)
      #expect(window.range.isEmpty == (window.total == 0), note)
      #expect(window.range.clamped(to: 0..<window.total) == window.range, note)
      if let asked = window.toAsk(toShow: hostileRange(&random)) {
        #expect(asked.count <= RowWindow.most, note)
      }
    }
  }

  @Test func `a host asks for enough rows to show, so that it does not ask again`() {
    for seen in [0..<20, 480..<520, 9_980..<10_000, 300..<1_300, 0..<5_000] {
      var window = RowWindow(total: 10_000, asked: 5_000..<5_010)
      if let asked = window.toAsk(toShow: seen) { window = RowWindow(total: 10_000, asked: asked) }
      #expect(window.toAsk(toShow: seen) == nil, "\(seen)")
      #expect(window.range.contains(seen.lowerBound))
    }
  }

  @Test
  func `a store's page is inserted at its place, wherever it starts and whatever total it gives`() {
    let seed = RandomSeed.value
    var random = SeededGenerator(seed: seed)
    for round in 0..<RandomSeed.rounds(10_000, short: 2_000) {
      let size = [-3, 1, 7, 100, Int.max].randomElement(using: &random)!
      var list = Paged<Int>(pageSize: size)
      for _ in 0..<6 {
        let start = [Int.min, -1, 0, 3, 7, 14, 100, Int.max].randomElement(using: &random)!
        let page = Page(
          start: start, elements: Array(0..<Int.random(in: 0..<20, using: &random)),
          total: [Int.min, -1, 0, 30, 120, Int.max].randomElement(using: &random)!)
        list.insert(
          Page(start: page.start, elements: Array(page.range), total: page.total))
        if Bool.random(using: &random) { list.update { $0 % 5 == 4 ? nil : $0 } }
        let note: Comment = "round \(round), CALCOT_SEED=\(seed)"
        #expect(list.count >= 0, note)
        let missing = list.missing(in: hostileRange(&random))
        #expect(missing.reduce(0) { $0 + $1.count } <= 3 * RowWindow.most, note)
        for place in [Int.min, -1, 0, 3, 7, Int.max] { _ = list[place] }
      }
    }
  }

  @Test func `elements that start within a page are taken in where nothing is missing before them`()
  {
    var list = Paged<Int>(pageSize: 10)
    list.insert(Page(start: 5, elements: Array(5..<25), total: 40))
    #expect(list[7] == nil)
    #expect((10..<25).allSatisfy { list[$0] == $0 })
    #expect(list.missing(in: 0..<40) == [0..<10, 20..<30, 30..<40])
    list.insert(Page(start: 25, elements: Array(25..<30), total: 40))
    #expect(list.missing(in: 10..<30) == [])
  }

  @Test @MainActor func `an app builds at most the limit, whatever rows it is told are shown`()
    async
  {
    let app = CalcotApp(
      ArchiveFlow { rows in
        #expect(rows.count <= RowWindow.most && rows.lowerBound >= 0 && rows.upperBound <= 50_000)
      })
    await app.settle()
    let screen = app.tree.visible!.id
    let list = app.list(of: screen)
    let seed = RandomSeed.value
    var random = SeededGenerator(seed: seed)
    for _ in 0..<RandomSeed.rounds(1_000, short: 200) {
      app.send(.showRows(hostileRange(&random), of: list.id, in: screen))
      let rows = app.content(of: screen)!.allElements.first { $0.id == list.id }!.children
      #expect((1...RowWindow.most).contains(rows.count), "CALCOT_SEED=\(seed)")
    }
    await app.settle()
    guard
      case .refused(.noSuchControl(_, let lists)) = app.send(
        .showRows(0..<1, of: ElementID("body/nothing"), in: screen))
    else { Issue.record("a list that is not there was shown"); return }
    #expect(lists == [list.id.path])
  }

  @Test @MainActor
  func `a list that scrolls while its store hangs has few tasks, and shows its end`()
    async
  {
    let gate = Gate(isOpen: false)
    var asked: [Range<Int>] = []
    let app = CalcotApp(
      ArchiveFlow { rows in
        asked.append(rows)
        await gate.pass()
      })
    await app.settle()
    let screen = app.tree.visible!.id
    let list = app.list(of: screen).id
    for start in 1...1_000 {
      app.send(.showRows(start * 10..<start * 10 + 20, of: list, in: screen))
    }
    await app.settle()
    #expect((1...100).contains(app.runningTasks(of: screen).count))
    gate.open()
    await app.settle()
    #expect(asked.last?.contains(10_019) == true)
    #expect(app.runningTasks(of: screen) == [])
    app.send(.showRows(0..<20, of: list, in: screen))
    await app.settle()
    #expect(asked.last?.lowerBound == 0)
  }

  @Test @MainActor
  func `a list that a search has made short asks for its rows anew when it is long again`()
    async
  {
    var asked: [Range<Int>] = []
    let archive = ArchiveFlow { asked.append($0) }
    let app = CalcotApp(archive)
    await app.settle()
    let screen = app.tree.visible!.id
    let list = app.list(of: screen).id
    for few in [0, 30] {
      archive.count = 300
      app.send(.showRows(60..<300, of: list, in: screen))
      for count in [few, 300] {
        archive.count = count
        await app.settle()
        _ = app.content(of: screen)
      }
      guard case .list(_, let rows, _) = app.list(of: screen).kind else { return }
      let wanted = rows.toAsk(toShow: 250..<300)
      #expect(wanted?.contains(299) == true, "\(few) rows, and now \(rows)")
      app.send(.showRows(wanted ?? 0..<0, of: list, in: screen))
      await app.settle()
      #expect(asked.last?.contains(299) == true)
    }
  }
}

extension CalcotApp {
  fileprivate func list(of screen: ScreenID) -> Element {
    content(of: screen)!.allElements.first { if case .list = $0.kind { true } else { false } }!
  }
}

private enum ArchiveRoute: Route { case numbers }

private struct Number: Identifiable { let id: Int }

@MainActor @Observable private final class NumbersViewModel {
  var count = 50_000
  let shown: @MainActor (Range<Int>) async -> Void

  init(shown: @escaping @MainActor (Range<Int>) async -> Void) { self.shown = shown }
}

private struct NumbersView: SemanticView {
  let viewModel: NumbersViewModel

  var screen: Screen {
    Screen("Numbers") {
      List((0..<viewModel.count).map(Number.init)) { Row("\($0.id)") }.onShow {
        await viewModel.shown($0)
      }
    }
  }
}

private final class ArchiveFlow: Coordinator {
  let navigation = StackNavigation<ArchiveRoute>(root: .numbers)
  private let viewModel: NumbersViewModel
  var count: Int {
    get { viewModel.count }
    set { viewModel.count = newValue }
  }

  init(shown: @escaping @MainActor (Range<Int>) async -> Void) {
    viewModel = NumbersViewModel(shown: shown)
  }

  func calcot(for route: ArchiveRoute, at place: RoutePlace<ArchiveRoute>) -> Placed {
    place.screen { Calcot(viewModel, view: NumbersView.init) }
  }
}
