import Calcot
import CalcotHandlers
import CalcotLists
import CalcotTesting
import Foundation
import Localization

@testable import People

/// An Interactor of a list of people with a Model set by the test, which records its calls.
final class FakePeopleInteractor: PeopleInteracting {
  var peopleList: PeopleList { didSet { peopleListDidChange.notify() } }
  let peopleListDidChange = ObserverSet<Void>()
  private(set) var calls: [String] = []

  init(_ people: [Person] = [], search: String = "") {
    peopleList = PeopleList(query: PeopleQuery(search: search), people: LoadedPages(people))
  }

  func fetchPeople() async { calls.append("fetch") }
  func fetchPeople(in rows: Range<Int>) async { calls.append("fetch \(rows)") }
  func search(for text: String) { calls.append("search \(text)") }
}

/// An Interactor of one person with a Model set by the test, which records its calls.
final class FakeProfileInteractor: ProfileInteracting {
  var profile: Profile { didSet { profileDidChange.notify() } }
  let profileDidChange = ObserverSet<Void>()
  /// The errors of the next calls that can fail.
  var failures: [PeopleRepositoryError] = []
  private(set) var calls: [String] = []

  init(_ profile: Profile) { self.profile = profile }

  func fetchPerson() async { calls.append("fetch") }

  func delete() async throws(PeopleRepositoryError) -> DeletedPerson {
    try note("delete")
    return DeletedPerson(person: .anna, groups: [], photo: nil, documents: [])
  }

  func setPhoto(_ photo: PickedFile?) async throws(PeopleRepositoryError) {
    try note("photo \(photo?.name ?? "none")")
  }

  func addDocuments(_ files: [PickedFile]) async throws(PeopleRepositoryError) {
    try note("add \(files.map(\.name).joined(separator: ", "))")
  }

  func file(of document: PersonDocument.ID) async throws(PeopleRepositoryError) -> PickedFile {
    try note("file \(document.rawValue)")
    return .text
  }

  func remove(
    _ document: PersonDocument.ID
  ) async throws(PeopleRepositoryError) -> RemovedDocument {
    try note("remove \(document.rawValue)")
    return RemovedDocument(id: document, person: Person.anna.id, file: .text)
  }

  var restorePerson: @MainActor (DeletedPerson) async throws(PeopleRepositoryError) -> Void {
    { person throws(PeopleRepositoryError) in try self.note("restore \(person.person.name)") }
  }

  var restoreDocument: @MainActor (RemovedDocument) async throws(PeopleRepositoryError) -> Void {
    { document throws(PeopleRepositoryError) in try self.note("restore \(document.file.name)") }
  }

  private func note(_ call: String) throws(PeopleRepositoryError) {
    calls.append(call)
    if !failures.isEmpty { throw failures.removeFirst() }
  }
}

/// An Interactor of a photo with a Model set by the test, which records its calls.
final class FakePhotoInteractor: PhotoInteracting {
  var personPhoto: PersonPhoto
  let personPhotoDidChange = ObserverSet<Void>()
  private(set) var calls: [String] = []

  init(_ personPhoto: PersonPhoto) { self.personPhoto = personPhoto }

  func fetchPhoto() async { calls.append("fetch") }

  func setPhoto(_ photo: PickedFile?) async throws(PeopleRepositoryError) {
    calls.append("photo \(photo?.name ?? "none")")
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

/// A permission that the test sets, with the number of the system's prompts.
final class FakePermission: PermissionService {
  let current: PermissionStatus
  private let allows: Bool
  private(set) var prompts = 0

  init(_ current: PermissionStatus, allows: Bool = true) {
    self.current = current
    self.allows = allows
  }

  func status() async -> PermissionStatus { current }

  func request() async -> Bool {
    prompts += 1
    return allows
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
