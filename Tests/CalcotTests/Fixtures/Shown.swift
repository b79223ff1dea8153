@testable import Calcot
import CalcotViews

/// An app whose only screen shows some content.
@MainActor
struct Shown {
  let app: CalcotApp
  let issues = Recorder<String>()
  private let coordinator: ContentCoordinator

  init(
    _ title: String = "Screen", @ContentBuilder content: @escaping () -> [any Content],
    @ContentBuilder toolbar: @escaping () -> [any Content] = { [] }
  ) {
    coordinator = ContentCoordinator {
      Screen(title) {
        content()
      } toolbar: {
        toolbar()
      }
    }
    app = CalcotApp(coordinator)
    app.issues.add { [issues] in issues.values.append($0) }
  }

  var screen: ScreenID { app.tree.visible?.id ?? ScreenID(rawValue: 0) }

  var content: ScreenContent {
    app.content(of: screen) ?? ScreenContent.nothing
  }

  @discardableResult
  func activate(_ element: Element) -> Answer { app.send(.activate(element.id, in: screen)) }

  func element(_ label: String) -> Element? {
    content.allElements.first { $0.label == label }
  }
}

final class ContentCoordinator: Coordinator {
  let navigation = StackNavigation<PageRoute>(root: PageRoute(0))
  private let content: @MainActor () -> Screen

  init(content: @escaping @MainActor () -> Screen) { self.content = content }

  func calcot(for route: PageRoute, at place: RoutePlace<PageRoute>) -> Placed {
    place.screen { Calcot(ContentViewModel(screen: content), view: ContentView.init) }
  }
}

struct ContentViewModel {
  let screen: @MainActor () -> Screen
}

struct ContentView: SemanticView {
  let viewModel: ContentViewModel

  var screen: Screen { viewModel.screen() }
}

extension ScreenContent {
  static let nothing = ScreenContent(title: "nothing", toolbar: [], body: [])
}
