/// The pages that are being read. A task that needs one of them waits for it instead of reading it
/// again.
@MainActor
final class PagesInFlight {
  /// The reading of a page, which ends itself only: the same page may be read anew meanwhile.
  final class Reading {
    fileprivate let start: Int
    fileprivate var waits: [Wait] = []
    fileprivate var hasFailed = false

    fileprivate init(of start: Int) { self.start = start }
  }

  /// The readings, by the index of the first element of their page.
  private var readings: [Int: Reading] = [:]

  func has(_ start: Int) -> Bool { readings[start] != nil }

  func begin(_ start: Int) -> Reading {
    let reading = Reading(of: start)
    readings[start] = reading
    return reading
  }

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
  func end(_ reading: Reading, hasFailed: Bool = false) {
    guard readings[reading.start] === reading else { return }
    readings[reading.start] = nil
    reading.hasFailed = hasFailed
    for wait in reading.waits { wait.end() }
  }

  /// Forgets all pages, which are out of date.
  func endAll() { for reading in Array(readings.values) { end(reading) } }
}
