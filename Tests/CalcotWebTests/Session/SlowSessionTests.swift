import Calcot
import CalcotContent
import CalcotTesting
import CalcotViews
import CalcotWeb
import CalcotWebTesting
import Dispatch
import Observation
import Testing

@MainActor
@Suite("A slow session", .timeLimit(.minutes(20)))
struct SlowSessionTests {
  /// Returns the reported names of handlers that take longer than `limit`.
  private func told(
    after limit: Duration, _ use: (ShopVisit) async throws -> Void
  ) async throws -> [String] {
    let told = Locked<[String]>([])
    var options = WebSiteOptions.driven
    options.slowHandler = limit
    let visit = try await ShopVisit(options) { event in
      if case .slowHandler(let name, let took) = event, took > .zero {
        told.withLock { $0.append(name) }
      }
    }
    try await use(visit)
    await visit.line.settle(visit.session)
    return told.withLock { $0 }
  }

  @Test func `is reported by the names of the screen and the control whose handler is slow`()
    async throws
  {
    let names = try await told(after: .zero) { visit in
      try visit.line.page.press("Add")
      visit.line.page.go(by: 0)
    }
    #expect(names == ["counter: body/Add", "the browser's history"])
  }

  @Test func `is reported by no name that the browser has made up`() async throws {
    let names = try await told(after: .zero) { visit in
      visit.line.page.perform("a 2/body/Add\nerror: forged")
      visit.line.page.perform("v 2 forged\nerror")
    }
    #expect(names.count == 2)
    #expect(names.allSatisfy { !$0.contains("forged") && !$0.contains("\n") })
  }

  @Test func `is not reported while it is quick`() async throws {
    let names = try await told(after: .seconds(600)) { try $0.line.page.press("Add") }
    #expect(names == [])
  }

  @Test func `does not keep other sessions' changes from being shown while its handler runs`()
    async throws
  {
    let isShown = DispatchSemaphore(value: 0)
    let slow = TapCoordinator()
    let quick = TapCoordinator()
    let site = WebSite(options: .driven) { _ in CalcotApp(slow) }
    let (slowPage, quickPage) = (try Page(slow, on: site), try Page(quick, on: site))
    await slowPage.begin()
    await quickPage.begin()
    var waited: DispatchTimeoutResult?
    slow.onTap = { waited = isShown.wait(timeout: .now() + 60) }
    let slowDone = Task { @MainActor in
      while quick.taps == 0 { await Task.yield() }
      await slowPage.tap()
    }
    quickPage.outlet.onSend = { if $0.contains("1 taps") { isShown.signal() } }
    await quickPage.tap()
    await slowDone.value
    #expect(waited == .success)
  }
}

/// A page that only sends uses of its button.
@MainActor
private final class Page {
  let outlet = ToldOutlet()
  private let session: AdoptedSession
  private var inlet: (any WebSocketInlet)?

  init(_ coordinator: TapCoordinator, on site: WebSite) throws {
    session = site.adopt(CalcotApp(coordinator))
    if case .accepted(_, let connect) = site.admission(of: session.upgradeRequest) {
      inlet = connect(outlet)
    }
  }

  func begin() async {
    let url = session.target
    await inlet?.receive(
      #"{"v":1,"s":null,"p":-1,"u":"\#(url)","k":null,"i":null,"n":false,"f":[]}"#)
    await session.settle()
  }

  func tap() async {
    let screen = session.app.tree.visible?.id.rawValue ?? 0
    await inlet?.receive("[1,0,\"a \(screen)/body/Tap\"]")
  }
}

/// An outlet that reports what is sent.
private final class ToldOutlet: WebSocketOutlet {
  private let told = Locked<@Sendable (String) -> Void>({ _ in })

  var onSend: @Sendable (String) -> Void {
    get { told.withLock { $0 } }
    set { told.withLock { $0 = newValue } }
  }

  func send(_ text: String) { onSend(text) }
  func close(code: Int, reason: String) {}
}

private final class TapCoordinator: Coordinator {
  enum Place: Route { case button }

  let navigation = StackNavigation<Place>(root: .button)
  private(set) var taps = 0
  var onTap: () -> Void = {}

  func calcot(for _: Place, at place: RoutePlace<Place>) -> Placed {
    place.screen { Calcot(TapViewModel(self), view: TapView.init) }
  }

  func tapped() {
    taps += 1
    onTap()
  }
}

@MainActor @Observable
private final class TapViewModel {
  private(set) var taps = 0
  private let coordinator: TapCoordinator

  init(_ coordinator: TapCoordinator) { self.coordinator = coordinator }

  func tapped() {
    taps += 1
    coordinator.tapped()
  }
}

private struct TapView: SemanticView {
  let viewModel: TapViewModel

  var screen: Screen {
    Screen("Taps") {
      Text("\(viewModel.taps) taps")
      Button("Tap") { viewModel.tapped() }
    }
  }
}
