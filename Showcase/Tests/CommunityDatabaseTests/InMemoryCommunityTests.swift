import Calcot
import CalcotTesting
import CommunityDatabaseTesting
import CommunityFakes
import Groups
import People
import Testing

@MainActor
@Suite("The community for tests")
struct InMemoryCommunityTests {
  let community = InMemoryCommunity()
  let repository: InMemoryGroupRepository

  init() { repository = InMemoryGroupRepository(community) }

  @Test func `fails as often as it was told to, and then works`() async throws {
    let changes = Changes(of: repository)
    community.failNext(with: .locked)
    community.failNext(with: .diskFull)
    await #expect(throws: GroupRepositoryError.locked) { try await repository.all() }
    await #expect(throws: GroupRepositoryError.diskFull) {
      try await repository.createGroup(named: "Late")
    }
    #expect(changes.seen == [])
    #expect(try await repository.createGroup(named: "Late").name == "Late")
  }

  @Test("holds reads until it is told, and then returns what is stored by then")
  func heldReads() async throws {
    community.reads.close()
    let call = Task { try await repository.all() }
    await community.reads.untilWaiting(1)
    let group = try await repository.createGroup(named: "Meanwhile")
    community.reads.open()
    #expect(try await call.value.contains(group))
    #expect(community.reads.waiters == 0)
  }

  @Test func `lets a held read go when its task is cancelled`() async throws {
    community.reads.close()
    let call = Task { try await repository.all() }
    await community.reads.untilWaiting(1)
    call.cancel()
    await #expect(throws: GroupRepositoryError.cancelled) { try await call.value }
  }

  @Test("holds writes until it is told, and carries them out for a cancelled task")
  func heldWrites() async throws {
    let changes = Changes(of: repository)
    community.writes.close()
    let call = Task { try await repository.createGroup(named: "Kept") }
    await community.writes.untilWaiting(1)
    call.cancel()
    #expect(changes.seen == [])
    community.writes.open()
    let group = try await call.value
    #expect(changes.seen == [.created(group)])
  }

  @Test func `fails reads of people too, and tells of what another program did`() async throws {
    let people = InMemoryPeopleRepository(community)
    var told = 0
    people.peopleDidChange.add { told += 1 }
    let changes = Changes(of: repository)
    community.failNext(with: .locked)
    await #expect(throws: PeopleRepositoryError.self) { try await people.all() }
    community.replaceEverything(with: .empty)
    #expect(try await people.all() == [])
    #expect(try await repository.all() == [])
    #expect(changes.seen == [.everything])
    #expect(told == 1)
  }
}
