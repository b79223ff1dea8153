/// The turns in which the browsers of an address are served: one after another, with the work of others in
/// between. Whoever sends much at once waits longer for the answers, and nobody else does: while others are
/// served, too, an address that has had long turns gets a part of the time.
@MainActor
final class AddressTurns {
  private typealias Wait = CheckedContinuation<Void, Never>

  /// Those of an address of which one has the turn, or which has to wait.
  private struct Line {
    /// A Boolean value that indicates whether nobody has the turn until it is due.
    var isResting = false
    var begun: ContinuousClock.Instant
    /// The time before which nothing new is begun.
    var due: ContinuousClock.Instant
    /// Those that have left their turns, and go on first.
    var returning: ArraySlice<Wait> = []
    var waiting: ArraySlice<Wait> = []
  }

  private var lines: [String: Line] = [:]
  private var served = ServedAddresses<ContinuousClock.Instant>()
  private let share: Budgets
  private let now: @Sendable () -> ContinuousClock.Instant
  private let sleep: @Sendable (Duration) async -> Void

  /// Creates the turns.
  ///
  /// - Parameters:
  ///   - burst: The time that an address may use at once.
  ///   - now: Returns the time.
  ///   - sleep: Waits.
  nonisolated init(
    burst: Duration = AddressShare.burst,
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
    sleep: @escaping @Sendable (Duration) async -> Void = { try? await Task.sleep(for: $0) }
  ) {
    (self.now, self.sleep) = (now, sleep)
    share = Budgets(rate: AddressShare.part, burst: burst / .seconds(1))
  }

  /// Runs `work` in a turn of an address. The turn lasts over the waits within the work, except for
  /// those with ``Turn/leave(_:)``; a turn within another one of the same address never begins.
  func run<Result, Failure: Error>(
    of address: String, _ work: (borrowing Turn) async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    if lines[address] != nil {
      await withCheckedContinuation { lines[address]?.waiting.append($0) }
    }
    begin(address)
    defer { end(address) }
    return try await work(Turn(address: address, turns: self))
  }

  fileprivate func goOn(_ address: String) async {
    if let line = lines[address], !line.isResting {
      await withCheckedContinuation { lines[address]?.returning.append($0) }
    }
    begin(address)
  }

  private func begin(_ address: String) {
    let now = now()
    lines[address, default: Line(begun: now, due: now)].begun = now
    lines[address]?.isResting = false
    served.serve(address, at: now)
  }

  fileprivate func end(_ address: String) {
    guard let line = lines[address] else { return }
    let now = now()
    let work = line.begun.duration(to: now)
    let wait = share.take(work / .seconds(1), of: address)
    if served.areOthers(than: address, since: now - AddressShare.memory) {
      lines[address]?.due = max(line.due, now + min(wait, work * AddressShare.patience))
    }
    // NB: the main actor gets to the next one after all that others have for it by now.
    Task { await beginNext(address) }
  }

  private func beginNext(_ address: String) async {
    if let next = lines[address]?.returning.popFirst() { return next.resume() }
    lines[address]?.isResting = true
    while let line = lines[address], line.isResting {
      let rest = now().duration(to: line.due)
      guard rest <= .zero else {
        await sleep(rest)
        continue
      }
      guard let next = lines[address]?.waiting.popFirst() else { return lines[address] = nil }
      lines[address]?.isResting = false
      next.resume()
    }
  }
}

/// The part of the time that an address has while others are served, too.
package enum AddressShare {
  /// The part in the long run.
  package static let part = 0.25
  /// The time that it may use at once.
  package static let burst = Duration.milliseconds(100)
  /// The longest pause after some work, as a multiple of it.
  package static let patience = 3
  /// The time for which an address that was served counts.
  package static let memory = Duration.seconds(1)
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
      await turns.goOn(address)
      return result
    } catch {
      await turns.goOn(address)
      throw error
    }
  }
}
