import Calcot
import CalcotTesting
import CalcotViews
import Testing

/// A language of the app. A text without a translation into it does not compile.
enum Tongue: String, CaseIterable {
  case english = "en"
  case dutch = "nl"

  func callAsFunction(_ english: String, nl dutch: String) -> String {
    switch self {
    case .english: english
    case .dutch: dutch
    }
  }
}

@MainActor
final class Speech {
  var tongue = Tongue.english { didSet { tongueDidChange.notify() } }
  let tongueDidChange = ObserverSet<Void>()
}

struct TeaTexts {
  let tongue: Tongue

  var title: String { tongue("Tea", nl: "Thee") }
  func cups(_ count: Int) -> String {
    tongue(count == 1 ? "1 cup" : "\(count) cups", nl: count == 1 ? "1 kop" : "\(count) koppen")
  }
}

enum TeaRoute: Route { case tea }

final class TeaCoordinator: Coordinator {
  let navigation = StackNavigation<TeaRoute>(root: .tea)
  let speech: Speech

  init(speech: Speech) { self.speech = speech }

  func calcot(for route: TeaRoute, at place: RoutePlace<TeaRoute>) -> Placed {
    place.screen {
      place.scope.observe(speech.tongueDidChange) { self.setLanguage(self.speech.tongue.rawValue) }
      return Calcot(remadeOn: speech.tongueDidChange) { [speech] in
        TeaTexts(tongue: speech.tongue)
      } view: {
        TeaView(viewModel: $0)
      }
    }
  }
}

struct TeaView: SemanticView {
  let viewModel: TeaTexts

  var screen: Screen {
    Screen(viewModel.title) { Text(viewModel.cups(2)) }
  }
}

@MainActor
@Suite struct TranslatedAppTests {
  @Test func `follows a change of language, and so do the host's words`() {
    let speech = Speech()
    let app = TestApp(TeaCoordinator(speech: speech))
    app.expect("Tea", "2 cups")
    speech.tongue = .dutch
    app.expect("Thee", "2 koppen")
    #expect(app.app?.status.language == "nl")
  }
}
