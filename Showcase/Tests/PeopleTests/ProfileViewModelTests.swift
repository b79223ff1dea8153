import Calcot
import CalcotTesting
import CommunityFakes
import Foundation
import Groups
import Localization
import Testing

@testable import People

extension RecordingRouter: ProfileRouting {}

/// Tests of the ViewModel alone, with a recording router.
@MainActor
@Suite struct ProfileViewModelTests {
  private let router = RecordingRouter()
  private let community = InMemoryCommunity(seed: .runnersAndMore)
  private let interactor: ProfileInteractor

  init() async {
    interactor = ProfileInteractor(
      id: Person.ID(rawValue: 1), known: nil, repository: InMemoryPeopleRepository(community))
    await interactor.fetchPerson()
  }

  private var viewModel: ProfileViewModel {
    ProfileViewModel(
      interactor: interactor, router: router, texts: PeopleTexts(language: .english))
  }

  @Test func `asks, deletes, says so and takes its screen off`() async {
    router.confirms = [true]
    await viewModel.deleteButtonTapped()
    #expect(
      router.calls == [
        .confirm("Delete Anna Gruber?"), .activity("Deleting…"),
        .offer("Anna Gruber is deleted.", .success, action: "Undo"), .close,
      ])
    await router.useMessage()
    #expect(router.calls.last == .message("Anna Gruber is back.", .success))
  }

  @Test func `stays when the person is not deleted`() async {
    await viewModel.deleteButtonTapped()
    router.confirms = [true]
    community.failNext(with: .locked)
    await viewModel.deleteButtonTapped()
    #expect(!router.calls.contains(.close))
    #expect(viewModel.isThere)
  }

  @Test func `says nothing when the person leaves what the host offers`() async {
    router.outcome = .refused(.declined)
    await viewModel.homepageTapped()
    await viewModel.copyNameButtonTapped()
    #expect(router.calls == [.open("https://anna.example"), .copy("Anna Gruber")])
  }

  @Test func `says why the host has failed`() async {
    router.outcome = .refused(.hostFailed("no browser"))
    await viewModel.homepageTapped()
    #expect(router.calls.last == .message("It did not work: no browser", .error))
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
  }
}
