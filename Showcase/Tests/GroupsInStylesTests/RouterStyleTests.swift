import Calcot
import CalcotLists
import Groups
import Localization
import Testing

@testable import GroupsInStyles

/// Tests of the ViewModel in the style of routers, its data source and its handler.
@MainActor
@Suite struct RouterStyleTests {
  private final class FakeRouter: FakeFailureReporting, RouterStyle.MembersRouting {
    let texts = GroupsTexts.english
    private(set) var questions: [Question] = []

    func confirm(_ question: Question) async -> Bool {
      questions.append(question)
      return confirms
    }
    func presentMember(_ member: Member.ID) { note("member \(member.rawValue)") }
    func presentPicker() { note("picker") }
    func place(of member: Member.ID) -> GroupsRoute { .member(member, of: Group.ID(rawValue: 1)) }
  }

  private let interactor = FakeMembersInteractor(.runners())
  private let router = FakeRouter()

  @Test func `hands out configurations of cells and no Models`() throws {
    let viewModel = RouterStyle.MembersViewModel(interactor: interactor, router: router)
    let cell = try #require(viewModel.cells.first)
    #expect(
      cell
        == RouterStyle.MemberCellConfiguration(
          id: "7", title: "Anna Gruber", removal: "Remove", member: MemberList.anna.id))
    viewModel.cellTapped(cell)
    viewModel.addButtonTapped()
    #expect(router.calls == ["member 7", "picker"])
  }

  @Test func `has cells that do nothing for rows that are not loaded`() async throws {
    interactor.memberList.members.elements.insert(
      Page(start: 0, elements: [MemberList.anna], total: 300))
    let viewModel = RouterStyle.MembersViewModel(interactor: interactor, router: router)
    #expect(viewModel.cells.count == 300)
    let cell = viewModel.cells[299]
    #expect(cell.title == "…")
    #expect(cell.removal == nil)
    viewModel.cellTapped(cell)
    await viewModel.removeButtonTapped(cell)
    #expect(router.calls == [])
  }

  @Test func `has the handler ask, remove and say so`() async throws {
    let viewModel = RouterStyle.MembersViewModel(interactor: interactor, router: router)
    let cell = try #require(viewModel.cells.first)
    router.confirms = false
    await viewModel.removeButtonTapped(cell)
    #expect(interactor.calls == [])
    #expect(router.questions.map(\.title) == [GroupsTexts.english.removeQuestion("Anna Gruber")])
    #expect(router.questions.map(\.role) == [.destructive])
    router.confirms = true
    await viewModel.removeButtonTapped(cell)
    #expect(interactor.calls == ["remove 7"])
    #expect(router.calls.suffix(2) == ["Saving…", "success: Anna Gruber was removed"])
  }

  @Test func `shows no buttons where the person may change nothing`() {
    interactor.memberList.isMine = false
    let viewModel = RouterStyle.MembersViewModel(interactor: interactor, router: router)
    #expect(viewModel.cells.allSatisfy { $0.removal == nil })
    #expect(!viewModel.canChange)
  }
}
