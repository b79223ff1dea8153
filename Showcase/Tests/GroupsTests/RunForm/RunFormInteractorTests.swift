import CommunityFakes
import Testing

@testable import Groups

@MainActor
@Suite struct RunFormInteractorTests {
  private let repository = InMemoryGroupRepository(seed: .runners)
  private let id = Group.ID(rawValue: 2)

  @Test func `stores the run in its group, or says that there is no such group`() async throws {
    let run = try await NewRunInteractor(id: id, repository: repository).save(.tomorrow, from: nil)
    #expect(try await repository.runs(of: id) == [run])
    let nowhere = NewRunInteractor(id: Group.ID(rawValue: 99), repository: repository)
    await #expect(throws: GroupRepositoryError.notFound) {
      try await nowhere.save(.tomorrow, from: nil)
    }
  }

  @Test func `stores the run though its task is cancelled, as that of a screen that is left`()
    async throws
  {
    let interactor = NewRunInteractor(id: id, repository: repository)
    let saving = Task { try await interactor.save(.tomorrow, from: nil) }
    saving.cancel()
    let run = try await saving.value
    #expect(try await repository.runs(of: id) == [run])
  }

  @Test func `gives a planned run another plan, or says that there is no such run`() async throws {
    let run = try await repository.plan(.tomorrow, for: id)
    let interactor = PlannedRunInteractor(id: run.id, group: id, repository: repository)
    #expect(try await interactor.plan() == .tomorrow)
    _ = try await interactor.save(.at(hour: 50), from: .tomorrow)
    #expect(try await repository.runs(of: id) == [Run(id: run.id, plan: .at(hour: 50))])
    _ = try await repository.delete(run.id, of: id)
    await #expect(throws: GroupRepositoryError.notFound) { try await interactor.plan() }
    await #expect(throws: GroupRepositoryError.notFound) {
      try await interactor.save(.tomorrow, from: nil)
    }
  }
}
