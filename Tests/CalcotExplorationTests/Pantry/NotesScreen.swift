import Calcot
import CalcotViews
import Observation

@MainActor @Observable
final class NotesViewModel: Leavable {
  private let id: Int
  private let coordinator: PantryCoordinator
  private(set) var draft: String
  private(set) var hasNews = false

  init(_ id: Int, _ coordinator: PantryCoordinator, draft: String) {
    self.id = id
    self.coordinator = coordinator
    self.draft = draft
  }

  var leavability: Leavability {
    coordinator.pantry.fault == .screenWithoutWayOut ? .blocked("Notes are kept here.") : .free
  }

  func draftChanged(_ draft: String) { self.draft = draft }
  func newsArrived() { hasNews = true }

  func doneTapped() {
    guard coordinator.pantry.fault == .emissionAfterEnd else {
      coordinator.send(.noted(id))
      coordinator.navigation.pop()
      return
    }
    Task { [id, coordinator] in
      await Task.yield()
      coordinator.send(.noted(id))
    }
    coordinator.navigation.pop()
  }
}

struct NotesView: SemanticView {
  let viewModel: NotesViewModel

  var screen: Screen {
    Screen("Notes") {
      TextField("Note", text: viewModel.draft, placeholder: "How does it taste?") {
        viewModel.draftChanged($0)
      }
      if viewModel.hasNews { Text("There is news.") }
    } toolbar: {
      Button("Done") { viewModel.doneTapped() }
    }
  }
}
