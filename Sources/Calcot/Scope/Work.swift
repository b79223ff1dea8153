/// One piece of work that settling waits for: a control's task, or a task of a scope.
///
/// While it waits for a person (a dialog's answer) or for time that a test controls, it is parked:
/// nothing will come of it by itself, so settling does not wait for it.
@MainActor
final class Work {
  @TaskLocal static var current: Work?

  private let ledger: WorkLedger
  private var parkings = 0

  init(ledger: WorkLedger) {
    self.ledger = ledger
    ledger.began()
  }

  func finish() {
    if parkings == 0 { ledger.paused() }
    parkings = -1
  }

  /// Runs `body`, which waits for something that only a person or a test can bring about.
  static func parked<T: Sendable>(_ body: @MainActor () async throws -> T) async rethrows -> T {
    guard let work = current else { return try await body() }
    work.park()
    defer { work.unpark() }
    return try await body()
  }

  private func park() {
    guard parkings >= 0 else { return }
    parkings += 1
    if parkings == 1 { ledger.paused() }
  }

  private func unpark() {
    guard parkings > 0 else { return }
    parkings -= 1
    if parkings == 0 { ledger.began() }
  }
}

/// Counts the work under way in one app.
@MainActor
final class WorkLedger {
  private(set) var active = 0
  private var waiters: [CheckedContinuation<Void, Never>] = []

  /// Returns when no work is active.
  func quiet() async {
    guard active > 0 else { return }
    await withCheckedContinuation { waiters.append($0) }
  }

  fileprivate func began() { active += 1 }

  fileprivate func paused() {
    active -= 1
    guard active == 0 else { return }
    let ready = waiters
    waiters = []
    for waiter in ready { waiter.resume() }
  }
}

/// Waits in an app's code for what settling must not wait for.
public enum Settling {
  /// Runs `body`, which waits for something outside the app that only a test brings about: a
  /// clock that a test moves, a fake service that a test holds. Meant for such clocks and fakes.
  public static func waitingOutside<T: Sendable>(
    _ body: @MainActor () async throws -> T
  ) async rethrows -> T {
    try await Work.parked(body)
  }
}
