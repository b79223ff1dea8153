#if Web
  import Calcot
  import CalcotWeb

  /// The turns in which the requests of an address are begun, whatever they ask for and on whatever
  /// connections they come: one after another, with the work for others in between, and so many in each
  /// second. None waits for what another one waits for.
  final class RequestTurns: Sendable {
    private typealias Wait = CheckedContinuation<Bool, Never>

    /// The maximum number of requests of an address that wait. NB: one may have as many connections, and
    /// those that have gone wait, too.
    private static let most = 2_000

    /// The number of bytes of a head that costs nothing besides its request.
    private static let usualHead = 2 * 1024
    /// The numbers of bytes of heads and of responses that cost as much as one more request.
    private static let (askedBytes, answeredBytes) = (4.0 * 1024, 32.0 * 1024)

    /// Those who wait, by the addresses of which one has just begun.
    private let waiting = Locked<[String: ArraySlice<Wait>]>([:])
    private let pace: Budgets
    /// How often an address may have connections moved to other workers.
    private let moves = Budgets(rate: 20, burst: 200)

    /// Creates the turns of a site. An address may have ten times as many requests begun, whatever they ask for,
    /// as a site answers with pages.
    init(_ rate: WebSiteOptions.Rate) {
      pace = Budgets(rate: rate.perSecond * 10, burst: rate.burst)
    }

    /// Returns in the next turn of an address; returns `false` at once if too many wait.
    func next(of address: String) async -> Bool {
      guard !address.isEmpty else {
        await Task.yield()
        return true
      }
      return await withCheckedContinuation { wait in
        let isFirst = waiting.withLock { waiting -> Bool? in
          guard let count = waiting[address]?.count else {
            waiting[address] = []
            return true
          }
          guard count < Self.most else { return nil }
          waiting[address]?.append(wait)
          return false
        }
        switch isFirst {
        case true?: begin(wait, of: address)
        case false?: break
        case nil: wait.resume(returning: false)
        }
      }
    }

    /// Charges what a long head and a long response cost beyond the usual ones to an address, in requests.
    ///
    /// - Parameters:
    ///   - asked: The number of bytes of the head.
    ///   - answered: The number of bytes of the response's body.
    func charge(asked: Int, answered: Int, to address: String) {
      let long = Double(max(asked - Self.usualHead, 0))
      let cost = long / Self.askedBytes + Double(answered) / Self.answeredBytes
      _ = pace.take(cost, of: address)
    }

    /// Returns a Boolean value that indicates whether an address may have one more connection moved.
    func mayMove(_ address: String) -> Bool { moves.takeNow(of: address) == nil }

    private func begin(_ wait: Wait, of address: String) {
      wait.resume(returning: true)
      // NB: the threads get to the next one after all that others have for them by now.
      Task {
        let pause = pace.take(of: address)
        if pause > .zero { try? await Task.sleep(for: pause) }
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
