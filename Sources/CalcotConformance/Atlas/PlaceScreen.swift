import Calcot
import CalcotTesting
import CalcotViews
import Observation

/// An action of the user on a screen of the suite's second app.
@MainActor
struct PlaceAction {
  enum Kind {
    case run(@MainActor () -> Void)
    case start(@MainActor () async -> Void)
  }

  let label: String
  let kind: Kind

  init(_ label: String, _ action: @escaping @MainActor () -> Void) {
    self.label = label
    kind = .run(action)
  }

  init(_ label: String, task: @escaping @MainActor () async -> Void) {
    self.label = label
    kind = .start(task)
  }

  var button: Button {
    switch kind {
    case .run(let action): Button(label, action: action)
    case .start(let action): Button(label, action: action)
    }
  }
}

/// A ViewModel with a title, a list of actions, and the last news that its flow has passed to it.
@MainActor @Observable
final class PlaceViewModel {
  let title: String
  let actions: [PlaceAction]
  private(set) var news: String?

  init(_ title: String, _ actions: [PlaceAction]) {
    self.title = title
    self.actions = actions
  }

  func receive(_ news: String) { self.news = news }
}

extension Calcot {
  /// Assembles the screen of a place.
  static func place(_ title: String, _ actions: [PlaceAction] = []) -> Calcot {
    let viewModel = PlaceViewModel(title, actions)
    return Calcot(viewModel, view: PlaceView.init)
      .onAssembled { $0.onUpdate(viewModel.receive) }
  }
}

struct PlaceView: SemanticView {
  let viewModel: PlaceViewModel

  var screen: Screen {
    Screen(viewModel.title) {
      Text("You are at \(viewModel.title).")
      if let news = viewModel.news { Text("News: \(news).") }
      for action in viewModel.actions { action.button }
    }
  }
}
