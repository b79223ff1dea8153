import Calcot
import CalcotContent
import CalcotTesting
import CalcotViews
import Testing

@MainActor
@Suite struct SingleScreenTests {
  /// A screen that knows only its Router.
  private final class LoneRouter: Router {
    let navigation: Navigation
    init(navigation: Navigation) { self.navigation = navigation }
  }

  @MainActor
  private struct LoneViewModel {
    let router: LoneRouter
    func rowTapped() async {
      if await router.confirm("Really?", action: "Yes", cancel: "No") {
        router.showMessage("Done", .success)
      }
    }
  }

  private struct LoneView: SemanticView {
    let viewModel: LoneViewModel

    var screen: Screen {
      Screen("Alone") { List([1], id: \.self) { Row("Row \($0)") { await viewModel.rowTapped() } } }
    }
  }

  private func lone(_ navigation: Navigation) -> Calcot {
    Calcot(LoneViewModel(router: LoneRouter(navigation: navigation)), view: LoneView.init)
  }

  @Test func `a screen runs without a coordinator, with all that its router can do`() async {
    let app = TestApp { lone($0) }
    await app.settle()
    await app.tap("Row 1")
    app.expect("Really?")
    await app.tap("Yes")
    app.expect("Alone", "✓ Done")
  }

  @Test func `a flow runs as the only screen`() async {
    let coordinator = PagesCoordinator()
    let app = TestApp(coordinator)
    coordinator.push(1)
    await app.settle()
    app.expect("Page 1")
    await app.back()
    app.expect("Page 0")
  }

  @Test func `an app starts at one place of a stack, or at the first`() {
    let app = CalcotApp(at: PageRoute(7), of: PagesCoordinator())
    #expect(app.tree.screens.map(\.route) == [AnyRoute(PageRoute(7))])
    let first = CalcotApp(at: nil, of: PagesCoordinator())
    #expect(first.tree.screens.map(\.route) == [AnyRoute(PageRoute(0))])
  }

  @Test func `an app that may not start at a place says so, and starts at the first`() {
    let pages = Pages()
    pages.coordinator.guardAnswer = { _ in .refuse("closed for today") }
    pages.app.go(to: PageRoute(7), of: pages.coordinator)
    #expect(pages.pages == [0])
    #expect(pages.issues.values.count == 1)
    #expect(pages.issues.values.first?.contains("closed for today") == true)
  }

  @Test func `a task that a tap on a row has started ends with its screen`() async {
    let gate = Gate(isOpen: false)
    let ended = Recorder<Bool>()
    let shown = Shown {
      List([1], id: \.self) { _ in
        Row("Wait") {
          await gate.pass()
          ended.values.append(Task.isCancelled)
        }
      }
    }
    #expect(shown.element("Wait").map { shown.activate($0) } == .done)
    await shown.app.settle()
    #expect(ended.values == [])
    shown.app.end()
    gate.open()
    while ended.values.isEmpty { await Task.yield() }
    #expect(ended.values == [true])
  }
}
