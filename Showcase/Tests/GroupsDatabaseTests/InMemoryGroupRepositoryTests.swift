import Groups
import CalcotTesting
import GroupsFakes
import Testing

@MainActor
@Suite("The repository for tests")
struct InMemoryGroupRepositoryTests {
  let repository = InMemoryGroupRepository()

  @Test("fails as often as it was told to, and then works")
  func failures() async throws {
    let changes = Changes(of: repository)
    repository.failNext(with: .locked)
    repository.failNext(with: .diskFull)
    await #expect(throws: GroupRepositoryError.locked) { try await repository.groups(in: .joined) }
    await #expect(throws: GroupRepositoryError.diskFull) {
      try await repository.createGroup(named: "Late")
    }
    #expect(changes.seen == [])
    #expect(try await repository.createGroup(named: "Late").name == "Late")
  }

  @Test("holds reads until it is told, and then returns what is stored by then")
  func heldReads() async throws {
    repository.reads.close()
    let call = Task { try await repository.groups(in: .joined) }
    await repository.reads.untilWaiting(1)
    let group = try await repository.createGroup(named: "Meanwhile")
    repository.reads.open()
    #expect(try await call.value.contains(group))
    #expect(repository.reads.waiters == 0)
  }

  @Test("lets a held read go when its task is cancelled")
  func cancelledRead() async throws {
    repository.reads.close()
    let call = Task { try await repository.groups(in: .joined) }
    await repository.reads.untilWaiting(1)
    call.cancel()
    await #expect(throws: GroupRepositoryError.cancelled) { try await call.value }
  }

  @Test("holds writes until it is told, and carries them out for a cancelled task")
  func heldWrites() async throws {
    let changes = Changes(of: repository)
    repository.writes.close()
    let call = Task { try await repository.createGroup(named: "Kept") }
    await repository.writes.untilWaiting(1)
    call.cancel()
    #expect(changes.seen == [])
    repository.writes.open()
    let group = try await call.value
    #expect(changes.seen == [.created(group)])
  }
}
