import Calcot
import Observation

/// The value that a screen of people to pick from saves.
struct SavedPick: Codable {
  let ids: [Person.ID]
  let search: String
}

/// The people picked so far, in order.
@MainActor @Observable
final class PickedPeople {
  private(set) var ids: [Person.ID]
  /// A Boolean value that indicates whether the choice has been handed on as it is.
  private(set) var isTaken = false

  init(_ ids: [Person.ID] = []) { self.ids = ids }

  func contains(_ id: Person.ID) -> Bool { ids.contains(id) }

  /// Picks a person, or takes the choice back.
  func toggle(_ id: Person.ID) {
    isTaken = false
    if let place = ids.firstIndex(of: id) {
      ids.remove(at: place)
    } else {
      ids.append(id)
    }
  }

  /// Returns the choice for what becomes of it, so that it can be lost no more.
  func take() -> [Person.ID] {
    isTaken = true
    return ids
  }
}
