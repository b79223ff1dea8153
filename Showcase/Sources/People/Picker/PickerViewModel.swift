import Calcot
import Observation

@MainActor
protocol PickerCoordinating: AnyObject {
  func picked(_ people: [Person.ID])
  func cancelled()
}

/// A ViewModel with the people picked so far, in order, and the people to pick from.
@MainActor @Observable
final class PickerViewModel {
  let texts: PeopleTexts
  let people: PeopleDataSource
  private(set) var chosen: [Person.ID]
  private let coordinator: any PickerCoordinating

  init(
    chosen: [Person.ID], people: PeopleDataSource, coordinator: any PickerCoordinating
  ) {
    texts = people.texts
    self.chosen = chosen
    self.people = people
    self.coordinator = coordinator
  }

  var title: String { texts.choosePeople }
  var addLabel: String { texts.add(chosen.count) }
  var canAdd: Bool { !chosen.isEmpty }

  func cell(of person: Person) -> PersonCellConfiguration {
    PersonCellConfiguration(person, mark: chosen.contains(person.id) ? "✓ \(texts.chosen)" : nil)
  }

  func rowTapped(_ person: Person) {
    if let place = chosen.firstIndex(of: person.id) {
      chosen.remove(at: place)
    } else {
      chosen.append(person.id)
    }
  }

  func addButtonTapped() { if canAdd { coordinator.picked(chosen) } }
  func cancelButtonTapped() { coordinator.cancelled() }
}
