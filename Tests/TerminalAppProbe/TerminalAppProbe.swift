import Calcot
import CalcotTerminal
import Observation

/// A small app, run in a terminal as the user runs it; tests start it behind a pseudo-terminal.
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

final class WordsView: SemanticView<WordsViewModel> {
  override func screen(_ viewModel: WordsViewModel) -> Screen {
    Screen("ready") {
      TextField("Word", text: viewModel.text) { viewModel.text = $0 }
        .onSubmit { viewModel.addTapped() }
      List(viewModel.words, id: \.self) { word in Row(word) { viewModel.wordTapped(word) } }
    } toolbar: {
      Button("Crash") { viewModel.crashTapped() }
    }
  }
}

final class WordView: SemanticView<String> {
  override func screen(_ viewModel: String) -> Screen {
    Screen(viewModel) { Text("It has \(viewModel.count) characters.") }
  }
}

@MainActor
final class ProbeCoordinator: Coordinator {
  let navigation = StackNavigation<ProbeRoute>(root: .words)

  func calcot(for route: ProbeRoute) -> Calcot {
    switch route {
    case .words: Calcot(WordsViewModel(coordinator: self)) { WordsView($0) }
    case .word(let word): Calcot(word) { WordView($0) }
    }
  }
}
