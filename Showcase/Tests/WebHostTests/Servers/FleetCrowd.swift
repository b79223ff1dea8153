import CalcotWebTesting

/// The people at the pages of a fleet, each with an address of their own.
@MainActor
final class FleetCrowd {
  private(set) var users: [FleetUser] = []
  private var readers: [FleetReader] = []
  private var awaited: (outcome: FleetUser.Outcome, count: Int) = (.accepted, 0)
  private var waiting: CheckedContinuation<Void, Never>?

  /// Has people come to the fleet, of whom some make groups and the others only read.
  init(_ users: Int, readers: Int, at fleet: ServerFleet) async throws {
    for number in 0..<(users + readers) {
      let address = "127.0.\(1 + number / 200).\(1 + number % 200)"
      if number < users {
        let page = try await fleet.visit("/groups", from: address)
        self.users.append(FleetUser(number, at: page) { [weak self] in self?.take($0) })
      } else {
        let page = try await fleet.visit("/people", from: address)
        self.readers.append(FleetReader(number, at: page))
      }
    }
  }

  /// The pages of all.
  var pages: [FleetPage] { users.map(\.page) + readers.map(\.page) }
  /// What any page has shown and must not.
  var surprises: [String] {
    users.flatMap(\.surprises) + readers.flatMap(\.surprises) + pages.flatMap(\.page.problems)
  }
  /// The number of groups that the pages have shown as made.
  var acceptedCount: Int { users.reduce(0) { $0 + $1.accepted.count } }

  /// Has everyone work while something happens, and then make a last group.
  func work(while happens: () async throws -> Void) async throws {
    let working = Task { [users] in
      await withTaskGroup(of: Void.self) { group in
        for user in users { group.addTask { await user.work() } }
      }
    }
    let reading = Task { [readers] in
      await withTaskGroup(of: Void.self) { group in
        for reader in readers { group.addTask { await reader.read() } }
      }
    }
    try await happens()
    for user in users { user.isLast = true }
    await working.value
    for reader in readers { reader.end() }
    await reading.value
  }

  /// Waits until a number of further attempts have come out in some way.
  func tries(until outcome: FleetUser.Outcome, _ count: Int) async {
    awaited = (outcome, count)
    await withCheckedContinuation { waiting = $0 }
  }

  private func take(_ outcome: FleetUser.Outcome) {
    guard outcome == awaited.outcome else { return }
    awaited.count -= 1
    if awaited.count <= 0 { waiting.take()?.resume() }
  }
}
