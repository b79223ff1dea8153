import Calcot
import CalcotLists
import Foundation
import Localization
import Testing

@testable import Groups

@MainActor
@Suite struct GroupsViewModelTests {
  let interactor = FakeGroupsInteractor()
  let coordinator = FakeGroupsCoordinator()

  private func viewModel(_ language: Language = .english) -> GroupsViewModel {
    GroupsViewModel(
      interactor: interactor, coordinator: coordinator, texts: GroupsTexts(language: language))
  }

  private func group(_ id: Int64, _ name: String, members: Int = 0) -> Group {
    Group(id: Group.ID(rawValue: id), name: name, memberCount: members)
  }

  private func load(_ groups: Group...) {
    interactor.groupsList.groups.elements.insert(
      Page(start: 0, elements: groups, total: groups.count))
  }

  @Test func `says in words how many members a group has`() {
    #expect(viewModel().detail(of: group(1, "Runners", members: 1)) == "1 member")
    #expect(viewModel(.german).detail(of: group(1, "Runners", members: 7)) == "7 Mitglieder")
  }

  @Test(arguments: [
    (GroupCategory.joined, "My groups"), (.invited, "Invitations"), (.suggested, "Suggestions"),
  ])
  func `is titled by its category, and leads to others only from one's own groups`(
    _ category: GroupCategory, _ title: String
  ) {
    interactor.groupsList.query.category = category
    #expect(viewModel().title == title)
    #expect(viewModel().categories == (category == .joined ? [.invited, .suggested] : []))
    #expect(viewModel().canMakeGroups == (category == .joined))
  }

  @Test func `says that it is empty only when it is loaded and there are no groups`() {
    #expect(viewModel().emptyText == nil)
    interactor.groupsList.groups.loading = .loaded
    #expect(viewModel().emptyText == "There are no groups yet. Make the first one.")
    interactor.groupsList.query.search = "x"
    #expect(viewModel().emptyText == "No group has that in its name.")
    load(group(1, "Runners"))
    #expect(viewModel().emptyText == nil)
  }

  @Test func `says what went wrong`() {
    interactor.groupsList.groups.loading = .failed(.locked)
    #expect(viewModel().problem == GroupRepositoryError.locked.message(in: .english))
    #expect(viewModel(.spanish).problem == GroupRepositoryError.locked.message(in: .spanish))
  }

  @Test func `says how many there are and when they were read, in hours and minutes`() {
    #expect(viewModel().summary == nil)
    interactor.groupsList.refreshedAt = Date(timeIntervalSince1970: 9 * 3600 + 4 * 60)
    #expect(viewModel().summary == "0 groups · Updated at 09:04")
  }

  @Test func `passes what the person does on to coordinator and interactor`() async {
    let group = group(3, "Riders", members: 2)
    viewModel().rowTapped(group)
    viewModel().categoryTapped(.invited)
    viewModel().newGroupButtonTapped()
    await viewModel().refreshButtonTapped()
    viewModel().searchChanged("ri")
    await viewModel().searchEdited()
    await viewModel().rowsShown(80..<120)
    #expect(coordinator.presented == [group])
    #expect(coordinator.categories == [.invited])
    #expect(coordinator.newGroups == 1)
    #expect(interactor.fetches == 2)
    #expect(interactor.searches == ["ri"])
    #expect(interactor.shown == [80..<120])
  }

  @Test func `an immutable ViewModel keeps what it was made of`() {
    let before = viewModel()
    load(group(1, "Runners"))
    #expect(before.groups.count == 0)
    #expect(viewModel().groups.count == 1)
  }
}

final class FakeGroupsInteractor: GroupsInteracting {
  var groupsList = GroupsList(query: GroupQuery(.joined)) {
    didSet { groupsListDidChange.notify() }
  }
  let groupsListDidChange = ObserverSet<Void>()
  let clock = WallClock(now: { .distantPast }, timeZone: .gmt)
  private(set) var fetches = 0
  private(set) var shown: [Range<Int>] = []
  private(set) var searches: [String] = []
  func fetchGroups() async { fetches += 1 }
  func fetchGroups(in rows: Range<Int>) async { shown.append(rows) }
  func follow(_ change: GroupChange) async {}
  func search(for text: String) { searches.append(text) }
}

final class FakeGroupsCoordinator: GroupsCoordinating {
  private(set) var presented: [Group] = []
  private(set) var categories: [GroupCategory] = []
  private(set) var newGroups = 0
  func present(_ group: Group) { presented.append(group) }
  func present(_ category: GroupCategory) { categories.append(category) }
  func presentNewGroup() { newGroups += 1 }
}
