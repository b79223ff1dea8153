import Calcot
import CalcotTesting
import CalcotViews

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

/// A ViewModel with a title and a list of actions.
@MainActor
final class PlaceViewModel {
  let title: String
  let actions: [PlaceAction]

  init(_ title: String, actions: () -> [PlaceAction]) {
    self.title = title
    self.actions = actions()
  }
}

struct PlaceView: SemanticView {
  let viewModel: PlaceViewModel

  var screen: Screen {
    Screen(viewModel.title) {
      Text("You are at \(viewModel.title).")
      for action in viewModel.actions { action.button }
    }
  }
}
