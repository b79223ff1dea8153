import Calcot
import CalcotContent
import CalcotTesting
import CalcotViews
import Observation
import Testing

@MainActor
@Suite("A text that is typed and is no value")
struct UnreadTextTests {
  let coordinator = MeasureCoordinator()
  let app: TestApp

  init() { app = TestApp(coordinator) }

  private func fill(_ text: String) async {
    await app.tap("Measure")
    await app.fill("Length", with: text)
  }

  /// The printed buttons that save.
  private var buttons: [Substring] {
    (app.app?.content(of: app.tree?.visible?.id ?? ScreenID(rawValue: 0))?.description ?? "")
      .split(separator: "\n").filter { $0.contains("button \"Save") }
      .map { $0.drop { $0 == " " } }
  }

  @Test func `is lost only after the question of a screen that may otherwise be left`() async {
    await fill("abc")
    await app.back()
    app.expect("Discard it?")
    await app.tap("Keep")
    app.expect(field: "Length", is: "abc")
    await app.back()
    await app.tap("Discard")
    app.expect(screen: "Start")
    app.expectReleased()
  }

  @Test func `is asked about no more once it is a value or has been replaced`() async {
    for mend in [{ await app.fill("Length", with: "5") }, { await app.tap("Reset") }] {
      await fill("abc")
      await mend()
      await app.back()
      app.expect(screen: "Start")
    }
  }

  @Test func `is passed over neither by the main button, wherever it stands, nor by Return`()
    async throws
  {
    await fill("abc")
    #expect(buttons == [#"button "Save" main disabled"#, #"button "Save this" main disabled"#])
    let screen = try #require(app.tree?.visible?.id)
    let answer = app.app?.send(.submit(ElementID("body/Length"), in: screen))
    #expect(answer == .refused(.noSuchValue("abc", of: "Length")))
    await app.fill("Length", with: "5")
    #expect(buttons == [#"button "Save" main"#, #"button "Save this" main"#])
    await app.submit("Length")
    await app.tap("Save this")
    app.expect("Saved 2 times")
  }
}

struct MeasureRoute: Route { let isForm: Bool }

@MainActor
final class MeasureCoordinator: Coordinator {
  let navigation = StackNavigation<MeasureRoute>(root: MeasureRoute(isForm: false))

  func calcot(for route: MeasureRoute, at place: RoutePlace<MeasureRoute>) -> Placed {
    place.screen {
      if route.isForm {
        Calcot(MeasureViewModel(), view: MeasureView.init)
      } else {
        Calcot(StartViewModel(navigation: navigation), view: StartView.init)
      }
    }
  }
}

struct StartViewModel {
  let navigation: StackNavigation<MeasureRoute>
}

struct StartView: SemanticView {
  let viewModel: StartViewModel

  var screen: Screen {
    Screen("Start") {
      Button("Measure") { viewModel.navigation.push(MeasureRoute(isForm: true)) }
    }
  }
}

@MainActor @Observable
final class MeasureViewModel: Leavable {
  var length = 3
  var saves = 0

  var leavability: Leavability {
    .asks(Question("Discard it?", action: "Discard", cancel: "Keep"), if: length > 100)
  }
}

struct MeasureView: SemanticView {
  let viewModel: MeasureViewModel

  var screen: Screen {
    Screen("Measure it") {
      Text("Saved \(viewModel.saves) times")
      NumberField("Length", value: viewModel.length, in: 1...50) { viewModel.length = $0 }
        .onSubmit { viewModel.saves += 1 }
      Section("Further") {
        Line { Button("Save this", role: .main) { viewModel.saves += 1 } }
      }
      Button("Reset") { viewModel.length = 9 }
    } toolbar: {
      Button("Save", role: .main) { viewModel.saves += 1 }
    }
  }
}
