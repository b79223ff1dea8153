@testable import Calcot
import CalcotViews

/// The delegate of a watched ViewModel.
@MainActor
protocol WatchedViewDelegate: AnyObject {
  func told(_ text: String)
}

/// A ViewModel that records the calls for its View's life cycle, and that a test can react to.
final class WatchedViewModel: ViewLifecycle {
  weak var view: (any WatchedViewDelegate)?
  let name: Name
  var title: String
  private let watch: Watch

  init(_ name: Name, watch: Watch) {
    self.name = name
    title = name.description
    self.watch = watch
  }

  func onViewDidLoad() { note("load") }
  func onViewWillAppear() { note("will appear") }
  func onViewDidAppear() { note("did appear") }
  func onViewWillDisappear() { note("will disappear") }
  func onViewDidDisappear() { note("did disappear") }

  private func note(_ event: String) {
    watch.log.append("\(name) \(event)")
    watch.scopes.append(Scope.current)
    watch.acts["\(name) \(event)"]?(self)
  }
}

/// The log of the ViewModels of one app.
@MainActor
final class Watch {
  var log: [String] = []
  var scopes: [Scope?] = []
  var acts: [String: @MainActor (WatchedViewModel) -> Void] = [:]
  /// The number of native Views of a host, and the one that was notified last.
  var natives = 0
  var lastNative = 0
  /// The notifications that Views received, each with the View's kind.
  var told: [String] = []
}

final class WatchedView: StatefulView<WatchedViewModel>, WatchedViewDelegate {
  var watch: Watch?
  func told(_ text: String) { watch?.told.append("semantic \(text)") }
  override func screen(_ viewModel: WatchedViewModel) -> Screen {
    Screen(viewModel.title) {}
  }
}

/// An app of two watched screens beside one another.
final class WatchedSplit: Coordinator {
  let navigation = SplitNavigation<Name>(primary: "list", secondary: "item")
  let watch = Watch()

  func calcot(for route: Name, at place: RoutePlace<Name>) -> Placed {
    place.screen { Calcot(WatchedViewModel(route, watch: watch)) { WatchedView($0) } }
  }
}

/// An app of watched screens.
final class WatchedCoordinator: Coordinator {
  let navigation = StackNavigation<Name>(root: "home")
  let watch = Watch()

  func calcot(for route: Name, at place: RoutePlace<Name>) -> Placed {
    place.screen {
      Calcot(WatchedViewModel(route, watch: watch)) { [watch] in
        let view = WatchedView($0)
        view.watch = watch
        return view
      } delegate: {
        $0.view = $1
      }
    }
  }
}
