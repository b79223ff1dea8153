import Calcot
import CalcotViews

@MainActor
final class NoteInteractor {
  let noteDidChange = ObserverSet<Void>()
  private let store: NoteStore
  private let id: Int
  private(set) var note: Note? { didSet { noteDidChange.notify() } }

  init(id: Int, store: NoteStore) {
    self.store = store
    self.id = id
    note = store.notes.first { $0.id == id }
    store.notesDidChange.add(for: self) { screen, _ in
      screen.note = screen.store.notes.first { $0.id == id }
    }
  }

  func shout() {
    guard let note else { return }
    store.rename(id, to: note.text.uppercased())
  }
}

@MainActor
struct NoteViewModel {
  let note: Note?
  let carried: String?
  let interactor: NoteInteractor
  let coordinator: NotebookCoordinator

  var title: String { note?.text ?? "No such note" }

  func shoutTapped() { interactor.shout() }

  func tearTapped() async {
    if await coordinator.confirm("Tear it out?", action: "Tear", role: .destructive, cancel: "Keep")
    {
      coordinator.navigation.pop()
    }
  }

  func moreTapped() async {
    let choice = await coordinator.navigation.actionSheet(
      "What next?",
      choices: [
        Choice("Next note", "next"), Choice("Start over", "root"),
        Choice("Nothing", role: .cancel, "nothing"),
      ])
    switch choice {
    case "next": coordinator.navigation.push(.note((note?.id ?? 0) + 1))
    case "root": coordinator.navigation.popToRoot()
    default: break
    }
  }
}

struct NoteView: SemanticView {
  let viewModel: NoteViewModel

  var screen: Screen {
    Screen(viewModel.title) {
      if let carried = viewModel.carried { Text("Carried: \(carried)") }
      Text("Reads \(viewModel.title)", role: .secondary)
      Button("Shout") { viewModel.shoutTapped() }
      Button("Tear out", role: .destructive) { await viewModel.tearTapped() }
      Button("More") { await viewModel.moreTapped() }
      Button("Burn", isEnabled: false) {}
    }
  }
}
