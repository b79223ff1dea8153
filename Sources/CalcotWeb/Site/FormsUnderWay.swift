import Calcot

/// The submitted forms that the site is working on. A form is noted in its session before it is
/// done, so sessions are handed over only when none is under way.
@MainActor
final class FormsUnderWay {
  private var count = 0
  private var waits: [Wait] = []

  func run<T>(_ work: () async throws(NotAllowed) -> T) async throws(NotAllowed) -> T {
    count += 1
    defer {
      count -= 1
      if count == 0 {
        for wait in waits { wait.end() }
        waits = []
      }
    }
    return try await work()
  }

  /// Returns when no form is under way, or when the calling task is cancelled.
  func untilNone() async {
    guard count > 0 else { return }
    let wait = Wait(isParked: false)
    waits.append(wait)
    _ = await wait.untilEnd()
  }
}
