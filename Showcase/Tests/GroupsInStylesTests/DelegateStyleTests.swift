import Calcot
import CalcotContent
import CalcotTesting
import Groups
import GroupsInStyles
import Localization
import ShowcaseAppTesting
import Testing

/// Tests of the ViewModels in the style of delegates, with a fake view.
@MainActor
@Suite struct DelegateStyleTests {
  private class FakeListView: DelegateStyle.ListViewDelegate {
    private(set) var calls: [String] = []

    func note(_ call: String) { calls.append(call) }
    func showTitle(_ title: String) { note(title) }
    func showLinks(_ links: [LinkButton]) { note("links: \(links.map(\.label))") }
    func showStatus(_ status: ListStatus) {
      for text in [status.activity, status.problem, status.emptyText, status.summary] {
        if let text { note(text) }
      }
    }
    func forget() { calls = [] }
  }

  private final class FakeMembersView: FakeListView, DelegateStyle.MembersViewDelegate {
    func showRows(_ rows: PagedRows<MemberRow>) { note("\(rows.count) rows") }
  }

  private final class FakeGroupsView: FakeListView, DelegateStyle.GroupsViewDelegate {
    func showSearch(_ text: String) { note("search: \(text)") }
    func showRows(_ rows: PagedRows<GroupRow>) { note("\(rows.count) rows") }
  }

  private let interactor = FakeMembersInteractor(.loading())
  private let coordinator = FakeMembersCoordinator()
  private let view = FakeMembersView()

  private func loaded() -> DelegateStyle.MembersViewModel {
    let viewModel = DelegateStyle.MembersViewModel(
      interactor: interactor, coordinator: coordinator, texts: .english)
    viewModel.view = view
    viewModel.onViewDidLoad()
    return viewModel
  }

  @Test func `tells a new view everything`() {
    let viewModel = loaded()
    #expect(view.calls == ["Members", "links: []", "0 rows", "Loading the members"])
    withExtendedLifetime(viewModel) {}
  }

  @Test func `tells the view only what has changed`() {
    let viewModel = loaded()
    view.forget()
    interactor.memberList = .runners()
    #expect(view.calls == ["Runners", #"links: ["Add members"]"#, "1 rows", "1 member"])
    view.forget()
    interactor.memberList.name = "Joggers"
    interactor.memberList.isMine = true
    #expect(view.calls == ["Joggers"])
    withExtendedLifetime(viewModel) {}
  }

  @Test func `tells a view that loads late what has changed before`() {
    let groups = FakeGroupsInteractor()
    let (view, groupsView) = (FakeMembersView(), FakeGroupsView())
    let viewModel = DelegateStyle.MembersViewModel(
      interactor: interactor, coordinator: coordinator, texts: .english)
    let groupsViewModel = DelegateStyle.GroupsViewModel(
      interactor: groups, coordinator: FakeGroupsCoordinator(), texts: .english)
    viewModel.view = view
    groupsViewModel.view = groupsView
    interactor.memberList = .runners()
    groups.groupsList = GroupsList(groups: [.named("Runners")], category: .joined)
    view.forget()
    groupsView.forget()
    viewModel.onViewDidLoad()
    groupsViewModel.onViewDidLoad()
    #expect(view.calls == ["Runners", #"links: ["Add members"]"#, "1 rows", "1 member"])
    #expect(groupsView.calls.contains("1 rows"))
  }

  @Test func `removes a member when the person has confirmed it`() async {
    let viewModel = loaded()
    interactor.memberList = .runners()
    let row = MemberRow(
      id: MemberList.anna.id, name: "Anna", open: NavigationAction {}, removeLabel: "Remove")
    await viewModel.onRemoveButtonTapped(row)
    #expect(interactor.calls == [])
    coordinator.confirms = [true]
    await viewModel.onRemoveButtonTapped(row)
    #expect(interactor.calls == ["remove 7"])
    #expect(
      coordinator.calls == [
        .confirm("Remove Anna?"), .confirm("Remove Anna?"), .activity("Saving…"),
        .message("Anna was removed", .success),
      ])
  }

  @Test func `tells the view of the list of groups what it shows`() {
    let interactor = FakeGroupsInteractor()
    let view = FakeGroupsView()
    let viewModel = DelegateStyle.GroupsViewModel(
      interactor: interactor, coordinator: FakeGroupsCoordinator(), texts: .english)
    viewModel.view = view
    viewModel.onViewDidLoad()
    view.forget()
    interactor.groupsList = GroupsList(groups: [.named("Runners")], category: .joined)
    #expect(view.calls == ["1 rows"])
    view.forget()
    viewModel.onSearchChanged("x")
    #expect(interactor.calls == ["search x"])
    interactor.groupsList.query.search = "x"
    #expect(view.calls == ["search: x"])
  }

  @Test func `holds neither its view nor the Interactor's observers`() {
    weak var weakView: FakeMembersView?
    do {
      let viewModel = DelegateStyle.MembersViewModel(
        interactor: interactor, coordinator: coordinator, texts: .english)
      let view = FakeMembersView()
      weakView = view
      viewModel.view = view
      viewModel.onViewDidLoad()
      #expect(!interactor.memberListDidChange.isEmpty)
    }
    #expect(weakView == nil)
    #expect(interactor.memberListDidChange.isEmpty)
  }
}
