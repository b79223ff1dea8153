import Calcot
import CalcotContent
import CalcotTesting
import Groups
import Localization
import ShowcaseAppTesting
import Testing

@testable import GroupsInStyles

/// Tests of the ViewModels in the style of routers, their cells and their handler.
@MainActor
@Suite struct RouterStyleTests {
  private final class FakeMembersRouter: RecordingGroupsRouter, RouterStyle.MembersRouting {
    func openingMember(_ member: Member.ID) -> NavigationAction {
      opening("member \(member.rawValue)")
    }
    func openingPicker() -> NavigationAction { opening("picker") }
  }

  private final class FakeGroupsRouter: RecordingGroupsRouter, RouterStyle.GroupsRouting {
    func openingGroup(_ group: Group) -> NavigationAction { opening("group \(group.name)") }
    func openingCategory(_ category: GroupCategory) -> NavigationAction { opening("\(category)") }
    func openingNewGroup() -> NavigationAction { opening("new group") }
  }

  private let interactor = FakeMembersInteractor(.runners())
  private let router = FakeMembersRouter()

  private var viewModel: RouterStyle.MembersViewModel {
    RouterStyle.MembersViewModel(interactor: interactor, router: router, texts: .english)
  }

  @Test func `hands out cells with finished texts that lead on by the router`() throws {
    let cell = try #require(viewModel.cells[0])
    #expect(cell.name == "Anna Gruber")
    #expect(cell.removeLabel == "Remove")
    cell.open()
    viewModel.addMembers?.open()
    #expect(router.opened == ["member 7", "picker"])
  }

  @Test func `has no cells for rows that are not loaded`() {
    interactor.memberList.members.elements.insert(
      Page(start: 0, elements: [MemberList.anna], total: 300))
    #expect(viewModel.cells.count == 300)
    #expect(viewModel.cells[299] == nil)
  }

  @Test func `has the handler ask before it removes a member and says so`() async throws {
    let cell = try #require(viewModel.cells[0])
    await viewModel.removeButtonTapped(cell)
    #expect(interactor.calls == [])
    #expect(router.calls == [.confirm(GroupsTexts.english.removeQuestion("Anna Gruber"))])
    router.confirms = [true]
    await viewModel.removeButtonTapped(cell)
    #expect(interactor.calls == ["remove 7"])
    #expect(
      router.calls.suffix(2) == [
        .activity("Saving…"), .message("Anna Gruber was removed", .success),
      ])
  }

  @Test func `shows no buttons where the person may change nothing`() {
    interactor.memberList.isMine = false
    #expect(viewModel.cells[0]?.removeLabel == nil)
    #expect(viewModel.addMembers == nil)
  }

  @Test func `changes the list of groups with its Model`() {
    let interactor = FakeGroupsInteractor()
    let router = FakeGroupsRouter()
    let viewModel = RouterStyle.GroupsViewModel(
      interactor: interactor, router: router, texts: .english)
    #expect(viewModel.cells.count == 0)
    interactor.groupsList = GroupsList(groups: [.named("Runners")], category: .joined)
    viewModel.cells[0]?.open()
    for link in viewModel.links { link.open() }
    #expect(router.opened == ["group Runners", "new group", "invited", "suggested"])
  }
}
