import Calcot
import CalcotContent
import CalcotTesting
import Foundation
import Localization
import Testing

@testable import People

@MainActor
@Suite struct PhotoViewModelTests {
  private let router = FakePeopleRouter()

  private func viewModel(
    _ personPhoto: PersonPhoto, _ language: Language = .english
  ) -> (PhotoViewModel, FakePhotoInteracting) {
    let interactor = FakePhotoInteracting(personPhoto)
    let viewModel = PhotoViewModel(
      interactor: interactor, photos: PersonPhotoHandler(router, save: interactor.setPhoto),
      texts: PeopleTexts(region: Region(language)))
    return (viewModel, interactor)
  }

  @Test(arguments: [
    (Language.english, "Photo of Anna Gruber", ["File", "File type", "Dimensions", "Size"]),
    (.german, "Foto von Anna Gruber", ["Datei", "Dateityp", "Abmessungen", "Größe"]),
    (.spanish, "Foto de Anna Gruber", ["Archivo", "Tipo de archivo", "Dimensiones", "Tamaño"]),
  ])
  func `says what is known of a photo`(
    _ language: Language, _ title: String, _ titles: [String]
  ) {
    let (viewModel, _) = viewModel(
      PersonPhoto(person: .anna, photo: Photo(.photo), isRead: true), language)
    #expect(viewModel.title == title)
    #expect(viewModel.facts.map(\.title) == titles)
    #expect(viewModel.facts.map(\.detail) == ["me.png", "PNG", "640×480", "12 kB"])
    #expect(viewModel.emptyText == nil)
    #expect(viewModel.picture == Photo(.photo).map { .data($0.image) })
    #expect(viewModel.pictureLabel == title)
  }

  @Test func `leaves out the dimensions where the file does not say them`() {
    let webp = PickedFile("a.webp", content: Data("RIFF1234WEBPabcd".utf8))
    let (viewModel, _) = viewModel(PersonPhoto(person: .anna, photo: Photo(webp), isRead: true))
    #expect(viewModel.facts.map(\.detail) == ["a.webp", "WebP", "16 bytes"])
  }

  @Test func `offers to replace and remove a photo, and to choose one where there is none`() {
    let (some, _) = viewModel(PersonPhoto(person: .anna, photo: Photo(.photo), isRead: true))
    #expect(some.chooseLabel == "Replace photo")
    #expect(some.removeLabel == "Remove photo")
    let (none, _) = viewModel(PersonPhoto(person: .anna, isRead: true))
    #expect(none.emptyText == "No photo")
    #expect(none.emptyMessage == "With a photo, others know Anna Gruber at a glance.")
    #expect(none.chooseLabel == "Choose photo")
    #expect(none.removeLabel == nil)
    #expect(none.picture == nil)
    #expect(none.facts == [])
  }

  @Test func `shows at once what the screen before passed on, and is loading without it`() {
    let (known, _) = viewModel(PersonPhoto(person: .anna, photo: Photo(.photo)))
    #expect(known.loadingText == nil)
    #expect(known.facts.count == 4)
    let (unknown, _) = viewModel(PersonPhoto())
    #expect(unknown.title == "Photo")
    #expect(unknown.loadingText == "Loading the photo")
    #expect(unknown.emptyText == nil)
    #expect(unknown.chooseLabel == nil)
  }

  @Test func `says why a photo could not be read, and offers another try where that can help`()
    async
  {
    let (away, interactor) = viewModel(
      PersonPhoto(problem: .unavailable(Translation { _ in "The store is away." })))
    #expect(away.problem == "The store is away.")
    #expect(away.loadingText == nil)
    #expect(away.retryLabel == "Try again")
    await away.tryAgainButtonTapped()
    #expect(interactor.fetchPhotoCalls == 1)
    let (gone, _) = viewModel(
      PersonPhoto(person: .anna, photo: Photo(.photo), isRead: true, problem: .notFound))
    #expect(gone.isMissing)
    #expect(gone.retryLabel == nil)
    #expect(gone.facts == [])
    #expect(gone.chooseLabel == nil)
    #expect(gone.removeLabel == nil)
    #expect(gone.emptyText == nil)
  }

  @Test func `replaces and removes the photo`() async {
    let (viewModel, interactor) = viewModel(PersonPhoto(person: .anna, isRead: true))
    router.picks = [.success([.photo])]
    await viewModel.chooseButtonTapped()
    await viewModel.removeButtonTapped()
    #expect(interactor.setPhotoCalls == [.photo, nil])
    #expect(router.calls.last == .message("The photo is gone.", .success))
  }
}
