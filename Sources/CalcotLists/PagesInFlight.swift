import Calcot

/// The pages that are being read, so that whoever looks at one waits for it instead of reading it, too.
@MainActor
final class PagesInFlight {
  private typealias Waiter = (parking: Parking, continuation: CheckedContinuation<Bool, Never>)

  /// Those who wait for a page, by the index of its first element.
  private var waiters: [Int: [Waiter]] = [:]

  func has(_ start: Int) -> Bool { waiters[start] != nil }

  func begin(_ start: Int) { waiters[start] = [] }

  /// Waits for a page.
  ///
  /// - Returns: A Boolean value that indicates whether to look again for what is missing; otherwise
  ///   the page could not be read.
  func untilEnd(of start: Int) async -> Bool {
    guard waiters[start] != nil else { return true }
    return await withCheckedContinuation { waiters[start]?.append((Parking(), $0)) }
  }

  /// Ends the reading of a page, which has come, cannot be read or, if its reader was cancelled, is to
  /// be read by somebody else.
  func end(_ start: Int, hasFailed: Bool = false) {
    for waiter in waiters.removeValue(forKey: start) ?? [] {
      waiter.parking.end()
      waiter.continuation.resume(returning: !hasFailed)
    }
  }

  /// Forgets all pages, which are out of date.
  func endAll() { for start in waiters.keys { end(start) } }
}
