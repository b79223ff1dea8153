import Calcot
import CalcotLists
import CalcotTesting
import Localization
import ShowcaseAppTesting
import Testing

@testable import Groups

@MainActor
@Suite struct GroupViewModelTests {
  private final class FakeInteractor: GroupInteracting {
    var groupDetail = GroupDetail(id: Group.ID(rawValue: 1))
    let groupDetailDidChange = ObserverSet<Void>()
    private(set) var calls: [String] = []

    func fetchGroup() async { calls.append("fetch") }
    func move(
      from: GroupCategory, to: GroupCategory
    ) async throws(GroupRepositoryError) -> Group {
      calls.append("\(from) to \(to)")
      return .named("Runners")
    }
  }

  private final class FakeCoordinator: RecordingGroupsRouter, GroupCoordinating {
    func openingMembers(of group: Group) -> NavigationAction { opening("members") }
    func openingRename(of group: Group) -> NavigationAction { opening("rename") }
  }

  private let interactor = FakeInteractor()
  private let coordinator = FakeCoordinator()

  private var viewModel: GroupViewModel {
    GroupViewModel(interactor: interactor, coordinator: coordinator, texts: .english)
  }

  private func load(_ category: GroupCategory) {
    let group = Group(
      id: Group.ID(rawValue: 1), name: "Runners", memberCount: 4, category: category)
    interactor.groupDetail = GroupDetail(id: group.id, group: group, loading: .loaded)
  }

  @Test func `says that it loads until it knows the group`() {
    #expect(viewModel.title == "Group")
    #expect(viewModel.activity == "Loading the group")
    #expect(viewModel.members == nil)
    #expect(viewModel.buttons.isEmpty)
    load(.joined)
    #expect(viewModel.title == "Runners")
    #expect(viewModel.activity == nil)
    #expect(viewModel.members?.summary == "4 members")
  }

  @Test func `says that a group is missing`() {
    interactor.groupDetail.loading = .failed(.notFound)
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

  @Test func `leads to the members and to the form of another name`() {
    load(.joined)
    viewModel.members?.link.open()
    viewModel.rename?.open()
    #expect(coordinator.opened == ["members", "rename"])
  }

  @Test func `accepts an invitation without a question`() async throws {
    load(.invited)
    await viewModel.buttonTapped(try #require(viewModel.buttons.first))
    #expect(interactor.calls == ["invited to joined"])
    #expect(
      coordinator.calls == [.activity("Saving…"), .message("Welcome to Runners", .success)])
  }

  @Test func `leaves a group only when that is confirmed`() async throws {
    load(.joined)
    let leave = try #require(viewModel.buttons.first)
    await viewModel.buttonTapped(leave)
    #expect(interactor.calls == [])
    coordinator.confirms = [true]
    await viewModel.buttonTapped(leave)
    #expect(interactor.calls == ["joined to suggested"])
    #expect(coordinator.calls.last == .message("You have left Runners", .success))
  }
}
