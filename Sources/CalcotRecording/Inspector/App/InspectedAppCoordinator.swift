import Calcot
import CalcotTree
import CalcotViews

/// The pages about one app.
enum InspectedAppRoute: LinkedRoute {
  case moment
  /// The screen whose identity has this number.
  case screen(Int)
  case history, scopes, text, changes

  static let links = Links<InspectedAppRoute>(
    RouteLink("", .moment), RouteLink("screens/:screen", InspectedAppRoute.screen),
    RouteLink("history", .history), RouteLink("scopes", .scopes), RouteLink("text", .text),
    RouteLink("changes", .changes))
}

/// The coordinator of the pages about one app: the moment and, beside it, the details that the user
/// has opened.
final class InspectedAppCoordinator: Coordinator, MomentCoordinating, ScopesCoordinating {
  let navigation = StackNavigation<InspectedAppRoute>(root: .moment, isSideBySide: true)
  private let interactor: InspectionInteractor

  init(_ app: InspectedApp) { interactor = InspectionInteractor(app) }

  func calcot(for route: InspectedAppRoute, at place: RoutePlace<InspectedAppRoute>) -> Placed {
    switch route {
    case .moment:
      place.screen { page(MomentView.init) { MomentViewModel($0, coordinator: self) } }
    case .screen(let id):
      place.screen { page(ScreenView.init) { ScreenViewModel(ScreenID(rawValue: id), $0) } }
    case .history:
      place.screen { Calcot(HistoryViewModel(interactor, place.scope), view: HistoryView.init) }
    case .scopes:
      place.screen { page(ScopesView.init) { ScopesViewModel($0, coordinator: self) } }
    case .text:
      place.screen { page(TextView.init) { TextViewModel($0) } }
    case .changes:
      place.screen { page(ChangesView.init) { ChangesViewModel($0) } }
    }
  }

  /// Returns a page that is remade when another moment is shown.
  private func page<V: SemanticView>(
    _ view: @escaping @MainActor (V.ViewModel) -> V,
    viewModel: @escaping @MainActor (any Inspecting) -> V.ViewModel
  ) -> Calcot {
    Calcot(remadeOn: interactor.inspectionDidChange) { [interactor] in
      viewModel(interactor)
    } view: {
      view($0)
    }
  }

  func opening(_ screen: ScreenID) -> NavigationAction {
    navigation.pushing(.screen(screen.rawValue))
  }
  func openingHistory() -> NavigationAction { navigation.pushing(.history) }
  func openingScopes() -> NavigationAction { navigation.pushing(.scopes) }
  func openingText() -> NavigationAction { navigation.pushing(.text) }
  func openingChanges() -> NavigationAction { navigation.pushing(.changes) }
}
