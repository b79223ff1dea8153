public import Calcot
public import CalcotContent
import CalcotViews

/// The route of a small app whose screens have all five parts, to measure the cost of a screen.
public enum PageRoute: LinkedRoute {
  case page(Int)

  public static let links = Links<PageRoute>(
    RouteLink("", .page(0)), RouteLink(":page", PageRoute.page))
}

struct Page: Equatable, Sendable {
  let number: Int
  var lines = ["Leeks", "Almonds", "Peppers"]
}

@MainActor
final class PageInteractor {
  private(set) var page: Page { didSet { pageDidChange.notify() } }
  let pageDidChange = ObserverSet<Void>()
  init(number: Int) { page = Page(number: number) }
}

@MainActor
struct PageViewModel {
  let interactor: PageInteractor
  let coordinator: PageCoordinator
  var title: String { "Page \(interactor.page.number)" }
  var lines: [String] { interactor.page.lines }
  func lineTapped() { coordinator.navigation.push(.page(interactor.page.number + 1)) }
}

struct PageView: SemanticView {
  let viewModel: PageViewModel

  var screen: Screen {
    Screen(viewModel.title) {
      List(viewModel.lines, id: \.self) { line in Row(line) { viewModel.lineTapped() } }
    }
  }
}

/// The Coordinator of the measured app.
public final class PageCoordinator: Coordinator {
  public let navigation = StackNavigation<PageRoute>(root: .page(0))

  /// Creates a coordinator.
  public init() {}

  public func calcot(for route: PageRoute, at place: RoutePlace<PageRoute>) -> Placed {
    switch route {
    case .page(let number):
      place.screen {
        let interactor = PageInteractor(number: number)
        return Calcot(remadeOn: interactor.pageDidChange) {
          PageViewModel(interactor: interactor, coordinator: self)
        } view: {
          PageView(viewModel: $0)
        }
      }
    }
  }
}

/// A host that renders the visible screen at each update without showing it.
@MainActor
public final class RenderingHost: AppHost {
  private weak var app: CalcotApp?
  /// The number of elements rendered.
  public private(set) var elements = 0

  /// Creates a host of `app`.
  public init(_ app: CalcotApp) {
    self.app = app
    app.attach(self)
  }

  public var name: String { "rendering" }
  public var capabilities: Set<Capability> { Set(Capability.allCases) }

  public func update(_ update: HostUpdate) {
    guard let visible = app?.tree.visible else { return }
    elements += app?.content(of: visible.id)?.body.count ?? 0
  }
}
