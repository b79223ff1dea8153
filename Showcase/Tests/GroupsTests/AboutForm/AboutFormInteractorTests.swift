import CommunityFakes
import Testing

@testable import Groups

@MainActor
@Suite struct AboutFormInteractorTests {
  @Test func `reads the group, and changes what it says`() async throws {
    let repository = InMemoryGroupRepository(seed: .runnersAndMore)
    let id = Group.ID(rawValue: 2)
    let interactor = AboutFormInteractor(id: id, repository: repository)
    #expect(try await interactor.group().about.place == "Prater Hauptallee")
    let about = GroupAbout(description: "Slow.", place: "Donauinsel")
    #expect(try await interactor.save(about, from: repository.group(id).about).about == about)
    #expect(try await repository.group(id).about == about)
  }
}
