import Calcot
import CalcotContent
import CalcotStreams
import CalcotTesting
import Groups
import ShowcaseAppTesting
import Testing

@testable import GroupsInStyles

/// Tests of the ViewModel in the style of streams, called as a function.
@MainActor
@Suite struct StreamStyleTests {
  private let interactor = FakeMembersInteractor(.loading())
  private let router = FakeMembersCoordinator()
  private let changes = PublishRelay<MemberList>()

  private var viewModel: StreamStyle.MembersViewModel {
    StreamStyle.MembersViewModel(interactor: interactor, router: router, texts: .english)
  }

  private func outputs(
    of viewModel: StreamStyle.MembersViewModel? = nil
  ) -> StreamStyle.MembersViewModel.Outputs {
    (viewModel ?? self.viewModel)(
      changes.asSignal().asDriver(startingWith: interactor.memberList))
  }

  @Test func `gives title, rows and status anew when its input changes`() {
    let outputs = outputs()
    #expect(outputs.title.value == "Members")
    #expect(outputs.status.value.activity == "Loading the members")
    #expect(outputs.status.value.summary == nil)
    changes.accept(.runners())
    #expect(outputs.title.value == "Runners")
    #expect(outputs.status.value.activity == nil)
    #expect(outputs.rows.value[0]?.name == "Anna Gruber")
    #expect(outputs.status.value.summary == "1 member")
    #expect(outputs.addMembers.value?.label == "Add members")
  }

  @Test func `says by steps where a tap may lead`() {
    let viewModel = viewModel
    let outputs = outputs(of: viewModel)
    changes.accept(.runners())
    var steps: [GroupsStep] = []
    let token = viewModel.steps.didEmit.add { steps.append($0) }
    outputs.rows.value[0]?.open()
    outputs.addMembers.value?.open()
    let group = Group.ID(rawValue: 1)
    #expect(
      steps == [.memberPicked(MemberList.anna.id, of: group), .peopleWanted(for: group)])
    withExtendedLifetime(token) {}
  }

  @Test func `removes a member when the person has confirmed it`() async throws {
    let outputs = outputs()
    changes.accept(.runners())
    let row = try #require(outputs.rows.value[0])
    await outputs.remove.execute(row)
    #expect(interactor.calls == [])
    router.confirms = [true]
    await outputs.remove.execute(row)
    #expect(interactor.calls == ["remove 7"])
    #expect(router.calls.last == .message("Anna Gruber was removed", .success))
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
