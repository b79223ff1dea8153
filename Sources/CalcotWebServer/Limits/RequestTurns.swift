#if Web
  import Calcot

  /// The turns in which the requests of an address are begun, on whatever connections they come: one
  /// after another, with the work for others in between. None waits for what another one waits for.
  final class RequestTurns: Sendable {
    private typealias Wait = CheckedContinuation<Void, Never>

    /// Those who wait, by the addresses of which one has just begun.
    private let waiting = Locked<[String: ArraySlice<Wait>]>([:])

    /// Returns in the next turn of an address.
    func next(of address: String) async {
      guard !address.isEmpty else { return await Task.yield() }
      await withCheckedContinuation { wait in
        let isFirst = waiting.withLock { waiting in
          guard waiting[address] != nil else {
            waiting[address] = []
            return true
          }
          waiting[address]?.append(wait)
          return false
        }
        if isFirst { begin(wait, of: address) }
      }
    }

    private func begin(_ wait: Wait, of address: String) {
      wait.resume()
      // NB: the threads get to the next one after all that others have for them by now.
      Task {
        let next = waiting.withLock { waiting -> Wait? in
          let next = waiting[address]?.popFirst()
          if next == nil { waiting[address] = nil }
          return next
        }
        if let next { begin(next, of: address) }
      }
    }
  }
#endif
