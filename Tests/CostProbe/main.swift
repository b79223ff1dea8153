import Calcot
import CalcotContent
import CalcotWeb

// Walks a hot path many times on one thread, for a program that counts instructions:
//
//   CostProbe PATH COUNT
//   CostProbe bytes LENGTH
//
// A path is `counter`, `described`, `kept` or `many`: a button is used, and the page's patch is made. Or
// `screens`: one is opened and closed. `bytes` reads what clients may send, of that length and of twice as many
// bytes, in a debug build.

/// A page of one app, as a session of the web host keeps it.
@MainActor
final class Page {
  private let app: CalcotApp
  private let renderer = PageRenderer(form: PageRenderer.FormFields(token: ""))
  private var shown: WebScene
  private var uses = 0
  private let buttons: [ElementID]
  private let screen: ScreenID

  init(_ place: Place) {
    app = CalcotApp(ProbeCoordinator(place))
    guard let screen = app.tree.visible?.id, let content = app.content(of: screen) else {
      fatalError("The app shows nothing.")
    }
    self.screen = screen
    buttons = content.allElements.filter { if case .button = $0.kind { true } else { false } }
      .map(\.id)
    shown = WebScene(layers: WebScene.Shown(app).layers)
  }

  /// Uses the next button, and makes the patch.
  func use() {
    uses += 1
    guard app.send(.activate(buttons[uses * 37 % buttons.count], in: screen)) == .done else {
      fatalError("The button was refused.")
    }
    let scene = WebScene(layers: WebScene.Shown(app).layers)
    let operations = PatchMaker.operations(
      from: renderer.parts(shown), to: renderer.parts(scene), renderer)
    guard operations.count == 1 else { fatalError("Not one operation: \(operations)") }
    var json = JSONWriter()
    operations[0].write(to: &json)
    shown = scene
  }
}

let arguments = CommandLine.arguments
guard arguments.count == 3, let count = Int(arguments[2]) else {
  fatalError("CostProbe PATH COUNT")
}
switch arguments[1] {
#if DEBUG
  case "bytes": readBytes(length: count)
#endif
case "screens":
  let coordinator = ProbeCoordinator(.counter)
  let app = CalcotApp(coordinator)
  for _ in 0..<count {
    coordinator.navigation.push(.counter)
    coordinator.navigation.pop()
  }
  withExtendedLifetime(app) {}
case let path:
  let places = [
    "counter": Place.counter, "described": .rows(100, areKept: false),
    "kept": .rows(100, areKept: true), "many": .rows(10_000, areKept: true),
  ]
  guard let place = places[path] else { fatalError("No such path: \(path)") }
  let page = Page(place)
  for _ in 0..<count { page.use() }
}
