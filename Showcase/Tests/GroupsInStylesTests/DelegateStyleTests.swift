import Calcot
import CalcotLists
import Groups
import GroupsInStyles
import Localization
import Testing

/// Tests of the ViewModel in the style of delegates, with a fake view.
@MainActor
@Suite struct DelegateStyleTests {
  private final class FakeView: DelegateStyle.MembersViewDelegate {
    private(set) var calls: [String] = []

    func show(title: String) { calls.append(title) }
    func show(_ members: Paged<Member>) { calls.append("\(members.count) rows") }
    func show(_ status: DelegateStyle.MembersStatus) { calls.append("\(status)") }
    func showChanges(areAllowed: Bool) { calls.append("changes: \(areAllowed)") }
    func forget() { calls = [] }
  }

  private let interactor = FakeMembersInteractor(.loading())
  private let coordinator = FakeMembersCoordinator()
  private let view = FakeView()

  private func loaded() -> DelegateStyle.MembersViewModel {
    let viewModel = DelegateStyle.MembersViewModel(
      interactor: interactor, coordinator: coordinator, texts: .english)
    viewModel.view = view
    viewModel.onViewDidLoad()
    return viewModel
  }

  @Test func `tells the view everything when it has loaded`() {
    let viewModel = loaded()
    #expect(view.calls == ["Members", "changes: false", "0 rows", "loading"])
    withExtendedLifetime(viewModel) {}
  }

  @Test func `tells the view only what has changed`() {
    let viewModel = loaded()
    view.forget()
    interactor.memberList = .runners()
    #expect(
      view.calls == [
        "Runners", "changes: true", "1 rows", #"loaded(summary: "1 member", isEmpty: false)"#,
      ])
    view.forget()
    interactor.memberList.name = "Joggers"
    interactor.memberList.isMine = true
    #expect(view.calls == ["Joggers"])
    withExtendedLifetime(viewModel) {}
  }

  @Test func `removes whom the person has confirmed`() async {
    let viewModel = loaded()
    interactor.memberList = .runners()
    coordinator.confirms = false
    await viewModel.onRemoveButtonTapped(MemberList.anna)
    #expect(interactor.calls == [])
    coordinator.confirms = true
    await viewModel.onRemoveButtonTapped(MemberList.anna)
    #expect(interactor.calls == ["remove 7"])
    #expect(
      coordinator.calls == [
        "Remove Anna Gruber?", "Remove Anna Gruber?", "Saving…", "success: Anna Gruber was removed",
      ])
  }

  @Test func `holds neither its view nor the Interactor's observers`() {
    weak var weakView: FakeView?
    do {
      let viewModel = DelegateStyle.MembersViewModel(
        interactor: interactor, coordinator: coordinator, texts: .english)
      let view = FakeView()
      weakView = view
      viewModel.view = view
      viewModel.onViewDidLoad()
      #expect(!interactor.memberListDidChange.isEmpty)
    }
    #expect(weakView == nil)
    #expect(interactor.memberListDidChange.isEmpty)
  }
}
