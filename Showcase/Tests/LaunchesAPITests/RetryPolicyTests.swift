import Launches
import LaunchesClient
import Testing

@Suite("When an API is asked once more")
struct RetryPolicyTests {
  private let policy = RetryPolicy(
    attempts: 5, firstPause: .milliseconds(100), longestPause: .milliseconds(300),
    longestRetryAfter: .seconds(10))

  @Test(
    "each pause is twice as long as the one before, up to the longest",
    arguments: [LaunchesAPIError.timedOut, .interrupted, .busy(retryAfter: nil)])
  func doubles(_ error: LaunchesAPIError) {
    let pauses = (1...5).map { policy.pause(after: $0, error, random: 0) }
    #expect(
      pauses == [
        .milliseconds(100), .milliseconds(200), .milliseconds(300), .milliseconds(300), nil,
      ])
  }

  @Test func `chance shortens a pause by a half at most`() {
    let pauses = [0, 0.5, 1, -7, .infinity].map {
      policy.pause(after: 1, .timedOut, random: $0)
    }
    #expect(
      pauses == [
        .milliseconds(100), .milliseconds(75), .milliseconds(50), .milliseconds(100),
        .milliseconds(50),
      ])
  }

  @Test func `a call whose error will not pass by itself is not tried again`() {
    for error in [
      LaunchesAPIError.unreachable, .rejected(status: 404), .garbage("?"), .cancelled,
    ] {
      #expect(policy.pause(after: 1, error, random: 0) == nil)
    }
  }

  @Test func `a server that says when to come again is believed, within reason`() {
    let pauses = [-1, 0, 3, 10, 11].map {
      policy.pause(after: 1, .busy(retryAfter: .seconds($0)), random: 0)
    }
    let own = Duration.milliseconds(100)
    #expect(pauses == [own, own, .seconds(3) + own, .seconds(10) + own, nil])
    #expect(policy.pause(after: 5, .busy(retryAfter: .zero), random: 0) == nil)
  }

  @Test func `clients that are told the same time come back spread out, and each time later`() {
    let told = LaunchesAPIError.busy(retryAfter: .zero)
    let together = [0, 0.5, 1].map { policy.pause(after: 1, told, random: $0) }
    #expect(together == [.milliseconds(100), .milliseconds(75), .milliseconds(50)])
    let again = (1...3).map { policy.pause(after: $0, told, random: 0) }
    #expect(again == [.milliseconds(100), .milliseconds(200), .milliseconds(300)])
  }
}
