import CommunityDatabase
import CommunityDatabaseTesting
import CommunityFakes
import Dispatch
import GRDB
import Groups
import Synchronization
import Testing

@MainActor
@Suite("A database that is read and written at the same time")
struct ConcurrentChangeTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("finishes a write that is cancelled while it waits for another program")
  func cancelledWhileWaiting() async throws {
    try await folder.makeDatabase()
    let (begins, began) = AsyncStream<Void>.makeStream()
    let repository = SQLiteGroupRepository(
      CommunityDatabase(
        DatabaseOpening(place: .file(folder.path), busyTimeout: .seconds(60), seed: .empty) { db in
          db.trace(options: .statement) { event in
            if "\(event)".hasPrefix("BEGIN IMMEDIATE") { began.yield() }
          }
        }))
    _ = try await repository.all()
    let changes = Changes(of: repository)
    let other = try OtherProgram(path: folder.path)
    try await other.run("BEGIN IMMEDIATE")
    let call = Task { try await repository.createGroup(named: "Kept") }
    for await _ in begins { break }
    call.cancel()
    #expect(changes.seen == [])
    try await other.run("ROLLBACK")
    let group = try await call.value
    #expect(changes.seen == [.created(group)])
    #expect(try await folder.repository().group(group.id) == group)
  }

  @Test func `never returns from a read with less than observers have been told`() async throws {
    try await folder.makeDatabase()
    let isArmed = Mutex(false)
    let mayReturn = DispatchSemaphore(value: 0)
    let (reads, hasRead) = AsyncStream<Void>.makeStream()
    let repository = SQLiteGroupRepository(
      CommunityDatabase(
        DatabaseOpening(place: .file(folder.path), busyTimeout: .seconds(60), seed: .empty) { db in
          db.trace(options: .profile) { event in
            guard "\(event)".contains("memberCount"), isArmed.withLock({ exchange(&$0) }) else {
              return
            }
            hasRead.yield()
            mayReturn.wait()
          }
        }))
    _ = try await repository.all()
    isArmed.withLock { $0 = true }
    let call = Task { try await repository.all() }
    for await _ in reads { break }
    let group = try await repository.createGroup(named: "Meanwhile")
    mayReturn.signal()
    #expect(try await call.value.contains(group))
  }
}

/// Clears the flag and returns its former value.
func exchange(_ flag: inout Bool) -> Bool {
  defer { flag = false }
  return flag
}
