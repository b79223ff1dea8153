import Calcot
import CalcotViews
import Observation

@MainActor struct MenuViewModel {
  let coordinator: any MenuCoordinating
  func pagesTapped() { coordinator.presentPages() }
}

struct MenuView: SemanticView {
  let viewModel: MenuViewModel

  var screen: Screen { Screen("Samples") { Button("Pages") { viewModel.pagesTapped() } } }
}

@MainActor @Observable final class CounterViewModel {
  let index: Int
  private(set) var count: Int
  private let clock: any Clock<Duration>
  private let coordinator: any CountersCoordinating

  init(
    index: Int, count: Int, clock: any Clock<Duration>, coordinator: any CountersCoordinating
  ) {
    self.index = index
    self.count = count
    self.clock = clock
    self.coordinator = coordinator
  }

  func run() async {
    while (try? await clock.sleep(for: .seconds(1))) != nil { count += 1 }
  }

  func infoButtonTapped() { coordinator.showInfo(count) }
  func nextButtonTapped() { coordinator.next(after: index) }
  func previousButtonTapped() { coordinator.previous() }
}

struct CounterView: SemanticView {
  let viewModel: CounterViewModel

  var screen: Screen {
    Screen("Counter \(viewModel.index)") {
      Text("Count \(viewModel.count)")
      Button("Info") { viewModel.infoButtonTapped() }
      Button("Next") { viewModel.nextButtonTapped() }
      Button("Previous", isEnabled: viewModel.index > 0) { viewModel.previousButtonTapped() }
    }
  }
}

struct CounterInfoView: SemanticView {
  let viewModel: Int

  var screen: Screen { Screen("Info") { Text("The count was \(viewModel).") } }
}

@MainActor struct CardViewModel {
  let number: Int
  let coordinator: any CardsCoordinating
  func addButtonTapped() { coordinator.addCard() }
  func swiped() { coordinator.moveCardToBottom() }
  func removeButtonTapped() { coordinator.removeCard() }
}

struct CardView: SemanticView {
  let viewModel: CardViewModel

  var screen: Screen {
    Screen("Card \(viewModel.number)") {
      Button("Swipe") { viewModel.swiped() }
      Button("Add") { viewModel.addButtonTapped() }
      Button("Remove") { viewModel.removeButtonTapped() }
    }
  }
}

struct Article: Identifiable, Sendable {
  let id: Int
  let title: String
  let author: String

  static subscript(id: ID) -> Article {
    all.first { $0.id == id } ?? Article(id: id, title: "Nothing", author: "Nobody")
  }

  static let all = [
    Article(id: 0, title: "Onions", author: "Nora"), Article(id: 1, title: "Fire", author: "Otto"),
    Article(id: 2, title: "Sauce", author: "Pia"),
  ]
}

@MainActor struct ArticlesViewModel {
  let coordinator: any ArticlesCoordinating
  var articles: [Article] { Article.all }
  func mark(of article: Article) -> String? { coordinator.isOpen(article) ? "open" : nil }
  func articleTapped(_ article: Article) { coordinator.present(article) }
}

struct ArticlesView: SemanticView {
  let viewModel: ArticlesViewModel

  var screen: Screen {
    Screen("Articles") {
      List(viewModel.articles) { article in
        Row(article.title, detail: viewModel.mark(of: article)) {
          viewModel.articleTapped(article)
        }
      }
    }
  }
}

struct NoArticleView: SemanticView {
  let viewModel: String

  var screen: Screen { Screen(viewModel) {} }
}

@MainActor struct ArticleViewModel {
  let article: Article
  let coordinator: any ArticlesCoordinating
  func authorTapped() { coordinator.presentAuthor(of: article) }
}

struct ArticleView: SemanticView {
  let viewModel: ArticleViewModel

  var screen: Screen {
    Screen("About \(viewModel.article.title)") {
      Button("Author") { viewModel.authorTapped() }
    }
  }
}

struct AuthorView: SemanticView {
  let viewModel: Article

  var screen: Screen { Screen("Author") { Text(viewModel.author) } }
}

@MainActor struct PictureViewModel {
  let number: Int
  let coordinator: any PicturesCoordinating
  func nextButtonTapped() { coordinator.nextPicture() }
  func closeButtonTapped() { coordinator.closePictures() }
}

struct PictureView: SemanticView {
  let viewModel: PictureViewModel

  var screen: Screen {
    Screen("Picture \(viewModel.number)") {
      Button("Next") { viewModel.nextButtonTapped() }
      Button("Close") { viewModel.closeButtonTapped() }
    }
  }
}
