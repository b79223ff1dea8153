import Calcot

/// A note of the conformance suite's app.
struct Note: Equatable, Sendable, Identifiable {
  let id: Int
  var text: String
}

/// The service that the suite's calçots share.
@MainActor
final class NoteStore {
  private(set) var notes = [
    Note(id: 1, text: "Leeks"), Note(id: 2, text: "Almonds"), Note(id: 3, text: "Peppers"),
  ]
  let notesDidChange = ObserverSet<Void>()

  func add(_ text: String) {
    notes.append(Note(id: (notes.last?.id ?? 0) + 1, text: text))
    notesDidChange.notify()
  }

  func rename(_ id: Int, to text: String) {
    guard let index = notes.firstIndex(where: { $0.id == id }) else { return }
    notes[index].text = text
    notesDidChange.notify()
  }
}
