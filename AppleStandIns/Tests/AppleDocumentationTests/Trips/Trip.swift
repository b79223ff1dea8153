import Calcot

struct Trip: Identifiable, Equatable, Sendable {
  let id: Int
  let name: String
  let place: String
  var note = ""
}

/// The trips of an existing app.
@MainActor
final class TripStore {
  private(set) var trips = [
    Trip(id: 1, name: "Porto", place: "Ribeira"), Trip(id: 2, name: "Graz", place: "Schlossberg"),
  ]
  let tripsDidChange = ObserverSet<Void>()

  func trip(_ id: Trip.ID) -> Trip? { trips.first { $0.id == id } }

  func keep(_ note: String, for id: Trip.ID) {
    guard let index = trips.firstIndex(where: { $0.id == id }) else { return }
    trips[index].note = note
    tripsDidChange.notify()
  }
}
