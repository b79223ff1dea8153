import Calcot
import CalcotViews
import Observation

final class CountingCoordinator: Coordinator {
  let navigation = StackNavigation<PageRoute>(root: PageRoute(0))
  let changes = ObserverSet<Void>()
  /// Called whenever the ViewModel is made.
  var onRemade: @MainActor (Int) -> Void = { _ in }
  private(set) var remade = 0

  func calcot(for route: PageRoute, at place: RoutePlace<PageRoute>) -> Placed {
    place.screen {
      Calcot(remadeOn: changes) {
        self.remade += 1
        self.onRemade(self.remade)
        return self.remade
      } view: {
        NumberView(viewModel: $0)
      }
    }
  }
}

struct NumberView: SemanticView {
  let viewModel: Int

  var screen: Screen { Screen("\(viewModel)") {} }
}

/// A model that any thread may change.
@Observable
final class SharedModel: Sendable {
  private let stored = Locked(0)

  var number: Int {
    get {
      access(keyPath: \.number)
      return stored.withLock { $0 }
    }
    set { withMutation(keyPath: \.number) { stored.withLock { $0 = newValue } } }
  }
}

final class SharedModelCoordinator: Coordinator {
  let navigation = StackNavigation<PageRoute>(root: PageRoute(0))
  private let model: SharedModel

  init(model: SharedModel) { self.model = model }

  func calcot(for route: PageRoute, at place: RoutePlace<PageRoute>) -> Placed {
    place.screen { Calcot(model, view: SharedModelView.init) }
  }
}

struct SharedModelView: SemanticView {
  let viewModel: SharedModel

  var screen: Screen { Screen("\(viewModel.number)") {} }
}
