import Calcot
import Observation

@MainActor
protocol PickerCoordinating: AnyObject {
  func picked(_ people: [Person.ID])
  func cancelled()
}

/// Who has been chosen so far, in the order in which they were; and people to choose from.
@MainActor @Observable
final class PickerViewModel: PeopleListing {
  let texts: PeopleTexts
  private(set) var chosen: [Person.ID]
  private(set) var list: PeopleList
  let interactor: any PeopleInteracting
  private let coordinator: any PickerCoordinating

  init(
    chosen: [Person.ID], interactor: any PeopleInteracting, coordinator: any PickerCoordinating,
    texts: PeopleTexts
  ) {
    self.chosen = chosen
    self.list = interactor.peopleList
    self.interactor = interactor
    self.coordinator = coordinator
    self.texts = texts
  }

  var title: String { texts.choosePeople }
  var addLabel: String { texts.add(chosen.count) }
  var canAdd: Bool { !chosen.isEmpty }

  func detail(of person: Person) -> String? {
    chosen.contains(person.id) ? "✓ \(texts.chosen)" : nil
  }

  func rowTapped(_ person: Person) {
    if let place = chosen.firstIndex(of: person.id) {
      chosen.remove(at: place)
    } else {
      chosen.append(person.id)
    }
  }

  func peopleListChanged() { list = interactor.peopleList }
  func addButtonTapped() { if canAdd { coordinator.picked(chosen) } }
  func cancelButtonTapped() { coordinator.cancelled() }
}
