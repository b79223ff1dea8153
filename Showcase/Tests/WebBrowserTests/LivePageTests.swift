import Calcot
import CalcotViews
import CalcotWeb
import CalcotWebServer
import CalcotWebTesting
import CommunityFakes
import Groups
import Observation
import Testing

extension WebUse {
  /// Tests of the page during continued use.
  @MainActor
  @Suite("Live")
  struct LivePageTests {
    @Test func `one click is one event, also after 1,000 patches`() async throws {
      let bench = Bench()
      try await visitBench(bench) { visit in
        let browser = visit.browser
        try await visit.open("/")
        for number in 1...1_000 {
          bench.above = ["Patch \(number)"]
          bench.rows = (0..<(number % 7)).map { BenchRow(id: "\($0)", title: "Row \($0)") }
          if number % 50 == 0 { try await browser.page(contains: "Patch \(number)") }
          await Task.yield()
        }
        try await browser.page(contains: "Patch 1000", "Row 5")
        try await browser.use("Count")
        try await browser.page(contains: "1 clicks")
        try await browser.use("Row 5")
        try await browser.page(contains: "101 clicks")
        try await browser.pageIsLive()
        #expect(bench.clicks == 101)
        #expect(visit.site.log.refusals == [])
      }
    }

    @Test func `a row of 10,000 is deleted at once`() async throws {
      let bench = Bench()
      bench.rows = (0..<10_000).map { BenchRow(id: "r\($0)", title: "Row \($0)") }
      try await visitBench(bench) { visit in
        let browser = visit.browser
        try await visit.open("/")
        var times: [Double] = []
        for _ in 0..<5 {
          let took = try await browser.runUntilCalled(
            """
            const done = arguments[0], row = document.querySelectorAll('li')[3]
            const start = performance.now()
            let changes = 0
            new MutationObserver((records, observer) => {
              for (const { addedNodes, removedNodes } of records) {
                changes += addedNodes.length + removedNodes.length
              }
              if (row.isConnected) return
              observer.disconnect()
              done([performance.now() - start, changes])
            }).observe(document.body, { childList: true, subtree: true })
            row.querySelector('.actions .destructive').click()
            """)
          times.append(took[0].number ?? .infinity)
          #expect(took[1].int ?? .max < 10)
        }
        #expect(bench.rows.count == 9_995)
        print("One of 10,000 rows deleted in the browser after these milliseconds: \(times)")
      }
    }

    @Test func `the End key leads to the last of 10,000 rows, and Home to the first`()
      async throws
    {
      let bench = Bench()
      bench.rows = (0..<10_000).map { BenchRow(id: "r\($0)", title: "Row \($0)") }
      try await visitBench(bench) { visit in
        let browser = visit.browser
        try await visit.open("/")
        try await browser.pageIsLive()
        // NB: a browser that still scrolls when rows come may stop short of the end, where a person
        // presses the key again.
        for _ in 0..<100 {
          try await browser.press(.end)
          try await browser.runUntilCalled("setTimeout(arguments[0], 500)")
          if try await browser.run("return " + Self.isSeen, "Row 9999").isTrue { break }
        }
        try await browser.wait(until: Self.isSeen, "Row 9999")
        try await browser.press(.home)
        try await browser.wait(until: Self.isSeen, "Row 0")
        try await browser.run("scrollTo(0, document.documentElement.scrollHeight / 2)")
        try await browser.wait(
          until: """
            [...document.querySelectorAll('.title')].some(title => {
              const number = +title.textContent.split(' ')[1], { top } = title.getBoundingClientRect()
              return number > 4000 && number < 6000 && top > 0 && top < innerHeight
            })
            """)
      }
    }

    /// A script that checks whether a row is visible.
    static let isSeen = """
      [...document.querySelectorAll('.title')].some(title => {
        const { top, bottom } = title.getBoundingClientRect()
        return title.textContent == arguments[0] && bottom > 0 && top < innerHeight
      })
      """

    @Test func `a tab sees at once what is done in another`() async throws {
      try await visitShowcase { visit in
        let browser = visit.browser
        try await visit.open("/groups")
        let first = try await browser.window
        try await browser.newTab()
        try await visit.open("/groups/2")
        try await browser.use("Rename")
        try await browser.fill("Name", with: "Larks")
        try await browser.press(.enter)
        try await browser.page(contains: "Now called Larks")
        try await browser.switch(to: first)
        try await browser.page(contains: "Larks", "My groups", without: "Early Birds")
        #expect(try await browser.path == "/groups")
      }
    }

    @Test func `a message that nobody closes goes by itself, and the page stays live`()
      async throws
    {
      try await visitShowcase { visit in
        let browser = visit.browser
        try await visit.makeNightOwls(messageFor: .milliseconds(250))
        try await browser.wait(until: "!document.querySelector('.message')")
        try await browser.use("Night Owls")
        try await browser.page(contains: "0 members")
        try await browser.pageIsLive()
      }
    }

    @Test func `two people use the app in two languages at once`() async throws {
      try await visitShowcase { visit in
        let anna = visit.browser
        let ben = try await Browser.open(BrowserOptions(reducesMotion: true, language: "de"))
        try await visit.open("/groups")
        try await ben.go(to: visit.site.address + "/groups")
        try await ben.pageIsLive()
        try await ben.page(contains: "Meine Gruppen", "Neue Gruppe", "3 Mitglieder")
        #expect(try await ben.element("html").attribute("lang") == "de")
        try await ben.use("Neue Gruppe")
        try await ben.fill("Name", with: "Nachteulen")
        try await ben.press(.enter)
        try await ben.page(contains: "Nachteulen ist gegründet")
        try await anna.page(contains: "Nachteulen", "0 members", "My groups")
        try await ben.use("Nachteulen")
        try await ben.use("Zurück")
        try await ben.page(contains: "Meine Gruppen")
        await ben.close()
      }
    }

    @Test func `a screen is shown by its own view`() async throws {
      let tally = Tally()
      try await visit(prepare: { $0.register { TallyPage($0) } }) { visit in
        let browser = visit.browser
        try await visit.open("/")
        try await browser.page(contains: "A tally of its own", "0 times", without: "Semantic")
        try await browser.use("Count")
        try await browser.page(contains: "1 times")
        try await browser.fill("Who", with: "Anna")
        try await browser.page(contains: "Anna counts")
        #expect(try await browser.run("return document.activeElement.value") == "Anna")
        #expect(tally.name == "Anna")
        try await browser.use("Count")
        try await browser.page(contains: "2 times", "Anna counts")
        try await browser.pageIsLive()
        #expect(try await browser.focused.text == "Count")
      } app: { _ in
        CalcotApp(TallyCoordinator(tally))
      }
    }
  }
}

@MainActor @Observable
final class Tally {
  var count = 0
  var name = ""
}

enum TallyRoute: LinkedRoute {
  case tally
  static let links = Links<TallyRoute>(RouteLink("", .tally))
}

final class TallyCoordinator: Coordinator {
  let navigation = StackNavigation<TallyRoute>(root: .tally)
  private let tally: Tally
  init(_ tally: Tally) { self.tally = tally }
  func calcot(for _: TallyRoute, at place: RoutePlace<TallyRoute>) -> Placed {
    place.screen { Calcot(tally, view: TallySemantics.init) }
  }
}

struct TallySemantics: SemanticView {
  let viewModel: Tally

  var screen: Screen { Screen("Semantic") {} }
}

final class TallyPage: HTMLView {
  var viewModel: Tally
  init(_ viewModel: Tally) { self.viewModel = viewModel }
  var title: String { "A tally of its own" }
  var body: HTML {
    HTML.tag("p", key: "count") { HTML.text("\(viewModel.count) times") }
    HTML.field("Who", text: viewModel.name) { [viewModel] in viewModel.name = $0 }
    HTML.button("Count") { [viewModel] in viewModel.count += 1 }
    if !viewModel.name.isEmpty {
      HTML.tag("p", key: "who") { HTML.text("\(viewModel.name) counts") }
    }
  }
}
