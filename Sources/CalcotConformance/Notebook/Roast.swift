import Calcot
import CalcotViews

/// A record of the View events that ViewModels receive, and what they do at one, by its name.
@MainActor
final class Kitchen {
  var log: [String] = []
  var acts: [String: @MainActor () -> Void] = [:]
}

// calcot:fake
@MainActor
protocol RoastViewDelegate: AnyObject {
  func roastDidTurn()
}

/// A ViewModel with a delegate that is notified when its View appears and disappears.
final class RoastViewModel: ViewLifecycle {
  weak var view: (any RoastViewDelegate)?
  private(set) var turns = 0
  private let id: Int
  private let kitchen: Kitchen

  init(id: Int, kitchen: Kitchen) {
    self.id = id
    self.kitchen = kitchen
  }

  var title: String { "Roast \(id)" }

  func onViewDidLoad() { note("did load") }
  func onViewWillAppear() { note("will appear") }
  func onViewDidAppear() { note("did appear") }
  func onViewWillDisappear() { note("will disappear") }
  func onViewDidDisappear() { note("did disappear") }

  func onTurnButtonTapped() {
    turns += 1
    view?.roastDidTurn()
  }

  private func note(_ event: String) {
    let isOfScope = Scope.current != nil && (event != "did load" || view != nil)
    kitchen.log.append("\(id) \(event)\(isOfScope ? "" : " as code of no screen, or of no View")")
    kitchen.acts["\(id) \(event)"]?()
  }
}

final class RoastView: StatefulView<RoastViewModel>, RoastViewDelegate {
  func roastDidTurn() { setNeedsUpdate() }

  override func screen(_ viewModel: RoastViewModel) -> Screen {
    Screen(viewModel.title) {
      ProgressBar("Roasting", value: viewModel.turns, total: 3)
      Button("Turn") { viewModel.onTurnButtonTapped() }
    }
  }
}
