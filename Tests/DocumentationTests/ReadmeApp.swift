import Calcot
import CalcotTesting
import CalcotViews
import Testing

enum NotesRoute: Route { case notes, editor, saved }

@MainActor protocol EditorCoordinating: AnyObject { func noteSaved() }

@MainActor struct EditorViewModel {
  let save: @MainActor () async -> Void
  let coordinator: any EditorCoordinating

  func saveTapped() async {
    await save()
    coordinator.noteSaved()
  }
}

struct EditorView: SemanticView {
  let viewModel: EditorViewModel
  var screen: Screen { Screen("New note") { Button("Save") { await viewModel.saveTapped() } } }
}

struct TitleView: SemanticView {
  let viewModel: String
  var screen: Screen { Screen(viewModel) {} }
}

final class NotesCoordinator: Coordinator, EditorCoordinating {
  let navigation = StackNavigation<NotesRoute>(root: .notes)
  let server = Gate(isOpen: false)  // a fake server: the save waits until the test opens it

  func calcot(for route: NotesRoute, at place: RoutePlace<NotesRoute>) -> Placed {
    switch route {
    case .notes: place.screen { Calcot("Notes", view: TitleView.init) }
    case .editor:
      place.screen {
        Calcot(EditorViewModel(save: server.pass, coordinator: self), view: EditorView.init)
      }
    case .saved: place.screen { Calcot("Saved", view: TitleView.init) }
    }
  }

  func noteSaved() { navigation.push(.saved) }
}

@MainActor @Test func `nothing is pushed by a save whose screen has gone`() async {
  let coordinator = NotesCoordinator()
  let app = TestApp(coordinator)
  coordinator.navigation.push(.editor)
  await app.tap("Save")
  await app.back()  // a swipe, or the browser's Back
  coordinator.server.open()  // and now the server answers
  await app.settle()
  app.expect(screen: "Notes")
  app.expectReleased()
}
