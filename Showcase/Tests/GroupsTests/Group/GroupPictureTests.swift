import Calcot
import CalcotContent
import CalcotTesting
import CalcotViews
import ShowcaseAppTesting
import Testing

@testable import Groups

@MainActor
@Suite struct GroupPictureTests {
  private let interactor = FakeGroupInteracting(GroupDetail(id: Group.ID(rawValue: 1)))
  private let coordinator = FakeGroupCoordinator()

  private func viewModel(
    _ picture: ImageData? = nil, permission: any PermissionService = PermissionNotNeeded()
  ) -> GroupViewModel {
    interactor.groupDetailReturns?.group = Group.runners.with(picture)
    return GroupViewModel(interactor, coordinator, permission: permission)
  }

  @Test func `is chosen and saved, and the user is told so`() async {
    coordinator.picks = [.success([.picture])]
    let viewModel = viewModel()
    #expect(viewModel.choosePictureLabel == "Choose picture")
    #expect(viewModel.removePictureLabel == nil)
    await viewModel.choosePictureButtonTapped()
    #expect(interactor.setPictureCalls == [.small])
    #expect(
      coordinator.calls == [
        .pickImage(mostBytes: Group.mostPictureBytes), .activity("Saving…"),
        .message("The picture is saved", .success),
      ])
  }

  @Test func `is shown with words, and can be replaced and removed`() {
    let viewModel = viewModel(.small)
    #expect(
      viewModel.picture == ShownPicture(source: .data(.small), label: "Picture of Runners"))
    #expect(viewModel.choosePictureLabel == "Replace picture")
    #expect(viewModel.removePictureLabel == "Remove picture")
  }

  @Test func `is picked only with the permission, and the user is told first what it is for`()
    async
  {
    coordinator.picks = [.success([.picture])]
    let permission = FakePermissionService()
    (permission.statusReturns, permission.requestReturns) = (.undetermined, true)
    let viewModel = viewModel(permission: permission)
    await viewModel.choosePictureButtonTapped()
    #expect(coordinator.calls == [.confirm("Choose a picture from your photos?")])
    #expect(permission.requestCalls == 0)
    coordinator.confirms = [true]
    await viewModel.choosePictureButtonTapped()
    #expect(permission.requestCalls == 1)
    #expect(interactor.setPictureCalls == [.small])
  }

  @Test func `is refused if its file is no picture, and another file can be chosen`() async {
    coordinator.picks = [.success([.text]), .success([.picture])]
    coordinator.confirms = [true]
    await viewModel().choosePictureButtonTapped()
    #expect(coordinator.calls.contains(.confirm("team.txt is no picture.")))
    #expect(interactor.setPictureCalls == [.small])
  }

  @Test func `is not said to be saved when the user gives up a failed save`() async {
    coordinator.picks = [.success([.picture])]
    interactor.setPictureThrows = .diskFull
    await viewModel().choosePictureButtonTapped()
    #expect(coordinator.calls.last == .activity("Saving…"))
  }

  @Test func `is removed after a confirmation, and can be restored`() async {
    var restored: [ImageData?] = []
    interactor.restorePictureReturns = { restored.append($0) }
    let viewModel = viewModel(.small)
    await viewModel.removePictureButtonTapped()
    #expect(interactor.setPictureCalls == [])
    coordinator.confirms = [true]
    await viewModel.removePictureButtonTapped()
    #expect(
      coordinator.calls.last == .offer("The picture is gone", .success, action: "Undo"))
    await coordinator.useMessage()
    #expect(interactor.setPictureCalls == [nil] && restored == [.small])
    #expect(coordinator.calls.last == .message("The picture is back", .success))
  }

  @Test func `is not changed by those who are no members`() async {
    interactor.groupDetailReturns?.group = Group(
      id: Group.ID(rawValue: 1), name: "Runners", memberCount: 1, category: .invited,
      picture: .small)
    let viewModel = GroupViewModel(interactor, coordinator)
    #expect(viewModel.picture != nil)
    #expect(viewModel.choosePictureLabel == nil)
    #expect(viewModel.removePictureLabel == nil)
    #expect(viewModel.about == nil)
    #expect(viewModel.planRun == nil)
  }
}
