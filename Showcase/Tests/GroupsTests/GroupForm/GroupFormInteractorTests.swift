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
    let group = try await interactor.save(GroupName("Night Owls"), from: "")
    #expect(try await repository.group(group.id).name == "Night Owls")
    await #expect(throws: GroupRepositoryError.nameTaken) {
      try await interactor.save(GroupName("Night Owls"), from: "")
    }
  }

  @Test(arguments: [4, 5])
  func `changes nothing of a group that the user has not joined, whatever leads to the form`(
    _ number: Int
  ) async throws {
    let id = Group.ID(rawValue: Int64(number))
    let before = try await repository.group(id)
    let refusal = GroupRepositoryError.moved(before.category)
    let rename = RenameInteractor(id: id, repository: repository)
    let about = AboutFormInteractor(id: id, repository: repository)
    await #expect(throws: refusal) { try await rename.name() }
    await #expect(throws: refusal) { try await rename.save(GroupName("Mine"), from: before.name) }
    await #expect(throws: refusal) { try await about.group() }
    await #expect(throws: refusal) {
      try await about.save(GroupAbout(place: "Here"), from: before.about)
    }
    let members = NewMembersInteractor(repository: repository)
    await #expect(throws: refusal) { try await members.add([Member.ID(rawValue: 6)], to: id) }
    #expect(try await repository.group(id) == before)
  }

  @Test func `gives a group another name`() async throws {
    let id = Group.ID(rawValue: 2)
    let interactor = RenameInteractor(id: id, repository: repository)
    #expect(try await interactor.name() == "Early Birds")
    _ = try await interactor.save(GroupName("Late Birds"), from: "Early Birds")
    #expect(try await repository.group(id).name == "Late Birds")
  }
}
