import Calcot
import CalcotTesting
import CalcotViews
import Testing

@testable import CalcotRecording

@MainActor @Suite("The inspector", .timeLimit(.minutes(20)))
struct InspectorTests {
  @Test func `shows the tree live, as layers and stacks`() async throws {
    let test = Inspected()
    test.page.expect("Library at login")
    await test.begin()
    test.page.expect("Layer 1 · base")
    test.page.expect("books screen 4 · BooksViewModel in sight")
    await test.library.tap("Emma")
    await test.settle()
    #expect(
      test.page.text.contains(
        """
        Layer 1 · base
        book(1) screen 5 · BookViewModel in sight
        books screen 4 · BooksViewModel
        """))
    await test.library.back()
    await test.library.tap("Rules")
    await test.settle()
    #expect(
      test.page.text.contains(
        """
        Layer 2 · sheet
        rules screen 7 · RulesViewModel in sight
        Layer 1 · base
        books screen 4 · BooksViewModel
        """), "\(test.page.text)")
  }

  @Test func `shows containers with a stack for each branch that is made`() async throws {
    let inspector = Inspector()
    let app = CalcotApp(TabsCoordinator())
    inspector.inspect(app, named: "Tabs")
    let page = TestApp(inspector.makeApp())
    await page.tap("Tabs")
    #expect(
      page.text.contains(
        """
        Layer 1 · base · tabs › New
        new screen 3 · LeafViewModel in sight
        Layer 1 · base · tabs › Old · not selected
        old screen 4 · LeafViewModel
        Layer 1 · base
        """), "\(page.text)")
    page.expect("tabs with 2 stacks")
  }

  @Test func `goes back in time, which changes nothing in the app`() async throws {
    let test = Inspected()
    await test.begin()
    await test.library.tap("Add")
    await test.settle()
    let before = (test.library.tree, test.library.text, test.watched.moments.count)
    test.page.expect("Live: Moment")

    let loginMoment = try #require(test.watched.moments.first { $0.state.text.first == "Login" })
    await test.page.fill("Moment", with: "\(loginMoment.id)")
    test.page.expectNot("Live: Moment")
    test.page.expect("The app itself goes on.")
    test.page.expect("login screen 2 · LoginViewModel in sight")
    test.page.expectNot("books")
    await test.page.tap("What the user reads")
    test.page.expect("[Log in]")
    test.page.expectNot("Book 3")

    await test.settle()
    #expect(test.library.tree == before.0)
    #expect(test.library.text == before.1)
    #expect(test.watched.moments.count == before.2)

    await test.library.tap("Add")
    await test.settle()
    test.page.expect("[Log in]")
    test.page.expectNot("Book 4")
    await test.page.tap("Live")
    test.page.expect("Book 4")
    await test.page.step("Moment", up: false)
    test.page.expect("Book 3")
    test.page.expectNot("Book 4")
    await test.page.step("Moment")
    test.page.expect("Live: Moment")
  }

  @Test func `lists steps with their dispositions, and transitions`() async throws {
    let test = Inspected()
    await test.begin()
    await test.library.tap("Emma")
    await test.library.tap("Lose")
    await test.settle()
    await test.page.tap("History")
    await test.page.choose("Steps", for: "Show")
    test.page.expect("bookLost(1)")
    test.page.expect("the library is closed refused")
    test.page.expect("loggedIn")
    test.page.expect("handled")
    test.page.expectNot("Use \"Emma\"")
    await test.page.choose("Transitions", for: "Show")
    test.page.expect("3 push → book(1)")
    test.page.expect("in: book(1)")
    await test.page.choose("Inputs", for: "Show")
    test.page.expect("Use \"Emma\"")
    await test.page.tap("Use \"Log in\"")
    #expect(test.page.text.contains("Moment 2 of"), "\(test.page.text)")
  }

  @Test func `says when each event was, and how long a task took`() async throws {
    let test = Inspected()
    await test.begin()
    await test.page.tap("History")
    test.coordinator.clock.advance(by: .milliseconds(60_004))
    await test.settle()
    await test.library.tap("Emma")
    await test.settle()
    await test.page.choose("Tasks", for: "Show")
    test.page.expect("reading news", "60.004 s · task · of books", "60004 ms")
    await test.page.choose("Transitions", for: "Show")
    test.page.expect("60.004 s · transition", "0.000 s · transition")
  }

  @Test func `finds the events that have a text, in whatever case`() async throws {
    let test = Inspected()
    await test.begin()
    await test.library.tap("Emma")
    await test.library.tap("Lose")
    await test.settle()
    await test.page.tap("History")
    await test.page.fill("Search", with: "BOOKlost")
    test.page.expect("bookLost(1)")
    test.page.expectNot("Use \"Emma\"")
    await test.page.fill("Search", with: "refused")
    test.page.expect("bookLost(1)")
    await test.page.fill("Search", with: "Moby-Dick")
    test.page.expect("Nothing of this kind has this text.")
  }

  @Test func `shows a screen's five parts, its tasks and its text`() async throws {
    let test = Inspected()
    await test.begin()
    await test.page.tap("books")
    for line in [
      "Model BookList", "View BooksView", "ViewModel BooksViewModel",
      "Interactor BooksInteractor", "Coordinator LibraryCoordinator", "Phase shown",
      "May be left at any time", "reading news running", "Walden",
    ] { test.page.expect(line) }
  }

  @Test func `shows what a ViewModel and a Model hold, and what has changed since a moment`()
    async throws
  {
    let test = Inspected()
    await test.begin()
    await test.page.tap("books")
    test.page.expect("titles 2 elements", #"list.titles[1] "Emma""#)
    let before = try #require(test.watched.moments.last?.id)
    await test.library.tap("Add")
    await test.settle()
    test.page.expect(#"titles[2] "Book 3""#)
    await test.page.tap("What changed")
    await test.page.fill("Since moment", with: "\(before)")
    test.page.expect(
      "ViewModel · titles 2 elements → 3 elements", #"Model · list.titles[2] nothing → "Book 3""#)
    test.page.expectNot("titles[1]")
  }

  @Test func `masks what a ViewModel holds of a field for secrets`() async {
    let test = Inspected()
    await test.page.tap("Library")
    await test.library.fill("Password", with: "sesame")
    await test.settle()
    await test.page.tap("login")
    test.page.expect(#"password "••••••""#)
    test.page.expectNot("sesame")
  }

  @Test func `shows tasks that run and end, also where nothing else changes`() async throws {
    let test = Inspected()
    await test.begin()
    test.page.expect("2 alive · 1 task")
    await test.page.tap("Scopes")
    test.page.expect("reading news of books")
    test.coordinator.clock.advance(by: .seconds(60))
    await test.settle()
    test.page.expectNot("reading news of books")
    test.page.expect("2 alive · 0 tasks")
  }

  @Test func `names the parts that are held after their screen, and the path to them`()
    async throws
  {
    let test = Inspected()
    await test.begin()
    await test.page.tap("Scopes")
    await test.library.tap("Emma")
    await test.settle()
    await test.library.back()
    await test.settle()
    test.page.expect("Every part of ended screens has been released.")
    await test.library.tap("Walden")
    await test.library.tap("Keep")
    await test.library.back()
    await test.settle()
    test.page.expect("BookViewModel of book(0)")
    test.page.expect("held by LibraryCoordinator.favourites[0]")
    test.page.expect("1 held")
    test.coordinator.favourites = []
    await test.page.tap("Look again")
    await test.settle()
    test.page.expect("Every part of ended screens has been released.")
  }
}

private enum Leaf: Route { case new, old }

private struct LeafViewModel {}

private struct LeafView: SemanticView {
  let viewModel: LeafViewModel
  var screen: Screen { Screen("Leaf") {} }
}

private final class TabsCoordinator: Coordinator {
  let navigation = TabNavigation<Leaf>([(.new, "New"), (.old, "Old")])

  func calcot(for route: Leaf, at place: RoutePlace<Leaf>) -> Placed {
    place.screen { Calcot(LeafViewModel(), view: LeafView.init) }
  }
}
