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
    private let logger: Logger
    private var last: (time: ContinuousClock.Instant, isReady: Bool)?
    private var running: Task<Bool, Never>?
    private var failed: Set<String> = []

    init(_ checks: [ReadinessCheck], logger: Logger) {
      (self.checks, self.logger) = (checks, logger)
    }

    /// Returns a Boolean value that indicates whether all checks pass.
    func pass() async -> Bool {
      guard !checks.isEmpty else { return true }
      if let last, last.time.duration(to: .now) < Self.age { return last.isReady }
      if let running { return await running.value }
      let newest = Task { await run() }
      running = newest
      return await newest.value
    }

    private func run() async -> Bool {
      await withTaskGroup(of: Void.self) { group in
        for check in checks {
          group.addTask { await self.note(Self.failure(of: check), of: check.name) }
        }
      }
      last = (.now, failed.isEmpty)
      running = nil
      return failed.isEmpty
    }

    private func note(_ failure: String?, of name: String) {
      if let failure, failed.insert(name).inserted {
        logger.warning("Not ready", metadata: ["check": "\(name)", "why": "\(failure)"])
      } else if failure == nil, failed.remove(name) != nil {
        logger.notice("Ready again", metadata: ["check": "\(name)"])
      }
    }

    /// Returns why a check fails; `nil` if it passes.
    private static func failure(of check: ReadinessCheck) async -> String? {
      let (ends, end) = AsyncStream.makeStream(of: String?.self)
      // NB: tasks of their own, because a check that hangs may not end with its task either.
      let checking = Task {
        do {
          try await check.check()
          end.yield(nil)
        } catch {
          end.yield("\(error)")
        }
      }
      let limit = Task {
        try await Task.sleep(for: check.limit)
        end.yield("no answer within \(check.limit)")
      }
      defer {
        checking.cancel()
        limit.cancel()
      }
      for await failure in ends { return failure }
      return nil
    }
  }
#endif
