import Calcot
import CalcotViews

enum HomeKind: String, Codable, LinkValue, CaseIterable { case tabs, split, pages }

enum AppRoute: LinkedRoute {
  case login
  case home(HomeKind)

  static let links = Links<AppRoute>(
    RouteLink("", .login), RouteLink("home/:kind", AppRoute.home, as: .fullScreen))
}

@MainActor protocol LoginCoordinating: AnyObject { func logIn() async }

final class AppCoordinator: Coordinator, LoginCoordinating {
  let navigation = StackNavigation<AppRoute>(root: .login)

  func calcot(for route: AppRoute, at place: RoutePlace<AppRoute>) -> Placed {
    switch route {
    case .login: place.screen { Calcot(LoginViewModel(coordinator: self), view: LoginView.init) }
    case .home(.tabs):
      place.flow(
        ChildFlow(
          HomeCoordinator(
            TabNavigation<HomeRoute>([(.news, "News"), (.users, "Users")], selected: .users))))
    case .home(.split):
      place.flow(
        ChildFlow(HomeCoordinator(SplitNavigation<HomeRoute>(primary: .users, secondary: .news))))
    case .home(.pages):
      place.flow(ChildFlow(HomeCoordinator(PagesNavigation<HomeRoute>([.users, .news]))))
    }
  }

  func logIn() async {
    let kind = await navigation.alert(
      "Which home would you like?",
      choices: HomeKind.allCases.map { Choice("\($0)", $0) })
    if let kind { navigation.present(.home(kind), as: .fullScreen) }
  }

  func notificationReceived(about news: News.ID) {
    navigation.open("/home/pages/news/\(news)")
  }
}

// MARK: Home

enum HomeRoute: LinkedRoute {
  case news, users

  static let links = Links<HomeRoute>(RouteLink("news", .news), RouteLink("users", .users))
}

final class HomeCoordinator<Kind: FlowNavigation<HomeRoute>>: Coordinator {
  let navigation: Kind

  init(_ navigation: Kind) { self.navigation = navigation }

  func calcot(for route: HomeRoute, at place: RoutePlace<HomeRoute>) -> Placed {
    switch route {
    case .news: place.flow(ChildFlow(NewsCoordinator()))
    case .users: place.flow(ChildFlow(UserListCoordinator()))
    }
  }
}

// MARK: News

enum NewsRoute: LinkedRoute {
  case news
  case detail(News.ID)

  static let links = Links<NewsRoute>(
    RouteLink("", .news), RouteLink(":news", NewsRoute.detail))
}

@MainActor protocol NewsCoordinating: AnyObject { func present(_ news: News) }

final class NewsCoordinator: Coordinator, NewsCoordinating {
  let navigation = StackNavigation<NewsRoute>(root: .news)

  func calcot(for route: NewsRoute, at place: RoutePlace<NewsRoute>) -> Placed {
    switch route {
    case .news: place.screen { Calcot(NewsViewModel(coordinator: self), view: NewsView.init) }
    case .detail(let id): place.screen { Calcot(News[id], view: NewsDetailView.init) }
    }
  }

  func present(_ news: News) { navigation.push(.detail(news.id)) }
}

// MARK: Users

enum UserListRoute: LinkedRoute {
  case home, users, about
  case user(String)

  static let links = Links<UserListRoute>(
    RouteLink("", .home), RouteLink("all", .users), RouteLink("about", .about),
    RouteLink("all/:user", UserListRoute.user))
}

@MainActor protocol UserListCoordinating: AnyObject {
  func presentUsers()
  func present(user: String)
  func presentAbout()
  func logOut()
}

final class UserListCoordinator: Coordinator, UserListCoordinating {
  let navigation = StackNavigation<UserListRoute>(root: .home)

  func calcot(for route: UserListRoute, at place: RoutePlace<UserListRoute>) -> Placed {
    switch route {
    case .home: place.screen { Calcot(HomeViewModel(coordinator: self), view: HomeView.init) }
    case .users: place.screen { Calcot(UsersViewModel(coordinator: self), view: UsersView.init) }
    case .user(let name): place.flow(ChildFlow(UserCoordinator(name: name)))
    case .about: place.flow(ChildFlow(AboutCoordinator()))
    }
  }

  func presentUsers() { navigation.push(.users) }
  func present(user: String) { navigation.present(.user(user)) }
  func presentAbout() { navigation.push(.about) }
  func logOut() { navigation.dismiss() }
}

enum UserRoute: LinkedRoute {
  case user

  static let links = Links<UserRoute>(RouteLink("", .user))
}

@MainActor protocol UserCoordinating: ScreenRouting { func greet() async }

final class UserCoordinator: Coordinator, UserCoordinating {
  let navigation = StackNavigation<UserRoute>(root: .user)
  private let name: String

  init(name: String) { self.name = name }

  func calcot(for route: UserRoute, at place: RoutePlace<UserRoute>) -> Placed {
    place.screen { Calcot(UserViewModel(name: name, coordinator: self), view: UserView.init) }
  }

  func greet() async {
    await navigation.alert("Hello, \(name)!", choices: [Choice("Fine", role: .cancel, ())])
  }
}

enum AboutRoute: LinkedRoute {
  case about

  static let links = Links<AboutRoute>(RouteLink("", .about))
}

final class AboutCoordinator: Coordinator, AddressOpening {
  let navigation = StackNavigation<AboutRoute>(root: .about)

  func calcot(for route: AboutRoute, at place: RoutePlace<AboutRoute>) -> Placed {
    place.screen { Calcot(AboutViewModel(coordinator: self), view: AboutView.init) }
  }
}

let exampleRoutes = RouteRegistry(
  AppRoute.self, HomeRoute.self, NewsRoute.self, UserListRoute.self, UserRoute.self,
  AboutRoute.self)
