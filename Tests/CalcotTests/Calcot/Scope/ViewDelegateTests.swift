import CalcotTesting
import Testing

import CalcotViews

@testable import Calcot

@Suite("The delegate of a ViewModel")
@MainActor
struct ViewDelegateTests {
  private let coordinator = WatchedCoordinator()
  private let app: CalcotApp
  private var watch: Watch { coordinator.watch }

  init() { app = CalcotApp(coordinator) }

  private func viewModel() -> WatchedViewModel? {
    var found: WatchedViewModel?
    watch.acts["home will disappear"] = { found = $0 }
    coordinator.navigation.push("over")
    coordinator.navigation.pop()
    return found
  }

  private func host() -> InstantHost {
    let host = InstantHost()
    host.register { [watch] in NativeWatchedView($0, watch: watch) }
    host.start(app)
    return host
  }

  @Test func `is the semantic View, when the ViewModel is told that it has loaded`() {
    let host = RenderingHost()
    app.attach(host)
    watch.acts["a load"] = { $0.view?.told("hello") }
    coordinator.navigation.push("a")
    #expect(watch.told == ["semantic hello"])
  }

  @Test func `is a host's own View, when the ViewModel is told that it has loaded, once`() {
    watch.acts["home load"] = { $0.view?.told("hello") }
    watch.acts["a load"] = { $0.view?.told("hello") }
    let host = host()
    #expect(watch.told == ["native hello"])
    #expect(watch.lastNative == 1)
    coordinator.navigation.push("a")
    #expect(watch.told == ["native hello", "native hello"])
    #expect(watch.lastNative == 2)
    coordinator.navigation.pop()
    #expect(watch.log.filter { $0.hasSuffix(" load") } == ["home load", "a load"])
    host.stop()
  }

  @Test func `is told again, each time that another View takes its place`() {
    watch.acts["home load"] = { $0.view?.told("load") }
    let rendering = RenderingHost()
    app.attach(rendering)
    #expect(watch.told == ["semantic load"])
    let (first, second) = (host(), host())
    _ = (first.lines, second.lines)
    #expect(watch.told == ["semantic load", "native load", "native load"])
    #expect(watch.lastNative == 2)
    second.stop()
    _ = viewModel()
    #expect(watch.lastNative == 1)
    first.stop()
    _ = viewModel()
    #expect(
      watch.told == ["semantic load", "native load", "native load", "native load", "semantic load"])
    #expect(watch.scopes.allSatisfy { $0 != nil }, "it is code of the screen")
  }

  @Test func `is the View that was made last, of two hosts`() {
    let (first, second) = (host(), host())
    _ = (first.lines, second.lines)
    viewModel()?.view?.told("hello")
    #expect(watch.told == ["native hello"])
    #expect(watch.log.filter { $0 == "home load" }.count == 2)
    #expect(watch.lastNative == 2)
  }

  @Test func `is an older View again when the newer one is gone, and at last the semantic one`() {
    let (first, second) = (host(), host())
    _ = (first.lines, second.lines)
    second.stop()
    viewModel()?.view?.told("first")
    #expect(watch.lastNative == 1)
    first.stop()
    viewModel()?.view?.told("second")
    #expect(watch.told == ["native first", "semantic second"])
  }

  @Test func `stays the semantic View, where a host's own is no delegate`() {
    let host = InstantHost()
    host.register { MuteWatchedView($0) }
    host.start(app)
    #expect(host.lines == ["Mute"])
    viewModel()?.view?.told("hello")
    #expect(watch.told == ["semantic hello"])
  }

  @Test("is the semantic View again when a host's own is gone, which shows what there is by then")
  func upToDate() async {
    let rendering = RenderingHost()
    rendering.app = app
    app.attach(rendering)
    let host = host()
    _ = host.lines
    viewModel()?.title = "changed"
    #expect(rendering.titles.last == "home")
    host.stop()
    let visible = app.tree.visible
    #expect(visible.flatMap { app.content(of: $0.id)?.title } == "changed")
    await app.settle()
    #expect(rendering.titles.last == "changed")
  }

  @Test func `is reported where the View does not conform to the protocol`() {
    let flow = NamedFlow<Happening>("home")
    flow.screens["a"] = {
      Calcot(WatchedViewModel("a", watch: Watch())) {
        SilentView($0)
      } delegate: {
        $0.view = $1
      }
    }
    let app = CalcotApp(flow)
    let issues = Recorder<String>()
    app.issues.add { issues.values.append($0) }
    flow.navigation.push("a")
    #expect(
      issues.values == [
        "SilentView cannot be the delegate of WatchedViewModel: let it conform to the protocol."
      ])
  }
}

private final class SilentView: StatefulView<WatchedViewModel> {}

private final class NativeWatchedView: TestView, WatchedViewDelegate {
  var viewModel: WatchedViewModel
  private let watch: Watch
  private let number: Int
  let controls: [String: @MainActor () -> Void] = [:]
  var lines: [String] { ["Native"] }

  init(_ viewModel: WatchedViewModel, watch: Watch) {
    self.viewModel = viewModel
    self.watch = watch
    watch.natives += 1
    number = watch.natives
  }

  func told(_ text: String) {
    watch.lastNative = number
    watch.told.append("native \(text)")
  }
}

private final class MuteWatchedView: TestView {
  var viewModel: WatchedViewModel
  let controls: [String: @MainActor () -> Void] = [:]
  var lines: [String] { ["Mute"] }
  init(_ viewModel: WatchedViewModel) { self.viewModel = viewModel }
}
