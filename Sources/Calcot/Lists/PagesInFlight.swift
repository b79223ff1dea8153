/// The pages that are being read. A task that needs one of them waits for it instead of reading it
/// again.
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
  /// - Returns: A Boolean value that indicates whether the caller should look for missing rows
  ///   again. It is false if the page could not be read, or the task was cancelled.
  func untilEnd(of start: Int) async -> Bool {
    guard let reading = readings[start] else { return true }
    let wait = Wait()
    reading.waits.append(wait)
    guard await wait.untilEnd() else {
      reading.waits.removeAll { $0 === wait }
      return false
    }
    return !reading.hasFailed
  }

  /// Ends the reading of a page. The page has arrived or could not be read; or the task that read
  /// it was cancelled, and another task has to read the page.
  func end(_ start: Int, hasFailed: Bool = false) {
    guard let reading = readings.removeValue(forKey: start) else { return }
    reading.hasFailed = hasFailed
    for wait in reading.waits { wait.end() }
  }

  /// Forgets all pages, which are out of date.
  func endAll() { for start in Array(readings.keys) { end(start) } }
}
