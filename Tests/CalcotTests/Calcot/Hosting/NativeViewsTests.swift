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
