import Groups
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
    repository.reads.hold()
    let call = Task { try await repository.groups(in: .joined) }
    await repository.reads.waitUntilHolding(1)
    let group = try await repository.createGroup(named: "Meanwhile")
    repository.reads.release()
    #expect(try await call.value.contains(group))
    #expect(repository.reads.holding == 0)
  }

  @Test("lets a held read go when its task is cancelled")
  func cancelledRead() async throws {
    repository.reads.hold()
    let call = Task { try await repository.groups(in: .joined) }
    await repository.reads.waitUntilHolding(1)
    call.cancel()
    await #expect(throws: GroupRepositoryError.cancelled) { try await call.value }
  }

  @Test("holds writes until it is told, and carries them out for a cancelled task")
  func heldWrites() async throws {
    let changes = Changes(of: repository)
    repository.writes.hold()
    let call = Task { try await repository.createGroup(named: "Kept") }
    await repository.writes.waitUntilHolding(1)
    call.cancel()
    #expect(changes.seen == [])
    repository.writes.release()
    let group = try await call.value
    #expect(changes.seen == [.created(group)])
  }
}
