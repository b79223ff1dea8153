import CalcotTesting
import Testing

@testable import Calcot

@Suite("A host's own View")
@MainActor
struct NativeViewsTests {
  private let coordinator = WatchedCoordinator()
  private let host = InstantHost()
  private let other = RenderingHost()

  private func start(_ make: @escaping @MainActor (WatchedViewModel) -> PassingView) -> CalcotApp {
    let app = CalcotApp(coordinator)
    app.attach(other)
    host.register(make)
    host.start(app)
    return app
  }

  @Test func `may navigate while it is made`() {
    let app = start { [navigation = coordinator.navigation] viewModel in
      if viewModel.name == "home" { navigation.push("a") }
      return PassingView(viewModel)
    }
    _ = host.lines
    #expect(coordinator.navigation.routes == ["home", "a"])
    #expect(host.lines == ["a"])
    app.end()
  }

  @Test func `may navigate while it is released`() {
    let app = start { [navigation = coordinator.navigation] viewModel in
      let isFirst = viewModel.name == "a"
      return PassingView(viewModel, parting: Parting { if isFirst { navigation.push("b") } })
    }
    coordinator.navigation.push("a")
    coordinator.navigation.pop()
    #expect(coordinator.navigation.routes == ["home", "b"])
    #expect(host.lines == ["b"])
    app.end()
  }

  @Test func `is shown also if somebody has asked for it before its screen was there`() {
    let app = CalcotApp(coordinator)
    let views = NativeViews<PassingView>()
    views.register({ (viewModel: WatchedViewModel) in PassingView(viewModel) }, erase: { $0 })
    for number in 1...20 { _ = views.view(of: ScreenID(rawValue: number), in: app) }
    coordinator.navigation.push("a")
    views.keep(only: Set(app.tree.screens.map(\.id)))
    let pushed = app.tree.visible?.id ?? ScreenID(rawValue: 0)
    #expect((1...20).contains(pushed.rawValue))
    #expect(views.view(of: pushed, in: app)?.lines == ["a"])
    app.end()
  }
}

private final class PassingView: TestView {
  var viewModel: WatchedViewModel
  let controls: [String: @MainActor () -> Void] = [:]
  var lines: [String] { [viewModel.name.description] }
  private let parting: Parting?

  init(_ viewModel: WatchedViewModel, parting: Parting? = nil) {
    (self.viewModel, self.parting) = (viewModel, parting)
  }
}
