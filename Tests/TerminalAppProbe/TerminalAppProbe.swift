import Calcot
import CalcotTerminal
import CalcotViews
import Observation

/// A small app for a terminal; tests start it behind a pseudo-terminal.
@main
struct TerminalAppProbe {
  static func main() async throws {
    let app = CalcotApp(ProbeCoordinator())
    let host = TerminalHost(app)
    try await host.run()
    print("bye")
  }
}

enum ProbeRoute: Route {
  case words
  case word(String)
}

@MainActor @Observable
final class WordsViewModel {
  private(set) var words = ["alpha", "beta", "漢字"]
  var text = ""
  private let coordinator: ProbeCoordinator

  init(coordinator: ProbeCoordinator) { self.coordinator = coordinator }

  func addTapped() {
    words.append(text)
    text = ""
  }

  func wordTapped(_ word: String) { coordinator.navigation.push(.word(word)) }
  func crashTapped() { preconditionFailure("asked to trap") }
}

struct WordsView: SemanticView {
  let viewModel: WordsViewModel

  var screen: Screen {
    Screen("ready") {
      TextField("Word", text: viewModel.text) { viewModel.text = $0 }
        .onSubmit { viewModel.addTapped() }
      List(viewModel.words, id: \.self) { word in Row(word) { viewModel.wordTapped(word) } }
    } toolbar: {
      Button("Crash") { viewModel.crashTapped() }
    }
  }
}

struct WordView: SemanticView {
  let viewModel: String

  var screen: Screen {
    Screen(viewModel) { Text("It has \(viewModel.count) characters.", role: .error) }
  }
}

final class ProbeCoordinator: Coordinator {
  let navigation = StackNavigation<ProbeRoute>(root: .words)

  func calcot(for route: ProbeRoute, at place: RoutePlace<ProbeRoute>) -> Placed {
    switch route {
    case .words: place.screen { Calcot(WordsViewModel(coordinator: self), view: WordsView.init) }
    case .word(let word): place.screen { Calcot(word, view: WordView.init) }
    }
  }
}
