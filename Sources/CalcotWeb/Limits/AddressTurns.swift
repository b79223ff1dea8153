/// The turns in which the browsers of an address are served: one after another, with the work of others in
/// between. Whoever sends much at once waits longer for the answers, and nobody else does.
@MainActor
final class AddressTurns {
  /// Those who wait, by the addresses of which one has the turn.
  private var waiting: [String: ArraySlice<CheckedContinuation<Void, Never>>] = [:]

  nonisolated init() {}

  /// Runs `work` in a turn of an address. The turn lasts over the waits within the work, except for
  /// those with ``Turn/leave(_:)``; a turn within another one of the same address never begins.
  func run<Result, Failure: Error>(
    of address: String, _ work: (borrowing Turn) async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    await begin(address)
    defer { end(address) }
    return try await work(Turn(address: address, turns: self))
  }

  fileprivate func begin(_ address: String) async {
    if waiting[address] == nil {
      waiting[address] = []
    } else {
      await withCheckedContinuation { waiting[address]?.append($0) }
    }
  }

  /// NB: the main actor gets to the next one after all that others have for it by now.
  fileprivate func end(_ address: String) { Task { goOn(address) } }

  private func goOn(_ address: String) {
    guard let next = waiting[address]?.popFirst() else { return waiting[address] = nil }
    next.resume()
  }
}

/// The turn of an address. A function that asks for one does work that is to be done in a turn.
///
/// NB: Swift 6.3 crashes in a release build if the type is not copyable.
@MainActor
struct Turn {
  fileprivate let address: String
  fileprivate let turns: AddressTurns

  /// Gives the turn to others for the time of a wait for something that needs none, such as an app that
  /// loads or a store, and then waits for the next one.
  func leave<Result, Failure: Error>(
    _ wait: () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    turns.end(address)
    do {
      let result = try await wait()
      await turns.begin(address)
      return result
    } catch {
      await turns.begin(address)
      throw error
    }
  }
}
