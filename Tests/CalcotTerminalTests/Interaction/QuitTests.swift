import Calcot
import CalcotTerminal
import CalcotTerminalTesting
import CalcotViews
import Testing

/// Quitting where something is not saved.
@Suite @MainActor struct QuitTests {
  private func stage(isUnsaved: Bool) -> Stage {
    var scene = TerminalScene(layers: [.semantic(Samples.groups, number: 1)])
    scene.isUnsaved = isUnsaved
    return Stage(scene, columns: 60)
  }

  @Test(arguments: [Key.control("c"), .control("q")])
  func `a second press quits where not all is saved, unless another key comes between`(_ key: Key) {
    var stage = stage(isUnsaved: true)
    #expect(stage.press(key) == .show)
    #expect(stage.lines.last == " Not everything is saved. Press again to quit.")
    stage.press(.down)
    #expect(stage.lines.last?.contains("Not everything") == false)
    #expect(stage.press(key) == .show)
    #expect(stage.press(key) == .quit)
  }

  @Test func `the first press quits where everything is saved`() {
    var stage = stage(isUnsaved: false)
    #expect(stage.press(.control("c")) == .quit)
  }

  @Test func `a screen that asks before it is left counts as not saved, also below another screen`()
    throws
  {
    let coordinator = AskedCoordinator()
    let (terminal, app) = (VirtualTerminal(columns: 60, rows: 10), CalcotApp(coordinator))
    let host = TerminalHost(on: terminal)
    try host.start(app)
    coordinator.navigation.push(.form)
    coordinator.navigation.push(.help)
    terminal.type(.control("c"))
    #expect(terminal.lines[9].contains("Press again to quit"))
    #expect(!app.tree.layers.isEmpty)
    terminal.type(.control("c"))
    #expect(app.tree.layers.isEmpty)
  }
}

enum AskedRoute: Route { case start, form, help }

struct AskedViewModel: Leavable {
  let route: AskedRoute
  var leavability: Leavability {
    guard route == .form else { return .free }
    return .asks(Question("Discard?", action: "Discard", cancel: "Keep"))
  }
}

struct AskedView: SemanticView {
  let viewModel: AskedViewModel
  var screen: Screen { Screen("\(viewModel.route)") { Text("This is it.") } }
}

final class AskedCoordinator: Coordinator {
  let navigation = StackNavigation<AskedRoute>(root: .start)

  func calcot(for route: AskedRoute, at place: RoutePlace<AskedRoute>) -> Placed {
    place.screen { Calcot(AskedViewModel(route: route), view: AskedView.init) }
  }
}
