import Calcot
import CalcotLists
import CalcotStreams
import CalcotTesting
import Groups
import Testing

@testable import GroupsInStyles

/// Tests of the ViewModel in the style of streams, called as a function.
@MainActor
@Suite struct StreamStyleTests {
  private let interactor = FakeMembersInteractor(.loading())
  private let coordinator = FakeMembersCoordinator()
  private let changes = PublishRelay<MemberList>()

  private func outputs() -> StreamStyle.MembersViewModel.Outputs {
    let viewModel = StreamStyle.MembersViewModel(
      interactor: interactor, coordinator: coordinator, texts: .english)
    return viewModel(
      .init(memberList: changes.asSignal().asDriver(startingWith: interactor.memberList)))
  }

  @Test func `says what is shown as its input changes`() {
    let outputs = outputs()
    #expect(outputs.title.value == "Members")
    #expect(outputs.isLoading.value)
    #expect(outputs.summary.value == nil)
    changes.accept(.runners())
    #expect(outputs.title.value == "Runners")
    #expect(!outputs.isLoading.value)
    #expect(outputs.members.value[0] == MemberList.anna)
    #expect(outputs.summary.value == "1 member")
    #expect(outputs.canChange.value)
  }

  @Test func `says by steps where a tap may lead`() {
    let outputs = outputs()
    var steps: [MembersStep] = []
    let subscription = outputs.steps.emit { steps.append($0) }
    outputs.memberTapped.accept(MemberList.anna)
    outputs.addTapped.accept()
    let group = Group.ID(rawValue: 1)
    #expect(
      steps == [.memberPicked(MemberList.anna.id, of: group), .peopleWanted(for: group)])
    subscription.cancel()
  }

  @Test func `removes whom the person has confirmed`() async {
    let outputs = outputs()
    coordinator.confirms = false
    await outputs.remove.execute(MemberList.anna)
    #expect(interactor.calls == [])
    coordinator.confirms = true
    await outputs.remove.execute(MemberList.anna)
    #expect(interactor.calls == ["remove 7"])
    #expect(coordinator.calls.last == "success: Anna Gruber was removed")
  }

  @Test func `cannot refresh while the members are being read`() async {
    let outputs = outputs()
    #expect(!outputs.refresh.isEnabled.value)
    await outputs.refresh.execute()
    #expect(interactor.calls == [])
    changes.accept(.runners())
    #expect(outputs.refresh.isEnabled.value)
    await outputs.refresh.execute()
    #expect(interactor.calls == ["fetch"])
  }
}
