import Calcot
import CalcotViews

@MainActor
protocol ShelfCoordinating: AnyObject {
  func present(note id: Int)
  func presentEditor()
  func presentAbout()
  func presentTally()
}

@MainActor
final class ShelfInteractor {
  let notesDidChange = ObserverSet<Void>()
  private let store: NoteStore
  private(set) var notes: [Note] { didSet { notesDidChange.notify() } }

  init(store: NoteStore) {
    self.store = store
    notes = store.notes
    store.notesDidChange.add(for: self) { shelf, _ in shelf.notes = shelf.store.notes }
  }
}

/// An immutable ViewModel that is remade when its Model changes.
@MainActor
struct ShelfViewModel {
  let notes: [Note]
  let interactor: ShelfInteractor
  let coordinator: any ShelfCoordinating
  var title: String { "Notebook" }
}

struct ShelfView: SemanticView {
  let viewModel: ShelfViewModel

  var screen: Screen {
    Screen(viewModel.title) {
      List(viewModel.notes) { note in
        Row(note.text, detail: "No. \(note.id)") { viewModel.coordinator.present(note: note.id) }
      }
    } toolbar: {
      Button("New note") { viewModel.coordinator.presentEditor() }
      Button("About") { viewModel.coordinator.presentAbout() }
      Button("Tally") { viewModel.coordinator.presentTally() }
    }
  }
}
