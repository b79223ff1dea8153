import CalcotTesting
import Foundation
import Launches
import LaunchesClient
import Testing

@Suite("The client of the API of launches")
struct HTTPLaunchesAPITests {
  private static let list = """
    {"launches": [{"id": "apollo-11", "mission": "Apollo 11", "date": "1969-07-16",
    "rocket": "Saturn V", "site": "Kennedy Space Center", "outcome": "success"}]}
    """

  private let clock = ManualClock()

  private func api(
    _ transport: ScriptedTransport, clock: any Clock<Duration>
  ) throws -> HTTPLaunchesAPI {
    HTTPLaunchesAPI(
      address: try #require(URL(string: "http://launches.example/api")), transport: transport,
      timeout: .seconds(5), retries: RetryPolicy(attempts: 3, firstPause: .seconds(1)),
      clock: clock, random: { 0 })
  }

  /// Returns the result of a request for the list, with the number of requests and the pauses
  /// between them.
  private func asked(
    _ answers: ScriptedTransport.Answer...
  ) async throws -> (
    result: Result<Fetched<[Launch]>, LaunchesAPIError>, requests: Int, pauses: [Duration]
  ) {
    let (transport, clock) = (ScriptedTransport(answers), PausesClock(timeout: .seconds(5)))
    let api = try api(transport, clock: clock)
    let result: Result<Fetched<[Launch]>, LaunchesAPIError>
    do throws(LaunchesAPIError) {
      result = .success(try await api.launches(unless: nil))
    } catch {
      result = .failure(error)
    }
    return (result, transport.requests.count, clock.pauses)
  }

  @Test func `asks for JSON and for what has changed, at the API's address`() async throws {
    let transport = ScriptedTransport([.reply(HTTPReply(304, ""))])
    let api = try api(transport, clock: clock)
    let fetched = try await api.launches(unless: DataVersion(rawValue: "\"7\""))
    #expect(fetched == .unchanged)
    #expect(
      transport.requests.map(\.url.absoluteString) == ["http://launches.example/api/launches"])
    #expect(
      transport.requests.map(\.headers) == [
        ["Accept": "application/json", "If-None-Match": "\"7\""]
      ])
  }

  @Test(
    "asks for a launch by one segment of the path, whatever it is called",
    arguments: [
      ("apollo-11", "apollo-11"), ("a/b", "a%2Fb"), ("../secret", "..%2Fsecret"), ("..", "%2E%2E"),
      (".", "%2E"), ("a?b#c", "a%3Fb%23c"), ("50 %", "50%20%25"), ("é.1", "%C3%A9.1"),
    ])
  func segment(_ id: String, _ segment: String) async throws {
    let transport = ScriptedTransport([.reply(HTTPReply(304, ""))])
    let api = try api(transport, clock: clock)
    _ = try await api.launch(Launch.ID(rawValue: id), unless: nil)
    #expect(
      transport.requests.map(\.url.absoluteString)
        == ["http://launches.example/api/launches/\(segment)"])
  }

  @Test("gives the launches that were sent, and the server's name for their version")
  func changed() async throws {
    let (result, _, _) = try await asked(
      .reply(HTTPReply(200, Self.list, headers: ["ETag": "\"8\""])))
    guard case .success(.changed(let launches, let version)) = result else {
      Issue.record("the result was \(result)")
      return
    }
    #expect(launches.map(\.mission) == ["Apollo 11"])
    #expect(version == DataVersion(rawValue: "\"8\""))
  }

  @Test func `tries again after 503, at the time that the server has named`() async throws {
    let (result, requests, pauses) = try await asked(
      .reply(HTTPReply(503, "", headers: ["Retry-After": "3"])),
      .reply(HTTPReply(503, "")), .reply(HTTPReply(200, Self.list)))
    #expect(requests == 3)
    #expect((try? result.get()) != nil)
    #expect(pauses == [.seconds(4), .seconds(2)])
  }

  @Test func `gives up after the last attempt, with the error of that attempt`() async throws {
    let busy = ScriptedTransport.Answer.reply(HTTPReply(503, "", headers: ["Retry-After": "1"]))
    let (result, requests, pauses) = try await asked(busy, busy, busy, busy)
    #expect(result == .failure(.busy(retryAfter: .seconds(1))))
    #expect(requests == 3 && pauses == [.seconds(2), .seconds(3)])
  }

  @Test("does not try again what was refused", arguments: [400, 401, 403, 404, 410, 301])
  func refused(_ status: Int) async throws {
    let (result, requests, _) = try await asked(.reply(HTTPReply(status, "")))
    #expect(result == .failure(.rejected(status: status)))
    #expect(requests == 1)
  }

  @Test("does not try again where no server answers, nor after an answer of garbage")
  func final() async throws {
    let unreachable = try await asked(.failure(.unreachable))
    #expect(unreachable.result == .failure(.unreachable) && unreachable.requests == 1)
    let garbage = try await asked(.reply(HTTPReply(200, "[]")))
    #expect(garbage.requests == 1)
    guard case .failure(.garbage) = garbage.result else {
      Issue.record("the result was \(garbage.result)")
      return
    }
  }

  @Test func `tries again where the answer broke off`() async throws {
    let (result, requests, pauses) = try await asked(
      .failure(.interrupted), .reply(HTTPReply(200, Self.list)))
    #expect((try? result.get()) != nil && requests == 2 && pauses == [.seconds(1)])
  }

  @Test func `waits for each answer as long as it is told, and no longer`() async throws {
    let transport = ScriptedTransport([.silence, .silence, .silence])
    let api = try api(transport, clock: clock)
    let asking = Task { try await api.launches(unless: nil) }
    // NB: five seconds for each attempt, with pauses of one and two seconds between them.
    for time in [5, 1, 5, 2, 5] {
      await clock.untilAsleep()
      clock.advance(by: .seconds(time) - .nanoseconds(1))
      #expect(clock.sleepers == 1)
      clock.advance(by: .nanoseconds(1))
    }
    await #expect(throws: LaunchesAPIError.timedOut) { try await asking.value }
    #expect(transport.requests.count == 3)
  }

  @Test("a call that is cancelled while it waits, or in a pause, ends at once", arguments: [0, 1])
  func cancellation(_ pauses: Int) async throws {
    let transport = ScriptedTransport([.silence, .silence])
    let api = try api(transport, clock: clock)
    let asking = Task { try await api.launches(unless: nil) }
    await clock.untilAsleep()
    for _ in 0..<pauses {
      clock.advance(by: .seconds(5))
      await clock.untilAsleep()
    }
    asking.cancel()
    await #expect(throws: LaunchesAPIError.cancelled) { try await asking.value }
    #expect(transport.requests.count == 1)
    #expect(clock.sleepers == 0)
  }

  @Test func `does not take one launch for another`() async throws {
    let sent = """
      {"id": "apollo-12", "mission": "Apollo 12", "date": "1969-11-14", "rocket": "Saturn V",
      "site": "Kennedy Space Center", "outcome": "success", "summary": "Near Surveyor 3."}
      """
    let api = try api(ScriptedTransport([.reply(HTTPReply(200, sent))]), clock: clock)
    await #expect(throws: LaunchesAPIError.garbage(#"id: it is another launch, "apollo-12""#)) {
      try await api.launch(Launch.ID(rawValue: "apollo-11"), unless: nil)
    }
  }
}

extension ManualClock {
  /// Waits until there is a sleeper.
  func untilAsleep() async {
    while sleepers == 0 { await Task.yield() }
  }
}
