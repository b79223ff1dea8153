import Calcot
import CalcotContent

// calcot:fake
@MainActor
protocol PhotoInteracting: AnyObject {
  var personPhoto: PersonPhoto { get }
  var personPhotoDidChange: ObserverSet<Void> { get }
  func fetchPhoto() async
  func setPhoto(_ photo: PickedFile?) async throws(PeopleRepositoryError)
}

final class PhotoInteractor: PhotoInteracting {
  private(set) var personPhoto: PersonPhoto { didSet { personPhotoDidChange.notify() } }
  let personPhotoDidChange = ObserverSet<Void>()
  private let id: Person.ID
  private let repository: any PeopleRepository
  private var readings = ReadingOrder()

  init(id: Person.ID, known: KnownPerson?, repository: any PeopleRepository) {
    self.id = id
    self.repository = repository
    personPhoto = PersonPhoto(person: known?.person, photo: known?.photo)
  }

  func fetchPhoto() async {
    let reading = readings.begin()
    do {
      let person = try await repository.person(id)
      let photo = try await repository.photo(of: id)
      guard readings.end(reading) else { return }
      personPhoto = PersonPhoto(person: person, photo: photo.flatMap(Photo.init), isRead: true)
    } catch .cancelled {
    } catch {
      if readings.end(reading) { personPhoto.problem = error }
    }
  }

  func setPhoto(_ photo: PickedFile?) async throws(PeopleRepositoryError) {
    try await repository.setPhoto(photo, of: id)
  }
}
