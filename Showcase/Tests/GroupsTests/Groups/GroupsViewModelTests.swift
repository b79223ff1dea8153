import Calcot
import CalcotContent
import Foundation
import Localization
import ShowcaseAppTesting
import Testing

@testable import Groups

@MainActor
@Suite struct GroupsViewModelTests {
  let interactor = FakeGroupsInteractor()
  let coordinator = FakeGroupsCoordinator()

  private func viewModel(_ language: Language = .english) -> GroupsViewModel {
    GroupsViewModel(
      interactor: interactor, coordinator: coordinator,
      texts: GroupsTexts(region: Region(language), clock: .fixed))
  }

  private func load(_ groups: Group...) {
    interactor.groupsList = GroupsList(groups: groups, category: .joined)
  }

  @Test func `has a row with finished texts for each group`() {
    load(.named("Runners", id: 1, members: 1), .named("Riders", id: 2, members: 7))
    #expect(viewModel().rows.loaded.map(\.name) == ["Runners", "Riders"])
    #expect(viewModel().rows.loaded.map(\.members) == ["1 member", "7 members"])
    #expect(viewModel(.german).rows[1]?.members == "7 Mitglieder")
    #expect(viewModel().rows[2] == nil)
  }

  @Test(arguments: [
    (GroupCategory.joined, "My groups", ["New group", "Invitations", "Suggestions"]),
    (.invited, "Invitations", []), (.suggested, "Suggestions", []),
  ])
  func `is titled by its category, and leads to other categories only from the user's groups`(
    _ category: GroupCategory, _ title: String, _ links: [String]
  ) {
    interactor.groupsList.query.category = category
    #expect(viewModel().title == title)
    #expect(viewModel().links.map(\.label) == links)
  }

  @Test func `says that it is empty only when it is loaded and there are no groups`() {
    interactor.groupsList.groups.loading = .loading
    #expect(viewModel().status.emptyText == nil)
    #expect(viewModel().status.activity == "Loading the groups")
    #expect(!viewModel().status.canRefresh)
    load()
    #expect(viewModel().status.emptyText == "There are no groups yet. Make the first one.")
    #expect(viewModel().status.activity == nil)
    #expect(viewModel().status.canRefresh)
    interactor.groupsList.query.search = "x"
    #expect(viewModel().status.emptyText == "No group has that in its name.")
    load(.named("Runners"))
    #expect(viewModel().status.emptyText == nil)
  }

  @Test func `says what went wrong`() {
    interactor.groupsList.groups.loading = .failed(.locked)
    #expect(viewModel().status.problem == GroupRepositoryError.locked.message(in: .english))
    #expect(viewModel(.spanish).status.problem == GroupRepositoryError.locked.message(in: .spanish))
  }

  @Test func `says how many there are and when they were read, in hours and minutes`() {
    #expect(viewModel().status.summary == nil)
    interactor.groupsList.refreshedAt = Date(timeIntervalSince1970: 9 * 3600 + 4 * 60)
    #expect(viewModel().status.summary == "0 groups · Updated at 09:04")
  }

  @Test func `asks the coordinator to navigate, and the interactor for everything else`() async {
    load(.named("Riders", id: 3))
    viewModel().rows[0]?.open()
    for link in viewModel().links { link.open() }
    #expect(coordinator.opened == ["group 3", "new group", "invited", "suggested"])
    await viewModel().refreshButtonTapped()
    viewModel().searchChanged("ri")
    await viewModel().searchEdited()
    await viewModel().rowsShown(80..<120)
    #expect(interactor.calls == ["fetch", "search ri", "fetch", "show 80..<120"])
  }

  @Test func `an immutable ViewModel keeps what it was made of`() {
    let before = viewModel()
    load(.named("Runners"))
    #expect(before.rows.count == 0)
    #expect(viewModel().rows.count == 1)
  }
}
