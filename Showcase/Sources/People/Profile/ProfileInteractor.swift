import Calcot

/// The Model of a person's screen.
struct Profile: Equatable, Sendable {
  /// The person, as soon as they are known.
  var person: Person?
  var problem: PeopleRepositoryError?
}

@MainActor
protocol ProfileInteracting: AnyObject {
  var profile: Profile { get }
  var profileDidChange: ObserverSet<Void> { get }
  func fetchPerson() async
}

final class ProfileInteractor: ProfileInteracting {
  private(set) var profile: Profile { didSet { profileDidChange.notify() } }
  let profileDidChange = ObserverSet<Void>()
  private let id: Person.ID
  private let repository: any PeopleRepository

  init(id: Person.ID, known person: Person?, repository: any PeopleRepository) {
    self.id = id
    self.repository = repository
    profile = Profile(person: person)
  }

  func fetchPerson() async {
    do {
      profile = Profile(person: try await repository.person(id))
    } catch .cancelled {
    } catch {
      profile.problem = error
    }
  }
}
