#if Web
  import Calcot
  import CalcotWeb
  import Logging

  /// The log lines about refusals and failures: a few for each address and some hundred for all in a
  /// minute, because anybody can cause one. The next line tells how many were left out.
  final class RefusalLog: Sendable {
    private struct State {
      var minute: ContinuousClock.Instant?
      var lines = 0
      var linesOfAddress: [String: Int] = [:]
      var leftOut = 0
    }

    private let state = Locked(State())
    private let most: Int
    private let mostOfAddress: Int
    private let now: @Sendable () -> ContinuousClock.Instant

    /// Creates a log.
    ///
    /// - Parameters:
    ///   - most: The maximum number of lines in a minute.
    ///   - mostOfAddress: The maximum number of lines about one address in a minute.
    init(
      most: Int = 200, mostOfAddress: Int = 20,
      now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
    ) {
      self.most = most
      self.mostOfAddress = mostOfAddress
      self.now = now
    }

    /// Returns the metadata of the line about a refusal; `nil` if it is left out.
    func line(for refusal: WebRefusal) -> Logger.Metadata? {
      var metadata: Logger.Metadata = ["why": "\(refusal.reason)"]
      metadata["address"] = refusal.address.map { "\($0)" }
      metadata["session"] = refusal.session.map { "\($0)" }
      return line(metadata, about: refusal.address ?? "")
    }

    /// Returns the metadata of a line; `nil` if it is left out.
    func line(_ metadata: Logger.Metadata = [:], about address: String = "") -> Logger.Metadata? {
      take(address).map { leftOut in
        var metadata = metadata
        if leftOut > 0 { metadata["left out before"] = "\(leftOut)" }
        return metadata
      }
    }

    /// Counts a line and returns the number of lines left out before it; `nil` if it is left out,
    /// too.
    private func take(_ address: String) -> Int? {
      let now = now()
      return state.withLock { state in
        if state.minute.map({ $0.duration(to: now) >= .seconds(60) }) ?? true {
          state.minute = now
          state.lines = 0
          state.linesOfAddress = [:]
        }
        guard state.lines < most, state.linesOfAddress[address, default: 0] < mostOfAddress else {
          state.leftOut += 1
          return nil
        }
        state.lines += 1
        state.linesOfAddress[address, default: 0] += 1
        defer { state.leftOut = 0 }
        return state.leftOut
      }
    }
  }
#endif
