import Calcot
import CalcotContent
import CalcotTesting
import Localization
import Testing

@testable import People

/// Tests of the ViewModel alone, with a recording router.
@MainActor
@Suite struct ProfileViewModelTests {
  private let router = FakePeopleRouter()
  private let interactor = FakeProfileInteracting(
    Profile(
      person: .anna,
      files: Profile.Files(
        photo: nil,
        documents: [
          PersonDocument(id: PersonDocument.ID(rawValue: 4), name: "cv.txt", byteCount: 2_000)
        ])))

  private var viewModel: ProfileViewModel { viewModel() }

  private func viewModel(_ language: Language = .english) -> ProfileViewModel {
    let texts = PeopleTexts(region: Region(language))
    return ProfileViewModel(
      interactor: interactor, router: router,
      photos: PersonPhotoHandler(router, save: interactor.setPhoto), texts: texts)
  }

  // MARK: Texts

  @Test func `shows a person with finished texts`() throws {
    #expect(viewModel.title == "Anna Gruber")
    #expect(viewModel.homepage?.title == "Homepage")
    #expect(viewModel.homepage?.detail == "https://anna.example")
    #expect(viewModel.homepage?.address?.text == "https://anna.example")
    #expect(viewModel.homepage?.copyLabel == "Copy")
    #expect(viewModel.copyNameLabel == "Copy name")
    #expect(viewModel.deleteLabel == "Delete")
    let documents = try #require(viewModel.documents)
    #expect(documents.rows.map(\.title) == ["cv.txt"])
    #expect(documents.rows.map(\.detail) == ["2 kB"])
    #expect(documents.emptyText == nil)
    #expect(viewModel(.german).documents?.attachLabel == "Dokumente anhängen")
  }

  @Test func `has nothing to copy or open where there is no homepage`() {
    interactor.profileReturns = Profile(person: .budi)
    #expect(viewModel.homepage?.detail == "No homepage")
    #expect(viewModel.homepage?.copyLabel == nil)
    #expect(viewModel.homepage?.address == nil)
  }

  @Test func `is loading until it knows the person or a problem`() {
    interactor.profileReturns = Profile()
    #expect(viewModel.title == "Person")
    #expect(viewModel.loadingText == "Loading the people")
    #expect(viewModel.homepage == nil)
    interactor.profileReturns = Profile(person: .anna)
    #expect(viewModel.loadingText == nil)
    #expect(viewModel.photo == nil)
    #expect(viewModel.documents == nil)
    interactor.profileReturns = Profile(
      problem: .unavailable(Translation { _ in "The store is away." }))
    #expect(viewModel.loadingText == nil)
    #expect(viewModel.problem == "The store is away.")
    #expect(viewModel.retryLabel == "Try again")
  }

  @Test func `offers nothing for a person who does not exist, not even another try`() {
    interactor.profileReturns?.problem = .notFound
    #expect(viewModel.isMissing)
    #expect(viewModel.problem == "This person is no longer there. Go back and search again.")
    #expect(viewModel.retryLabel == nil)
    #expect(viewModel.copyNameLabel == nil)
    #expect(viewModel.deleteLabel == nil)
    #expect(viewModel.photo == nil)
  }

  @Test func `leads to the photo, if there is one`() {
    #expect(viewModel.photo?.summary == "No photo")
    #expect(viewModel.photo?.open == nil)
    #expect(viewModel.photo?.removeLabel == nil)
    interactor.profileReturns?.files?.photo = Photo(.photo)
    #expect(viewModel.photo?.summary == "me.png, 640×480, 12 kB")
    #expect(viewModel.photo?.removeLabel == "Remove photo")
    #expect(viewModel.photo?.picture?.bytes == PickedFile.photo.content)
    #expect(viewModel.photo?.pictureLabel == "Photo of Anna Gruber")
    viewModel.photo?.open?()
    #expect(router.opened == ["me.png of Anna Gruber"])
  }

  // MARK: Events

  @Test func `deletes a person after a question, says so and closes its screen`() async {
    var restored: [DeletedPerson] = []
    interactor.restorePersonReturns = { restored.append($0) }
    router.confirms = [true]
    await viewModel.deleteButtonTapped()
    #expect(
      router.calls == [
        .confirm("Delete Anna Gruber?"), .activity("Deleting…"),
        .offer("Anna Gruber is deleted.", .success, action: "Undo"), .close,
      ])
    await router.useMessage()
    #expect(router.calls.last == .message("Anna Gruber is back.", .success))
    #expect(interactor.deleteCalls == 1 && restored.map(\.person) == [.anna])
  }

  @Test func `stays when the person is not deleted`() async {
    await viewModel.deleteButtonTapped()
    #expect(interactor.deleteCalls == 0)
    router.confirms = [true]
    interactor.deleteThrows = .unavailable(Translation { _ in "The store is away." })
    await viewModel.deleteButtonTapped()
    #expect(router.calls.last == .message("The store is away.", .error))
    #expect(!router.calls.contains(.close))
  }

  @Test func `removes a document, which can be restored`() async throws {
    var restored: [RemovedDocument] = []
    interactor.restoreDocumentReturns = { restored.append($0) }
    router.confirms = [true]
    let document = try #require(viewModel.documents?.rows.first)
    await viewModel.removeButtonTapped(document)
    #expect(router.calls.first == .confirm("Remove cv.txt?"))
    #expect(router.calls.last == .offer("cv.txt is removed.", .success, action: "Undo"))
    await router.useMessage()
    #expect(interactor.removeCalls == [document.id] && restored.map(\.id) == [document.id])
  }

  @Test func `shares a document, or says why it cannot be read`() async throws {
    let document = try #require(viewModel.documents?.rows.first)
    await viewModel.documentTapped(document)
    #expect(router.calls == [.activity("Loading the document"), .share(.file(.text))])
    interactor.fileThrows = .notFound
    await viewModel.documentTapped(document)
    #expect(
      router.calls.last
        == .message("This person is no longer there. Go back and search again.", .error))
  }

  @Test func `says nothing when the user declines what the host offers`() async {
    router.outcome = .refused(.declined)
    await viewModel.homepageTapped()
    await viewModel.copyNameButtonTapped()
    await viewModel.copyHomepageButtonTapped()
    #expect(
      router.calls == [
        .open("https://anna.example"), .copy("Anna Gruber"), .copy("https://anna.example"),
      ])
  }

  @Test func `says why the host has failed`() async {
    router.outcome = .refused(.hostFailed("no browser"))
    await viewModel.homepageTapped()
    #expect(router.calls.last == .message("It did not work: no browser", .error))
  }

  @Test func `attaches the picked documents, and says how many`() async {
    router.picks = [.success([.text, .photo])]
    await viewModel.attachButtonTapped()
    #expect(interactor.addDocumentsCalls == [[.text, .photo]])
    #expect(router.calls.last == .message("2 documents are attached.", .success))
  }

  @Test func `saves nothing when nothing was picked`() async {
    await viewModel.attachButtonTapped()
    await viewModel.choosePhotoButtonTapped()
    router.picks = [.failure(.hostCannot(.pickDocuments, host: "test"))]
    await viewModel.attachButtonTapped()
    #expect(
      router.calls == [
        .pickDocuments(FilePick(most: 10)), .pickImage(mostBytes: FilePick.usualBytes),
        .pickDocuments(FilePick(most: 10)), .message("This cannot be done here.", .error),
      ])
    #expect(interactor.addDocumentsCalls == [] && interactor.setPhotoCalls == [])
  }

  @Test func `chooses and removes the photo with the handler of every photo`() async {
    router.picks = [.success([.photo])]
    await viewModel.choosePhotoButtonTapped()
    await viewModel.removePhotoButtonTapped()
    #expect(interactor.setPhotoCalls == [.photo, nil])
  }

  @Test func `reads again when it is asked to`() async {
    await viewModel.tryAgainButtonTapped()
    #expect(interactor.fetchPersonCalls == 1)
  }
}
