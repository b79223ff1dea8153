import Calcot

/// A ViewModel of the people to pick from, with a mark at those who are picked.
@MainActor
struct PickerViewModel: Leavable {
  /// The data source of the people to pick from.
  let people: PeopleDataSource
  private let picked: PickedPeople
  private let router: any PickerRouting
  private let texts: PeopleTexts

  init(
    picked: PickedPeople, interactor: any PeopleInteracting, router: any PickerRouting,
    texts: PeopleTexts
  ) {
    self.picked = picked
    self.router = router
    self.texts = texts
    people = PeopleDataSource(interactor: interactor, texts: texts) { person in
      PersonCellConfiguration(person, isChosen: picked.contains(person.id))
    }
  }

  var title: String { texts.choosePeople }
  var cancelLabel: String { texts.cancel }
  var addLabel: String { texts.add(picked.ids.count) }
  var canAdd: Bool { !picked.ids.isEmpty }
  var leavability: Leavability {
    .asks(texts.discardQuestion(picked.ids.count), if: canAdd && !picked.isTaken)
  }

  func rowTapped(_ id: Person.ID) { picked.toggle(id) }
  func addButtonTapped() { if canAdd { router.picked(picked.take()) } }
  func cancelButtonTapped() { router.cancelled() }
}
