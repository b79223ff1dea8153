import CalcotTesting
import Foundation
import Launches
import LaunchesArchive
import LaunchesClient
import LaunchesServer
import Synchronization
import Testing

/// Calls `body` with the API of a server that answers as `answer` returns.
func withServer(
  answering answer: @escaping @Sendable (Int) -> ServedAnswer = { _ in .whole },
  clock: any Clock<Duration> = ManualClock(),
  _ body: (HTTPLaunchesAPI) async throws -> Void
) async throws {
  let server = try await LaunchesServer.start(answering: answer)
  let api = HTTPLaunchesAPI(
    address: server.address, timeout: .seconds(60),
    retries: RetryPolicy(attempts: 4, firstPause: .zero), clock: clock, random: { 0 })
  let result: Result<Void, any Error>
  do { result = .success(try await body(api)) } catch { result = .failure(error) }
  await server.stop()
  return try result.get()
}

@Suite("The API over HTTP", .timeLimit(.minutes(20)))
struct LaunchesServerTests {
  private let apollo = Launch.ID(rawValue: "apollo-11")

  @Test func `is served at the port that is asked for, or not at all`() async throws {
    let server = try await LaunchesServer.start()
    let port = try #require(server.address.port)
    await #expect(throws: (any Error).self) { try await LaunchesServer.start(port: port) }
    await server.stop()
  }

  @Test("gives all launches of the file, the oldest first, and each with words about it")
  func whole() async throws {
    try await withServer { api in
      guard case .changed(let launches, let version?) = try await api.launches(unless: nil) else {
        Issue.record("there is no list with a version")
        return
      }
      #expect(launches.count >= 100)
      #expect(launches.map(\.date) == launches.map(\.date).sorted())
      #expect(launches.first?.mission == "Sputnik 1")
      #expect(try await api.launches(unless: version) == .unchanged)
      for launch in launches {
        guard case .changed(let detail, _?) = try await api.launch(launch.id, unless: nil) else {
          Issue.record("\(launch.id) has no version")
          return
        }
        #expect(detail.launch == launch)
        #expect(!detail.summary.isEmpty)
      }
    }
  }

  @Test func `says that one launch has not changed, and sends another one anew`() async throws {
    try await withServer { api in
      guard case .changed(_, let version?) = try await api.launch(apollo, unless: nil) else {
        Issue.record("there is no version")
        return
      }
      #expect(try await api.launch(apollo, unless: version) == .unchanged)
      let other = try await api.launch(Launch.ID(rawValue: "sts-1"), unless: version)
      #expect(other != .unchanged)
    }
  }

  @Test func `refuses a launch that does not exist, also one with a strange name`() async throws {
    try await withServer { api in
      for name in ["apollo-18", "", "..", "ñ/ü", "a b?c#d"] {
        await #expect(throws: LaunchesAPIError.self) {
          try await api.launch(Launch.ID(rawValue: name), unless: nil)
        }
      }
      await #expect(throws: LaunchesAPIError.rejected(status: 404)) {
        try await api.launch(Launch.ID(rawValue: "apollo-18"), unless: nil)
      }
    }
  }

  @Test func `a server that is busy two of three times is asked until it answers`() async throws {
    try await withServer(answering: { $0 % 3 == 0 ? .whole : .busy(retryAfter: 0) }) { api in
      for _ in 0..<3 {
        let fetched = try await api.launch(apollo, unless: nil)
        #expect(fetched != .unchanged)
      }
    }
  }

  @Test("an answer that breaks off is asked for again, and never taken for a whole one")
  func cut() async throws {
    try await withServer(answering: { $0 < 3 ? .cut : .whole }) { api in
      guard case .changed(let launches, _) = try await api.launches(unless: nil) else { return }
      #expect(launches.count >= 100)
    }
    try await withServer(answering: { _ in .cut }) { api in
      _ = await #expect(throws: LaunchesAPIError.interrupted) {
        try await api.launches(unless: nil)
      }
    }
  }

  @Test func `an answer that stops in the middle is given up when its time is over`() async throws {
    let clock = ManualClock()
    let requests = Atomic(0)
    try await withServer(
      answering: {
        requests.store($0, ordering: .relaxed)
        return $0 == 1 ? .stalled : .whole
      }, clock: clock
    ) { api in
      async let launches = api.launches(unless: nil)
      while requests.load(ordering: .relaxed) == 0 { await Task.yield() }
      await clock.untilAsleep()
      clock.advance(by: .seconds(59))
      #expect(requests.load(ordering: .relaxed) == 1)
      clock.advance(by: .seconds(1))
      let fetched = try await launches
      #expect(fetched != .unchanged)
      #expect(requests.load(ordering: .relaxed) == 2)
    }
  }

  @Test func `a call that is cancelled in the middle of an answer ends at once`() async throws {
    let requests = Atomic(0)
    try await withServer(answering: {
      requests.store($0, ordering: .relaxed)
      return .stalled
    }) { api in
      let asking = Task { try await api.launches(unless: nil) }
      while requests.load(ordering: .relaxed) == 0 { await Task.yield() }
      asking.cancel()
      await #expect(throws: LaunchesAPIError.cancelled) { try await asking.value }
    }
  }

  @Test func `text that is no JSON is an error that says so`() async throws {
    try await withServer(answering: { _ in .garbled }) { api in
      do throws(LaunchesAPIError) {
        _ = try await api.launches(unless: nil)
        Issue.record("it was taken")
      } catch {
        guard case .garbage(let reason) = error else {
          Issue.record("the error was \(error)")
          return
        }
        #expect(reason == "it is no JSON")
      }
    }
  }

  @Test func `a call to a server that is down says that nobody is there`() async throws {
    let server = try await LaunchesServer.start(.down)
    let api = HTTPLaunchesAPI(address: server.address)
    await #expect(throws: LaunchesAPIError.unreachable) { try await api.launches(unless: nil) }
    await server.stop()
  }

  @Test func `each fault of the sample's server is the one that its name says`() async throws {
    let server = try await LaunchesServer.start(.flaky)
    let api = HTTPLaunchesAPI(
      address: server.address, retries: RetryPolicy(firstPause: .zero), clock: ManualClock(),
      random: { 0 })
    #expect(try await api.launches(unless: nil) != .unchanged)
    await server.stop()
    let broken = try await LaunchesServer.start(.garbage)
    await #expect(throws: LaunchesAPIError.self) {
      try await HTTPLaunchesAPI(address: broken.address).launches(unless: nil)
    }
    await broken.stop()
  }
}
