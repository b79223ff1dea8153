import Calcot
import CalcotContent
import CalcotTesting
import CalcotViews
import Foundation
import Localization

@testable import People

extension FakePeopleInteracting {
  /// Creates an Interactor of a list of people.
  convenience init(_ people: [Person] = [], search: String = "") {
    self.init()
    peopleListReturns = PeopleList(
      query: PeopleQuery(search: search), people: LoadedPages(people))
    peopleListDidChangeReturns = ObserverSet()
  }
}

extension FakeProfileInteracting {
  /// Creates an Interactor of one person, which carries out what it is asked for.
  convenience init(_ profile: Profile) {
    self.init()
    profileReturns = profile
    profileDidChangeReturns = ObserverSet()
    deleteReturns = DeletedPerson(person: .anna, groups: [], photo: nil, documents: [])
    fileReturns = .text
    (restorePersonReturns, restoreDocumentReturns) = ({ _ in }, { _ in })
    removeHandler = { RemovedDocument(id: $0, person: Person.anna.id, file: .text) }
  }
}

extension FakePhotoInteracting {
  /// Creates an Interactor of a photo.
  convenience init(_ personPhoto: PersonPhoto) {
    self.init()
    personPhotoReturns = personPhoto
    personPhotoDidChangeReturns = ObserverSet()
  }
}

/// A router of any screen of the feature, which records what is opened.
@MainActor
final class FakePeopleRouter: RecordingRouter, DirectoryRouting, PickerRouting, ProfileRouting,
  PhotoRouting
{
  private(set) var opened: [String] = []

  func opening(_ person: Person) -> NavigationAction {
    NavigationAction { self.opened.append(person.name) }
  }

  func opening(_ photo: Photo, of person: Person) -> NavigationAction {
    NavigationAction { self.opened.append("\(photo.file.name) of \(person.name)") }
  }

  func picked(_ people: [Person.ID]) { opened.append("picked \(people.map(\.rawValue))") }
  func cancelled() { opened.append("cancelled") }
}

extension FakePermissionService {
  /// Creates a permission with a status, and the answer of the user to the system's prompt.
  convenience init(_ status: PermissionStatus, allows: Bool = true) {
    self.init()
    (statusReturns, requestReturns) = (status, allows)
  }
}

extension PersonPhotoHandler {
  /// Creates a handler with English texts that saves with an interactor.
  init(
    _ router: FakePeopleRouter, permission: any PermissionService = PermissionNotNeeded(),
    save: @escaping @MainActor (PickedFile?) async throws(PeopleRepositoryError) -> Void
  ) {
    self.init(
      router: router, permission: permission, texts: PeopleTexts(region: Region(.english)),
      save: save)
  }
}

extension Person {
  static let anna = Person(
    id: ID(rawValue: 1), firstName: "Anna", lastName: "Gruber", homepage: "https://anna.example")
  static let budi = Person(id: ID(rawValue: 6), firstName: "Budi", lastName: "")
}

extension PickedFile {
  /// A photo of 640×480 pixels and 12 kB.
  static let photo = PickedFile(
    "me.png",
    content: Data(
      [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13] + Array("IHDR".utf8)
        + [0, 0, 2, 0x80, 0, 0, 1, 0xE0]) + Data(count: 11_976))
  static let text = PickedFile("cv.txt", content: Data("Runs.".utf8))
}
