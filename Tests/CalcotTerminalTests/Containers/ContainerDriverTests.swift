import Calcot
import CalcotContent
import CalcotTerminalTesting
import CalcotTesting
import CalcotViews
import Testing

@testable import ContainerProbe

@Suite("TerminalDriver with containers")
@MainActor
struct ContainerDriverTests {
  private let club = ClubCoordinator()

  private func start(columns: Int = 110, rows: Int = 30) async -> TestApp {
    let app = TestApp(club, on: TerminalDriver(columns: columns, rows: rows))
    await app.settle()
    return app
  }

  @Test("the user goes from tab to tab, and Back stays within one", arguments: [100, 40, 18])
  func tabs(columns: Int) async throws {
    let app = await start(columns: columns, rows: 12)
    await app.tap("Group 2")
    #expect(app.driver.canGoBack)
    await app.tap("People", as: .tab)
    app.expect("Ann", "Bea")
    #expect(!app.driver.canGoBack)
    await app.tap("Groups")
    app.expect("Members")
    await app.tap("Groups", as: .tab)
    app.expect("Group 1")
    #expect(club.groups.navigation.tree.screens.count == 6)
    app.end()
  }

  @Test("both sides of a split can be read and used, and the side in use comes first")
  func split() async throws {
    let app = await start()
    await app.tap("Mail", as: .tab)
    await app.tap("Letter 2")
    app.expect("Inbox", "Letter 3", "Note")
    #expect(club.mail.navigation.side == .secondary)
    await app.fill("Note", with: "Soon")
    #expect(!app.driver.canGoBack)
    await app.tap("Reply")
    #expect(app.driver.canGoBack)
    await app.tap("Letter 3", as: .row)
    app.expect("Letter 3", "Note")
    await app.tap("Letter 1")
    await app.type("On my way", into: "Note")
    let lines = app.driver.lines
    let inbox = try #require(lines.firstIndex { $0.hasPrefix("─ Inbox ─") })
    let letter = try #require(lines.firstIndex { $0.hasPrefix("─ Letter 1 ─") })
    #expect(inbox < letter, "the sides are read one after the other")
    app.expect("On my way")
    app.end()
  }

  @Test func `a narrow window shows one side, with Back to the primary one`() async {
    let app = await start()
    await app.tap("Mail", as: .tab)
    await app.tap("Letter 2")
    app.driver.resize(isNarrow: true)
    await app.settle()
    app.expect("Letter 2", "Note")
    app.expectNot("Inbox")
    await app.back()
    app.expect("Inbox")
    app.driver.resize(isNarrow: false)
    await app.settle()
    app.expect("Inbox", "Note")
    app.end()
  }

  @Test func `pages turn by keys, and stop at the first one and the last one`() async throws {
    let app = await start(columns: 40, rows: 12)
    await app.tap("Tour", as: .tab)
    app.expect("Page 1 of 3", "Stop 1")
    #expect(throws: NotThere.self) { try app.driver.turnPage(forward: false) }
    try app.driver.turnPage(forward: true)
    try app.driver.turnPage(forward: true)
    await app.settle()
    app.expect("Page 3 of 3", "Stop 3")
    let error = #expect(throws: NotThere.self) { try app.driver.turnPage(forward: true) }
    #expect(error?.description == "There is no page after this one.")
    await app.tap("People", as: .tab)
    let none = #expect(throws: NotThere.self) { try app.driver.turnPage(forward: true) }
    #expect(none?.description == "There are no pages here.")
    app.end()
  }

  @Test func `pages turn beyond the ninth, which has the last key of its own`() async throws {
    let app = TestApp(LongTour(), on: TerminalDriver(columns: 40, rows: 12))
    await app.settle()
    for _ in 1..<11 { try app.driver.turnPage(forward: true) }
    await app.settle()
    app.expect("Page 11 of 11", "Stop 11")
    for _ in 1..<11 { try app.driver.turnPage(forward: false) }
    await app.settle()
    app.expect("Page 1 of 11", "Stop 1")
    app.end()
  }

  @Test("a control that is on no side is reported as missing, and the user stays where they are")
  func missing() async {
    let app = await start()
    await app.tap("Mail", as: .tab)
    let before = app.text
    let error = #expect(throws: NotThere.self) {
      try app.driver.tap(.named("Nobody", as: nil))
    }
    #expect(error?.description.hasPrefix("There is no control \"Nobody\"") == true)
    withKnownIssue {
      app.tap("Reply", in: "Letter 1")
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix("There is no control \"Reply\"") }
    }
    #expect(club.mail.navigation.side == .primary)
    #expect(app.text == before || app.shows("Inbox"))
    app.end()
  }
}

private enum StopRoute: Route {
  case stop(Int)
}

@MainActor
private final class LongTour: Coordinator {
  let navigation = PagesNavigation<StopRoute>((1...11).map(StopRoute.stop))

  func calcot(for route: StopRoute, at place: RoutePlace<StopRoute>) -> Placed {
    switch route {
    case .stop(let number): place.screen { Calcot("Stop \(number)", view: StopView.init) }
    }
  }
}

private struct StopView: SemanticView {
  let viewModel: String

  var screen: Screen {
    Screen(viewModel) {
      TextField("Note", text: "") { _ in }
      Button("Go on") {}
    }
  }
}
