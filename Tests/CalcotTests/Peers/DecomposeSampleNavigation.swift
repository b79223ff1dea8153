import Calcot
import CalcotViews

enum SampleRoute: LinkedRoute {
  case tabs, pages

  static let links = Links<SampleRoute>(RouteLink("", .tabs), RouteLink("pages", .pages))
}

enum SampleStep: Step { case pagesTapped }

final class SampleCoordinator: Coordinator {
  let navigation = StackNavigation<SampleRoute>(root: .tabs)
  private let clock: any Clock<Duration>

  init(clock: any Clock<Duration>) { self.clock = clock }

  func calcot(for route: SampleRoute, at place: RoutePlace<SampleRoute>) -> Placed {
    switch route {
    case .tabs: place.flow(ChildFlow(SampleTabsCoordinator(clock: clock)))
    case .pages: place.flow(ChildFlow(PicturesCoordinator()))
    }
  }

  func handle(_ step: SampleStep) -> StepAnswer {
    switch step {
    case .pagesTapped: navigation.pushNew(.pages)
    }
    return .handled
  }
}

// MARK: Tabs

enum SampleTab: LinkedRoute {
  case menu, counters, cards, articles

  static let links = Links<SampleTab>(
    RouteLink("menu", .menu), RouteLink("counters", .counters), RouteLink("cards", .cards),
    RouteLink("articles", .articles))
}

@MainActor protocol MenuCoordinating: AnyObject { func presentPages() }

final class SampleTabsCoordinator: Coordinator, MenuCoordinating {
  let navigation = TabNavigation<SampleTab>([
    (.menu, "Menu"), (.counters, "Counters"), (.cards, "Cards"), (.articles, "Articles"),
  ])
  private let clock: any Clock<Duration>

  init(clock: any Clock<Duration>) { self.clock = clock }

  func calcot(for tab: SampleTab, at place: RoutePlace<SampleTab>) -> Placed {
    switch tab {
    case .menu: place.screen { Calcot(MenuViewModel(coordinator: self), view: MenuView.init) }
    case .counters: place.flow(ChildFlow(CountersCoordinator(clock: clock)))
    case .cards: place.flow(ChildFlow(CardsCoordinator()))
    case .articles: place.flow(ChildFlow(ArticlesCoordinator()))
    }
  }

  func presentPages() { send(SampleStep.pagesTapped) }
}

// MARK: A stack with a slot

enum CountersRoute: LinkedRoute {
  case counter(Int), info(Int)

  static let links = Links<CountersRoute>(RouteLink("", .counter(0)))
}

@MainActor protocol CountersCoordinating: AnyObject {
  func next(after index: Int)
  func previous()
  func showInfo(_ count: Int)
}

final class CountersCoordinator: Coordinator, CountersCoordinating {
  let navigation = StackNavigation<CountersRoute>(root: .counter(0))
  private let clock: any Clock<Duration>

  init(clock: any Clock<Duration>) { self.clock = clock }

  func calcot(for route: CountersRoute, at place: RoutePlace<CountersRoute>) -> Placed {
    switch route {
    case .counter(let index):
      place.screen {
        let viewModel = CounterViewModel(
          index: index, count: place.saved() ?? 0, clock: clock, coordinator: self)
        return Calcot(viewModel, view: CounterView.init)
          .task("ticks") { await viewModel.run() }
          .saving { viewModel.count }
      }
    case .info(let count): place.screen { Calcot(count, view: CounterInfoView.init) }
    }
  }

  func next(after index: Int) { navigation.pushNew(.counter(index + 1)) }
  func previous() { navigation.pop() }
  func showInfo(_ count: Int) { navigation.presentOnly(.info(count), as: .halfSheet) }
}

// MARK: A list-to-list transform

struct CardRoute: Route { let number: Int }

@MainActor protocol CardsCoordinating: AnyObject {
  func addCard()
  func moveCardToBottom()
  func removeCard()
}

final class CardsCoordinator: Coordinator, CardsCoordinating {
  let navigation = StackNavigation<CardRoute>(root: CardRoute(number: 1))

  func calcot(for card: CardRoute, at place: RoutePlace<CardRoute>) -> Placed {
    place.screen {
      Calcot(CardViewModel(number: card.number, coordinator: self), view: CardView.init)
    }
  }

  func addCard() {
    let last = navigation.routes.map(\.number).max() ?? 0
    navigation.push(CardRoute(number: last + 1))
  }

  func removeCard() { navigation.pop() }

  func moveCardToBottom() {
    let cards = navigation.routes
    navigation.setStack(Array(cards.suffix(1) + cards.dropLast()))
  }
}

// MARK: Panels

enum ArticlesRoute: LinkedRoute {
  case list, noArticle
  case article(Article.ID), author(Article.ID)

  static let links = Links<ArticlesRoute>(
    RouteLink("", .list), RouteLink(":article", ArticlesRoute.article),
    RouteLink(":article/author", ArticlesRoute.author))
}

@MainActor protocol ArticlesCoordinating: ScreenRouting {
  func isOpen(_ article: Article) -> Bool
  func present(_ article: Article)
  func presentAuthor(of article: Article)
}

final class ArticlesCoordinator: Coordinator, ArticlesCoordinating {
  let navigation = SplitNavigation<ArticlesRoute>(primary: .list, secondary: .noArticle)

  func calcot(for route: ArticlesRoute, at place: RoutePlace<ArticlesRoute>) -> Placed {
    switch route {
    case .list:
      place.screen { Calcot(ArticlesViewModel(coordinator: self), view: ArticlesView.init) }
    case .noArticle: place.screen { Calcot("Choose an article", view: NoArticleView.init) }
    case .article(let id):
      place.screen {
        Calcot(
          ArticleViewModel(article: Article[id], coordinator: self), view: ArticleView.init)
      }
    case .author(let id): place.screen { Calcot(Article[id], view: AuthorView.init) }
    }
  }

  func isOpen(_ article: Article) -> Bool {
    navigation.routes(in: .secondary).contains(.article(article.id))
  }

  func present(_ article: Article) { navigation.show(.article(article.id)) }
  func presentAuthor(of article: Article) { navigation.push(.author(article.id)) }
}

// MARK: Pages

enum PicturesRoute: LinkedRoute {
  case picture(Int)

  static let links = Links<PicturesRoute>(RouteLink(":picture", PicturesRoute.picture))
}

@MainActor protocol PicturesCoordinating: AnyObject {
  func nextPicture()
  func closePictures()
}

final class PicturesCoordinator: Coordinator, PicturesCoordinating {
  let navigation = PagesNavigation<PicturesRoute>((1...3).map(PicturesRoute.picture))

  func calcot(for route: PicturesRoute, at place: RoutePlace<PicturesRoute>) -> Placed {
    switch route {
    case .picture(let number):
      place.screen {
        Calcot(PictureViewModel(number: number, coordinator: self), view: PictureView.init)
      }
    }
  }

  func nextPicture() { navigation.next() }
  func closePictures() { cancel() }
}

let sampleRoutes = RouteRegistry(
  SampleRoute.self, SampleTab.self, CountersRoute.self, CardRoute.self, ArticlesRoute.self,
  PicturesRoute.self)
