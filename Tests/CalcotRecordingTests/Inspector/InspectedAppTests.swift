import Calcot
import CalcotContent
import CalcotTesting
import CalcotViews
import Observation
import Testing

@testable import CalcotRecording

@MainActor @Suite("The history of an inspected app", .timeLimit(.minutes(20)))
struct InspectedAppTests {
  @Test func `has no passwords and no codes`() async throws {
    let test = Inspected()
    await test.library.fill("Password", with: "sesame")
    await test.library.fill("Code", with: "4711")
    await test.settle()
    let kept = String(describing: test.watched.moments)
    #expect(kept.contains("••••••"))
    #expect(kept.contains("Set \\\"Password\\\" to"))
    #expect(!kept.contains("sesame"))
    #expect(!kept.contains("4711"))
  }

  @Test(arguments: [
    (HostInput.select(.max, in: ScreenID(rawValue: 1)), "Select branch"),
    (HostInput.choose(.max, in: LayerID(rawValue: 1)), "Choose"),
    (HostInput.showRows(.max ..< .max, of: ElementID("list"), in: ScreenID(rawValue: 1)), "See"),
  ])
  func `lists an input of the user, whatever number is in it`(_ input: HostInput, _ title: String)
    async throws
  {
    let test = Inspected()
    try #require(test.library.app).send(input)
    await test.settle()
    let titles = test.watched.moments.flatMap(\.happenings).map(\.title)
    #expect(titles.contains { $0.hasPrefix(title) })
  }

  @Test func `is bounded, and drops the oldest moments`() async throws {
    let test = Inspected(keeping: 4)
    await test.begin()
    let chosen = try #require(test.watched.moments.first?.id)
    await test.page.fill("Moment", with: "\(chosen)")
    for _ in 1...10 { await test.library.tap("Add") }
    await test.settle()
    let moments = test.watched.moments
    #expect(moments.count == 4)
    #expect(moments.map(\.id) == Array(moments[0].id..<(moments[0].id + 4)))
    #expect(moments.last?.state.text.contains("Book 12") == true)
    test.page.expect("Moment \(moments[0].id) of \(moments[3].id)")
  }

  @Test func `has a moment for each turn, also of turns in one job of the main actor`() throws {
    let test = Inspected()
    test.library.tap("Log in")
    test.library.tap("Add")
    test.library.tap("Add")
    let texts = test.watched.moments.map { $0.state.text.count }
    #expect(texts == [4, 5, 6, 7])
    #expect(test.watched.moments.last?.happenings.map(\.title) == ["Use \"Add\""])
  }

  @Test
  func `has steps and issues that change no screen, and withholds none from other observers`()
    async throws
  {
    let test = Inspected()
    await test.begin()
    await test.library.tap("Emma")
    await test.settle()
    let count = test.watched.moments.count
    await test.library.tap("Lose")
    await test.settle()
    #expect(test.watched.moments.count == count + 1)
    #expect(test.watched.moments.last?.happenings.last?.badge == "refused")
    await test.library.back()
    test.library.expectIssue("pop was refused") { _ = test.coordinator.navigation.pop() }
    await test.settle()
    #expect(test.watched.moments.last?.happenings.map(\.kind) == [.issue])
  }

  @Test func `ends with the app, also with one that ends while it is read`() async throws {
    let viewModel = EndingViewModel()
    let app = CalcotApp { _ in Calcot(viewModel, view: EndingView.init) }
    let inspector = Inspector()
    inspector.inspect(app, named: "Ending")
    let watched = try #require(inspector.apps.first)
    viewModel.whileRead = { [weak app] in app?.end() }
    viewModel.number += 1
    await app.settle()
    await watched.settle()
    #expect(watched.hasEnded)
    #expect(watched.moments.last?.state.tree.layers.isEmpty == true)
    #expect(watched.moments.last?.state.text == [])
  }

  @Test func `keeps neither the app nor its parts alive, and stays readable`() async throws {
    let inspector = Inspector()
    let page = TestApp(inspector.makeApp())
    let parts = await WeakParts(inspectedBy: inspector, page)
    #expect(parts.app == nil)
    #expect(parts.coordinator == nil)
    #expect(parts.viewModel == nil)
    await page.settle()
    page.expect("The last moment: the app has ended.")
    await page.step("Moment", up: false)
    page.expect("book(1) screen 5 · BookViewModel in sight")
    await page.tap("What the user reads")
    page.expect("[Lose]")
  }

  @Test func `is kept for each of several apps, and one that ends leaves the list`() async throws {
    let inspector = Inspector()
    let first = TestApp(inspected("First tab", by: inspector))
    let second = TestApp(inspected("Second tab", by: inspector))
    let page = TestApp(inspector.makeApp())
    await second.tap("Log in")
    await page.settle()
    page.expect("First tab at login")
    page.expect("Second tab at books")
    first.end()
    await page.settle()
    page.expectNot("First tab")
    await page.tap("Second tab")
    page.expect("books screen 4")
    await page.dismiss()
    second.end()
    await page.settle()
    page.expect("No app is running")
  }

  @Test func `is not in the list where it ended before it was to be inspected`() async throws {
    let inspector = Inspector()
    let app = CalcotApp(LibraryCoordinator())
    app.end()
    inspector.inspect(app, named: "First tab")
    let page = TestApp(inspector.makeApp())
    await page.settle()
    page.expect("No app is running")
  }

  @Test(arguments: [
    ("/", "Running apps"), ("/apps/1", "Layer 1 · base"), ("/apps/1/history", "Everything"),
    ("/apps/1/scopes", "the first flow flow 1 · 0 observers · holds LibraryCoordinator"),
    ("/apps/1/text", "[Log in]"), ("/apps/1/changes", "The ViewModels and Models hold the same."),
    ("/apps/1/screens/2", "Interactor none that can be seen"),
    ("/apps/9", "This app is not running"),
  ])
  func `is at an address of its own, as each page of the inspector is`(
    _ link: String, _ text: String
  ) async throws {
    let test = Inspected()
    await test.page.open(link)
    test.page.expect(text)
    #expect(test.page.app?.link == link)
  }

  private func inspected(_ name: String, by inspector: Inspector) -> CalcotApp {
    let app = CalcotApp(LibraryCoordinator())
    inspector.inspect(app, named: name)
    return app
  }
}

/// The parts of a library that has been inspected, and has ended.
@MainActor
private struct WeakParts {
  weak var app: CalcotApp?
  weak var coordinator: LibraryCoordinator?
  weak var viewModel: BookViewModel?

  init(inspectedBy inspector: Inspector, _ page: TestApp) async {
    let library = LibraryCoordinator()
    let app = CalcotApp(library)
    inspector.inspect(app, named: "Library")
    let shown = TestApp(app)
    await page.tap("Library")
    await shown.tap("Log in")
    await shown.tap("Emma")
    (self.app, coordinator, viewModel) = (app, library, library.newest)
    await inspector.apps[0].settle()
    await page.settle()
    shown.end()
  }
}

@MainActor @Observable
private final class EndingViewModel {
  var number = 0
  @ObservationIgnored var whileRead: @MainActor () -> Void = {}
}

private struct EndingView: SemanticView {
  let viewModel: EndingViewModel

  var screen: Screen {
    viewModel.whileRead()
    return Screen("Ending") { Text("\(viewModel.number)") }
  }
}
