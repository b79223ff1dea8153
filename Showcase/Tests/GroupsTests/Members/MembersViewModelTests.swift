import Calcot
import CalcotContent
import CalcotTesting
import ShowcaseAppTesting
import Testing

@testable import Groups

@MainActor
@Suite struct MembersViewModelTests {
  private let interactor = FakeMembersInteractor(.runners())
  private let coordinator = FakeMembersCoordinator()

  private var viewModel: MembersViewModel {
    MembersViewModel(interactor: interactor, coordinator: coordinator, texts: .english)
  }

  @Test func `has a row for each member, and a button that removes them from one's own group`() {
    #expect(viewModel.title == "Runners")
    #expect(viewModel.rows.loaded.map(\.name) == ["Anna Gruber"])
    #expect(viewModel.rows[0]?.removeLabel == "Remove")
    #expect(viewModel.addMembers?.label == "Add members")
    #expect(viewModel.status.summary == "1 member")
  }

  @Test func `changes nobody else's group`() {
    interactor.memberList.isMine = false
    #expect(viewModel.rows[0]?.removeLabel == nil)
    #expect(viewModel.addMembers == nil)
  }

  @Test func `says that nobody is in a group, and that it loads`() {
    interactor.memberList = .loading()
    #expect(viewModel.title == "Members")
    #expect(viewModel.status.activity == "Loading the members")
    #expect(viewModel.status.emptyText == nil)
    interactor.memberList.members = LoadedPages([])
    #expect(viewModel.status.activity == nil)
    #expect(viewModel.status.emptyText == "Nobody is in this group yet.")
  }

  @Test func `leads to a member and to the picker`() {
    viewModel.rows[0]?.open()
    viewModel.addMembers?.open()
    #expect(coordinator.opened == ["member 7 of 1", "picker for 1"])
  }

  @Test func `removes a member after a confirmation, and tries again as long as the user wants`()
    async
  {
    let row = MemberRow(
      id: MemberList.anna.id, name: "Anna", open: NavigationAction {}, removeLabel: "Remove")
    await viewModel.removeButtonTapped(row)
    #expect(interactor.calls == [])
    coordinator.confirms = [true, true]
    interactor.failures = [.locked]
    await viewModel.removeButtonTapped(row)
    #expect(interactor.calls == ["remove 7", "remove 7"])
    #expect(coordinator.calls.last == .message("Anna was removed", .success))
    coordinator.confirms = [true, false]
    interactor.failures = [.diskFull]
    await viewModel.removeButtonTapped(row)
    #expect(interactor.calls.count == 3)
    #expect(coordinator.calls.last == .confirm("That did not work"))
    coordinator.confirms = [true]
    interactor.failures = [.notFound]
    await viewModel.removeButtonTapped(row)
    #expect(
      coordinator.calls.last
        == .message(GroupsTexts.english.message(GroupRepositoryError.notFound), .error))
  }

  @Test func `passes refreshes and the rows that are shown on to the Interactor`() async {
    await viewModel.refreshButtonTapped()
    await viewModel.rowsShown(10..<20)
    #expect(interactor.calls == ["fetch", "show 10..<20"])
  }
}
