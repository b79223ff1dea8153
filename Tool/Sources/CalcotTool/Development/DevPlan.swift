#if CALCOT_TOOL || (Web && DEBUG)
  /// A state machine that decides when an app is built, started, stopped and told of a mistake while
  /// its code is written.
  struct DevPlan {
    enum Event: Equatable {
      case saved
      /// A build has ended, with its first error or without one.
      case built(BuildProblem?)
      /// The app shows itself.
      case ready
      /// The app has ended: by itself, or by the crash that the problem describes.
      case ended(BuildProblem?)
    }

    enum Action: Equatable {
      case build, start, stop, finish
      /// Shows a problem over the app, or takes it away.
      case tell(BuildProblem?)
      /// Waits for the next save, after too many crashes in a row.
      case rest
    }

    private enum App { case none, running, stopping }

    /// The number of crashes in a row after which the app is not started again.
    static let mostCrashes = 3

    private var app = App.none
    private var isBuilding = false
    /// A Boolean value that indicates whether a source was saved after the build had begun.
    private var isOutdated = false
    /// A Boolean value that indicates whether the app has ended during a build, and begins again after it.
    private var isAwaited = false
    private var crashes = 0
    private var problem: BuildProblem?

    /// Returns what is to be done now.
    mutating func actions(after event: Event) -> [Action] {
      switch event {
      case .saved: return saved()
      case .built(let problem): return built(problem)
      case .ready: return problem.map { [.tell($0)] } ?? []
      case .ended(let crash): return ended(crash)
      }
    }

    private mutating func saved() -> [Action] {
      crashes = 0
      isOutdated = isBuilding
      guard !isBuilding else { return [] }
      isBuilding = true
      return [.build]
    }

    private mutating func built(_ problem: BuildProblem?) -> [Action] {
      isBuilding = isOutdated
      isOutdated = false
      guard !isBuilding else { return [.build] }
      self.problem = problem
      let (hasEnded, told) = (isAwaited, problem.map { [Action.tell($0)] } ?? [])
      isAwaited = false
      // NB: what a failed build leaves is the program of the last good one.
      guard problem == nil || hasEnded else { return told }
      switch app {
      case .none:
        app = .running
        return told + [.start]
      case .running:
        app = .stopping
        return [.stop]
      // NB: it is started when it has ended.
      case .stopping: return []
      }
    }

    private mutating func ended(_ crash: BuildProblem?) -> [Action] {
      let isReplaced = app == .stopping
      app = .none
      if isReplaced {
        // NB: the program is not whole while a build links it; the end of that build starts it.
        isAwaited = isBuilding
        guard !isBuilding else { return [] }
        app = .running
        return [.start]
      }
      guard var crash else { return [.finish] }
      crashes += 1
      // NB: nothing can be told over an app that is not started again.
      if crashes == Self.mostCrashes - 1 {
        crash.source.append("After another crash the app waits for the next save.")
      }
      problem = crash
      isAwaited = isBuilding
      guard !isBuilding else { return [.tell(crash)] }
      guard crashes < Self.mostCrashes else { return [.tell(crash), .rest] }
      app = .running
      return [.tell(crash), .start]
    }
  }
#endif
