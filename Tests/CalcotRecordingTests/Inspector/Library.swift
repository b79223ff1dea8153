import Calcot
import CalcotTesting
import CalcotViews
import Observation

enum LibraryRoute: Route {
  case login, books, rules
  case book(Int)
}

enum LibraryStep: Step {
  case loggedIn
  case bookLost(Int)
}

/// The Model of the list of books.
struct BookList: Equatable, Sendable {
  var titles = ["Walden", "Emma"]
}

/// The app that the tests inspect.
final class LibraryCoordinator: Coordinator {
  let navigation = StackNavigation<LibraryRoute>(root: .login)
  let clock = ManualClock()
  /// A place that keeps what it should not.
  var favourites: [BookViewModel] = []
  private(set) weak var newest: BookViewModel?

  func calcot(for route: LibraryRoute, at place: RoutePlace<LibraryRoute>) -> Placed {
    switch route {
    case .login: place.screen { Calcot(LoginViewModel(coordinator: self), view: LoginView.init) }
    case .rules: place.screen { Calcot(RulesViewModel(), view: RulesView.init) }
    case .books:
      place.screen {
        let interactor = BooksInteractor()
        return Calcot(remadeOn: interactor.booksDidChange) {
          BooksViewModel(interactor: interactor, coordinator: self)
        } view: {
          BooksView(viewModel: $0)
        }
        .task("reading news") { [clock] in try? await clock.sleep(for: .seconds(60)) }
      }
    case .book(let id):
      place.screen {
        let viewModel = BookViewModel(id: id, coordinator: self)
        newest = viewModel
        return Calcot(viewModel, view: BookView.init)
      }
    }
  }

  func handle(_ step: LibraryStep) -> StepAnswer {
    switch step {
    case .loggedIn:
      navigation.setStack([.books])
      return .handled
    case .bookLost: return .refused(reason: "the library is closed")
    }
  }
}

@MainActor @Observable
final class LoginViewModel {
  private let coordinator: LibraryCoordinator
  private(set) var password = ""
  private(set) var code = ""

  init(coordinator: LibraryCoordinator) { self.coordinator = coordinator }

  func passwordChanged(_ text: String) { password = text }
  func codeChanged(_ text: String) { code = text }
  func loginTapped() { coordinator.send(.loggedIn) }
}

struct LoginView: SemanticView {
  let viewModel: LoginViewModel

  var screen: Screen {
    Screen("Login") {
      TextField("Password", text: viewModel.password, role: .password) {
        viewModel.passwordChanged($0)
      }
      TextField("Code", text: viewModel.code, role: .oneTimeCode) { viewModel.codeChanged($0) }
      Button("Log in") { viewModel.loginTapped() }
    }
  }
}

@MainActor
final class BooksInteractor {
  let booksDidChange = ObserverSet<Void>()
  private(set) var list = BookList() { didSet { booksDidChange.notify() } }

  func add() { list.titles.append("Book \(list.titles.count + 1)") }
}

@MainActor
struct BooksViewModel {
  let titles: [String]
  private let interactor: BooksInteractor
  private let coordinator: LibraryCoordinator

  init(interactor: BooksInteractor, coordinator: LibraryCoordinator) {
    titles = interactor.list.titles
    self.interactor = interactor
    self.coordinator = coordinator
  }

  func addTapped() { interactor.add() }
  func bookTapped(_ id: Int) { coordinator.navigation.push(.book(id)) }
  func rulesTapped() { coordinator.navigation.present(.rules) }
}

struct BooksView: SemanticView {
  let viewModel: BooksViewModel

  var screen: Screen {
    Screen("Books") {
      for (id, title) in viewModel.titles.enumerated() {
        Row(title) { viewModel.bookTapped(id) }
      }
      Button("Add") { viewModel.addTapped() }
      Button("Rules") { viewModel.rulesTapped() }
    }
  }
}

@MainActor
final class BookViewModel {
  let id: Int
  private let coordinator: LibraryCoordinator

  init(id: Int, coordinator: LibraryCoordinator) {
    self.id = id
    self.coordinator = coordinator
  }

  func keepTapped() { coordinator.favourites.append(self) }
  func loseTapped() { coordinator.send(.bookLost(id)) }
}

struct BookView: SemanticView {
  let viewModel: BookViewModel

  var screen: Screen {
    Screen("Book \(viewModel.id)") {
      Button("Keep") { viewModel.keepTapped() }
      Button("Lose") { viewModel.loseTapped() }
    }
  }
}

@MainActor
struct RulesViewModel {}

struct RulesView: SemanticView {
  let viewModel: RulesViewModel
  var screen: Screen { Screen("Rules") { Text("Be quiet.") } }
}
