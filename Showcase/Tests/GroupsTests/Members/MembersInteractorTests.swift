import Calcot
import CalcotContent
import CommunityFakes
import ShowcaseAppTesting
import Testing

@testable import Groups

@MainActor
@Suite struct MembersInteractorTests {
  let dependencies = TestDependencies()

  private func interactor(known: Group? = nil) -> MembersInteractor {
    MembersInteractor(
      group: Group.ID(rawValue: 1), known: known, repository: dependencies.groupRepository)
  }

  private func names(_ interactor: MembersInteractor) -> [String] {
    interactor.memberList.members.elements.loaded.map(\.firstName)
  }

  @Test func `knows name and category of a group that the screen before passed on`() {
    #expect(interactor().memberList.name == nil)
    #expect(interactor().memberList.isMine == nil)
    let known = interactor(known: .named("Runners")).memberList
    #expect(known.name == "Runners")
    #expect(known.isMine == true)
  }

  @Test func `fetches the group and its members`() async {
    let interactor = interactor()
    await interactor.fetchMembers()
    #expect(interactor.memberList.name == "Sunday Long Run")
    #expect(names(interactor) == ["Anna", "Núria", "Zoe\u{308}", "太郎"])
  }

  @Test func `removes a member, and drops them from the list`() async throws {
    let interactor = interactor()
    await interactor.fetchMembers()
    try await interactor.remove(Member.ID(rawValue: 1))
    #expect(names(interactor).count == 3)
    await #expect(throws: GroupRepositoryError.notFound) {
      try await interactor.remove(Member.ID(rawValue: 1))
    }
  }

  @Test func `reads again when people were added to its group`() async throws {
    let interactor = interactor()
    await interactor.fetchMembers()
    let group = try await dependencies.groupRepository.addMembers(
      [Member.ID(rawValue: 6)], to: Group.ID(rawValue: 1))
    await interactor.follow(.membersAdded([Member.ID(rawValue: 6)], to: group))
    #expect(names(interactor).contains("Budi"))
  }

  @Test func `knows the current members for the picker, and adds those who were picked`()
    async throws
  {
    let newMembers = NewMembersInteractor(repository: dependencies.groupRepository)
    let group = Group.ID(rawValue: 1)
    #expect(await newMembers.knownMembers(of: group).count == 4)
    #expect(try await newMembers.add([Member.ID(rawValue: 6)], to: group).memberCount == 5)
    #expect(await newMembers.knownMembers(of: Group.ID(rawValue: 99)).isEmpty)
  }
}
