import CommunityFakes
import ShowcaseAppTesting
import Testing

@testable import Groups

@MainActor
@Suite struct GroupFormInteractorTests {
  let repository = InMemoryGroupRepository(seed: .runnersAndMore)

  @Test func `creates a group, and begins without a name`() async throws {
    let interactor = NewGroupInteractor(repository: repository)
    #expect(try await interactor.name() == "")
    let group = try await interactor.save(GroupName("Night Owls"))
    #expect(try await repository.group(group.id).name == "Night Owls")
    await #expect(throws: GroupRepositoryError.nameTaken) {
      try await interactor.save(GroupName("Night Owls"))
    }
  }

  @Test func `gives a group another name`() async throws {
    let id = Group.ID(rawValue: 2)
    let interactor = RenameInteractor(id: id, repository: repository)
    #expect(try await interactor.name() == "Early Birds")
    _ = try await interactor.save(GroupName("Late Birds"))
    #expect(try await repository.group(id).name == "Late Birds")
  }
}
