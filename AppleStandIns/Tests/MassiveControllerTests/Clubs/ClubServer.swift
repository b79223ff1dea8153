import CalcotTesting
import Foundation

/// The app's server. A test can delay its answers, and make them fail.
@MainActor
final class ClubServer {
  private(set) var stored: [Club]
  private var failures: [ServerError] = []
  let answers = Gate()
  let now: Date

  init(_ clubs: [Club], now: Date) {
    stored = clubs
    self.now = now
  }

  func failNext(with error: ServerError) { failures.append(error) }

  func clubs() async throws(ServerError) -> [Club] {
    try await answer()
    return stored
  }

  func delete(_ id: Club.ID) async throws(ServerError) {
    try await answer()
    stored.removeAll { $0.id == id }
  }

  private func answer() async throws(ServerError) {
    await answers.pass()
    if !failures.isEmpty { throw failures.removeFirst() }
  }
}

extension ClubServer {
  /// Returns a server with three clubs, on the 100th day.
  static func sample() -> ClubServer {
    func day(_ number: Double) -> Date { Date(timeIntervalSince1970: number * 86_400) }
    return ClubServer(
      [
        Club(id: 1, name: "Sunday Run", members: 12, lastRun: day(99)),
        Club(id: 2, name: "Early Birds", members: 3, lastRun: day(100)),
        Club(id: 3, name: "Hill Runners", members: 1, lastRun: day(86)),
      ], now: day(100.5))
  }
}
