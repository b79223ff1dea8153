import CommunityFakes
import Testing

@testable import Groups

@MainActor
@Suite struct RunFormInteractorTests {
  @Test func `stores the run in its group, or says that there is none`() async throws {
    let repository = InMemoryGroupRepository(seed: .runners)
    let id = Group.ID(rawValue: 2)
    let run = try await RunFormInteractor(id: id, repository: repository).save(.tomorrow)
    #expect(try await repository.runs(of: id) == [run])
    let nowhere = RunFormInteractor(id: Group.ID(rawValue: 99), repository: repository)
    await #expect(throws: GroupRepositoryError.notFound) { try await nowhere.save(.tomorrow) }
  }
}
