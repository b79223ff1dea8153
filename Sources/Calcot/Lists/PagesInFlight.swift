/// The pages that are being read, so that whoever looks at one waits for it instead of reading it, too.
@MainActor
final class PagesInFlight {
  private final class Reading {
    var waits: [Wait] = []
    var hasFailed = false
  }

  /// The readings, by the index of the first element of their page.
  private var readings: [Int: Reading] = [:]

  func has(_ start: Int) -> Bool { readings[start] != nil }

  func begin(_ start: Int) { readings[start] = Reading() }

  /// Waits for a page.
  ///
  /// - Returns: A Boolean value that indicates whether to look again for what is missing; otherwise
  ///   the page could not be read, or the task was cancelled.
  func untilEnd(of start: Int) async -> Bool {
    guard let reading = readings[start] else { return true }
    let wait = Wait()
    reading.waits.append(wait)
    return await wait.untilEnd() && !reading.hasFailed
  }

  /// Ends the reading of a page, which has come, cannot be read or, if its reader was cancelled, is to
  /// be read by somebody else.
  func end(_ start: Int, hasFailed: Bool = false) {
    guard let reading = readings.removeValue(forKey: start) else { return }
    reading.hasFailed = hasFailed
    for wait in reading.waits { wait.end() }
  }

  /// Forgets all pages, which are out of date.
  func endAll() { for start in Array(readings.keys) { end(start) } }
}
