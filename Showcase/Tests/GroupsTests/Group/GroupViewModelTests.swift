import Calcot
import CalcotContent
import CalcotTesting
import Localization
import ShowcaseAppTesting
import Testing

@testable import Groups

@MainActor
@Suite struct GroupViewModelTests {
  private let interactor = FakeGroupInteracting(GroupDetail(id: Group.ID(rawValue: 1)))
  private let coordinator = FakeGroupCoordinator()

  private var viewModel: GroupViewModel { GroupViewModel(interactor, coordinator) }

  private func load(_ category: GroupCategory) {
    let group = Group(
      id: Group.ID(rawValue: 1), name: "Runners", memberCount: 4, category: category)
    interactor.groupDetailReturns = GroupDetail(
      id: group.id, group: group, runs: [], loading: .loaded)
  }

  @Test func `says that it loads until it knows the group`() {
    #expect(viewModel.title == "Group")
    #expect(viewModel.activity == "Loading the group")
    #expect(viewModel.members == nil)
    #expect(viewModel.buttons.isEmpty)
    load(.joined)
    #expect(viewModel.title == "Runners")
    #expect(viewModel.activity == nil)
    #expect(viewModel.facts == "4 members")
  }

  @Test func `says that a group is missing`() {
    interactor.groupDetailReturns?.loading = .failed(.notFound)
    #expect(viewModel.isMissing)
    #expect(viewModel.problem == GroupRepositoryError.notFound.message(in: .english))
  }

  @Test(arguments: [
    (GroupCategory.joined, ["Leave"], "Rename" as String?),
    (.invited, ["Accept", "Decline"], nil), (.suggested, ["Join"], nil),
  ])
  func `has the buttons of the group's category`(
    _ category: GroupCategory, _ buttons: [String], _ rename: String?
  ) {
    load(category)
    #expect(viewModel.buttons.map(\.label) == buttons)
    #expect(viewModel.rename?.label == rename)
  }

  @Test func `leads to the members and to the forms`() {
    load(.joined)
    viewModel.members?.open()
    viewModel.rename?.open()
    viewModel.about?.open()
    viewModel.planRun?.open()
    #expect(coordinator.opened == ["members", "rename", "about", "run plan"])
  }

  @Test func `has what a group says about itself, and nothing for what it does not say`() {
    load(.joined)
    #expect(viewModel.facts == "4 members")
    #expect(viewModel.picture == nil)
    interactor.groupDetailReturns?.group = .runners
    #expect(viewModel.facts?.hasSuffix(" · Prater\nWe run.\nThen we rest.") == true)
  }

  @Test func `accepts an invitation without a question`() async throws {
    load(.invited)
    await viewModel.buttonTapped(try #require(viewModel.buttons.first))
    #expect(interactor.moveCalls.map { [$0.from, $0.to] } == [[.invited, .joined]])
    #expect(
      coordinator.calls == [.activity("Saving…"), .message("Welcome to Runners", .success)])
  }

  @Test func `leaves a group only when that is confirmed`() async throws {
    load(.joined)
    let leave = try #require(viewModel.buttons.first)
    await viewModel.buttonTapped(leave)
    #expect(interactor.moveCalls.isEmpty)
    coordinator.confirms = [true]
    await viewModel.buttonTapped(leave)
    #expect(interactor.moveCalls.map { [$0.from, $0.to] } == [[.joined, .suggested]])
    #expect(coordinator.calls.last == .message("You have left Runners", .success))
  }
}
