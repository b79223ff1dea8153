import Calcot
import CalcotTesting
import Groups
import Testing

@testable import CommunityDatabase

@MainActor @Suite("The changes of a store")
struct CommunityChangesTests {
  private let changes = CommunityChanges()

  @Test func `by others are told as one while observers still read because of the first`()
    async throws
  {
    let gate = Gate(isOpen: false)
    var told: [GroupChange] = []
    var readings: [Task<Void, any Error>] = []
    let observer = changes.groupDidChange.add { change in
      told.append(change)
      readings.append(Task { try await changes.read { await gate.pass() } })
    }
    changes.tellOfOthers(.everything)
    while gate.waiters == 0 { await Task.yield() }
    for _ in 0..<100 { changes.tellOfOthers(.everything) }
    for _ in 0..<100 { await Task.yield() }
    #expect(told.count == 1)
    gate.open()
    while told.count < 2 { await Task.yield() }
    for reading in readings { try await reading.value }
    for _ in 0..<100 { await Task.yield() }
    #expect(told == [.everything, .everything])
    _ = observer
  }

  @Test func `that come faster than a reader reads wait for the reader in the end`() async throws {
    var (tries, order) = (0, [String]())
    var writing: Task<Void, any Error>?
    let value = try await changes.read {
      tries += 1
      if tries < 4 {
        changes.tell(.everything)
      } else {
        writing = Task {
          _ = try await changes.write { Stored((), .everything) }
          order.append("written")
        }
        for _ in 0..<100 { await Task.yield() }
        order.append("read")
      }
      return tries
    }
    try await writing?.value
    #expect(value == 4 && order == ["read", "written"])
  }
}
