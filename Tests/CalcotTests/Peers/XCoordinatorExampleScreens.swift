import Calcot
import CalcotViews

@MainActor struct LoginViewModel {
  let coordinator: any LoginCoordinating
  func loginButtonTapped() async { await coordinator.logIn() }
}

struct LoginView: SemanticView {
  let viewModel: LoginViewModel

  var screen: Screen {
    Screen("Welcome") { Button("Log in") { await viewModel.loginButtonTapped() } }
  }
}

@MainActor struct HomeViewModel {
  let coordinator: any UserListCoordinating
  func usersButtonTapped() { coordinator.presentUsers() }
  func aboutButtonTapped() { coordinator.presentAbout() }
  func logoutButtonTapped() { coordinator.logOut() }
}

struct HomeView: SemanticView {
  let viewModel: HomeViewModel

  var screen: Screen {
    Screen("Home") {
      Button("All users") { viewModel.usersButtonTapped() }
      Button("About") { viewModel.aboutButtonTapped() }
      Button("Log out") { viewModel.logoutButtonTapped() }
    }
  }
}

struct News: Identifiable, Sendable {
  let id: Int
  let title: String
  let text: String

  static subscript(id: ID) -> News {
    all.first { $0.id == id } ?? News(id: id, title: "Nothing", text: "It is gone.")
  }

  static let all = [
    News(id: 0, title: "Harvest", text: "The onions are in."),
    News(id: 1, title: "Feast", text: "It is on Sunday."),
  ]
}

@MainActor struct NewsViewModel {
  let coordinator: any NewsCoordinating
  var news: [News] { News.all }
  func newsTapped(_ news: News) { coordinator.present(news) }
}

struct NewsView: SemanticView {
  let viewModel: NewsViewModel

  var screen: Screen {
    Screen("Latest news") {
      List(viewModel.news) { news in Row(news.title) { viewModel.newsTapped(news) } }
    }
  }
}

struct NewsDetailView: SemanticView {
  let viewModel: News

  var screen: Screen { Screen(viewModel.title) { Text(viewModel.text) } }
}

@MainActor struct UsersViewModel {
  let coordinator: any UserListCoordinating
  var names: [String] { ["Ada", "Ben"] }
  func userTapped(_ name: String) { coordinator.present(user: name) }
}

struct UsersView: SemanticView {
  let viewModel: UsersViewModel

  var screen: Screen {
    Screen("All users") {
      List(viewModel.names, id: \.self) { name in Row(name) { viewModel.userTapped(name) } }
    }
  }
}

@MainActor struct UserViewModel {
  let name: String
  let coordinator: any UserCoordinating
  func greetButtonTapped() async { await coordinator.greet() }
  func closeButtonTapped() { coordinator.close() }
}

struct UserView: SemanticView {
  let viewModel: UserViewModel

  var screen: Screen {
    Screen("Profile of \(viewModel.name)") {
      Button("Greet") { await viewModel.greetButtonTapped() }
      Button("Close") { viewModel.closeButtonTapped() }
    }
  }
}

@MainActor struct AboutViewModel {
  let coordinator: any AddressOpening
  func websiteButtonTapped() async { await coordinator.open("https://example.org") }
}

struct AboutView: SemanticView {
  let viewModel: AboutViewModel

  var screen: Screen {
    Screen("About this app") { Button("Website") { await viewModel.websiteButtonTapped() } }
  }
}
