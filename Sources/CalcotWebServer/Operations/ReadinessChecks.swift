#if Web
  import Logging

  /// A condition under which a server can serve new visitors.
  struct ReadinessCheck: Sendable {
    let name: String
    /// The time after which a check that has not ended has failed.
    let limit: Duration
    let check: @Sendable () async throws -> Void
  }

  /// The checks of a server. They run when somebody asks, all at once, and at most once a second.
  actor ReadinessChecks {
    /// The time for which an answer stands.
    private static let age = Duration.seconds(1)

    private let checks: [ReadinessCheck]
    private let report: WebServerReport
    private var last: (time: ContinuousClock.Instant, isReady: Bool)?
    private let answer = SharedAnswer<Bool>()
    private var failed: Set<String> = []
    /// How many times each check, by its place, has begun and not ended.
    private var unended: [Int: Int] = [:]
    private static let mostUnended = 10

    init(_ checks: [ReadinessCheck], _ report: WebServerReport) {
      (self.checks, self.report) = (checks, report)
      for check in checks { report.check(check.name, isMet: true) }
    }

    /// Returns a Boolean value that indicates whether all checks pass.
    func pass() async -> Bool {
      guard !checks.isEmpty else { return true }
      if let last, last.time.duration(to: .now) < Self.age { return last.isReady }
      return await answer.ask { await self.run() }
    }

    private func run() async -> Bool {
      await withTaskGroup(of: Void.self) { group in
        for (place, check) in checks.enumerated() {
          group.addTask { await self.note(self.failure(of: check, at: place), of: check.name) }
        }
      }
      last = (.now, failed.isEmpty)
      return failed.isEmpty
    }

    private func note(_ failure: String?, of name: String) {
      report.check(name, isMet: failure == nil)
      if let failure, failed.insert(name).inserted {
        report.logger.warning("Not ready", metadata: ["check": "\(name)", "why": "\(failure)"])
      } else if failure == nil, failed.remove(name) != nil {
        report.logger.notice("Ready again", metadata: ["check": "\(name)"])
      }
    }

    /// Returns why a check fails; `nil` if it passes. A check that has begun ten times and not ended
    /// fails, and is not begun again.
    private func failure(of check: ReadinessCheck, at place: Int) async -> String? {
      guard unended[place, default: 0] < Self.mostUnended else {
        return "it has begun \(Self.mostUnended) times and not ended"
      }
      let (ends, end) = AsyncStream.makeStream(of: String?.self)
      // NB: tasks of their own, because a check that hangs may not end with its task either.
      let running = Task {
        let failure = await Self.outcome(of: check)
        self.unended[place, default: 1] -= 1
        end.yield(failure)
      }
      unended[place, default: 0] += 1
      let limit = Task {
        try await Task.sleep(for: check.limit)
        end.yield("no answer within \(check.limit)")
      }
      defer {
        running.cancel()
        limit.cancel()
      }
      for await failure in ends { return failure }
      return nil
    }

    @concurrent
    private static func outcome(of check: ReadinessCheck) async -> String? {
      do {
        try await check.check()
        return nil
      } catch {
        return "\(error)"
      }
    }
  }
#endif
