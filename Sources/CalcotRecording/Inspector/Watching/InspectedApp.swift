package import Calcot
import CalcotContent
import CalcotTree

/// An observer of a running app, which it holds weakly, with the history of the app's events and
/// states.
@MainActor
package final class InspectedApp: Identifiable {
  package let id: Int
  /// The name by which the user distinguishes the app from others.
  package let name: String
  /// The moments, the oldest first; never empty.
  package private(set) var moments: [Moment] = []
  /// Notifies observers of a new moment, and of changes in the newest one.
  package let momentsDidChange = ObserverSet<Void>()
  package private(set) var hasEnded = false
  private let limit: Int
  private let secrets = Secrets()
  private weak var app: CalcotApp?
  private var happenings: [Happening] = []
  private var tasks = RunningTasks()
  /// Returns the time since the inspection began.
  private let time: () -> Duration
  private var refreshing: Task<Void, Never>?

  package init(
    _ app: CalcotApp, id: Int, name: String, keeping limit: Int, clock: any Clock<Duration>
  ) {
    self.app = app
    time = Self.time(of: clock)
    self.id = id
    self.name = name
    self.limit = max(1, limit)
    app.watchReleases()
    addMoment(AppState(app, hiding: secrets, after: nil))
    observe(app)
  }

  private static func time<C: Clock<Duration>>(of clock: C) -> () -> Duration {
    let start = clock.now
    return { start.duration(to: clock.now) }
  }

  private func observe(_ app: CalcotApp) {
    app.inputs.add(for: self) { inspected, input in
      inspected.takeMoment()
      inspected.app.map {
        inspected.add(Happening(input, in: $0, hiding: inspected.secrets))
      }
    }
    app.transitions.add(for: self) { inspected, transition in
      inspected.add(Happening(transition))
      if transition.reason == .end { inspected.end(at: transition.after) }
    }
    app.steps.add(for: self) { $0.add(Happening($1)) }
    app.lifecycle.add(for: self) { $0.add(Happening($1.screen, $1.phase)) }
    app.notices.add(for: self) { $0.add(Happening($1)) }
    app.reports.add(for: self) { $0.add(Happening(issue: $1)) }
    app.updates.add(for: self) { inspected, _ in inspected.takeMoment(isUpdate: true) }
    app.taskChanges.add(for: self) { inspected, _ in inspected.noteTasks() }
  }

  private func add(_ happening: Happening) {
    guard !hasEnded else { return }
    happenings.append(happening.kept(hiding: secrets, at: time()))
    refreshSoon()
  }

  private func noteTasks() {
    guard let app, !hasEnded else { return }
    for ended in tasks.ended(in: app.scopes, at: time()) { add(ended) }
    refreshSoon()
  }

  // MARK: Moments

  /// Ends the current moment, unless nothing has happened and nothing has changed.
  private func takeMoment(isUpdate: Bool = false) {
    guard let app, !hasEnded, isUpdate || !happenings.isEmpty else { return }
    let state = AppState(app, hiding: secrets, after: moments.last?.state)
    // NB: the app's own code has been asked what it shows, and may have ended the app.
    guard !hasEnded else { return }
    guard !happenings.isEmpty || moments.last?.state.isShowing(state) == false else { return }
    addMoment(state)
    refreshSoon()
  }

  private func addMoment(_ state: AppState) {
    let number = (moments.last?.id ?? 0) + 1
    moments.append(Moment(id: number, happenings: happenings, state: state))
    happenings = []
    if moments.count > limit { moments.removeFirst(moments.count - limit) }
    momentsDidChange.notify()
  }

  // NB: the app may be on its way out of memory, and has nothing more to read.
  private func end(at tree: NavigationTree) {
    hasEnded = true
    moments.last.map { addMoment($0.state.ended(at: tree)) }
  }

  // MARK: What no update tells

  // NB: parts are released, and tasks end, when the code that ended their screen has returned. So both
  // are read when the main actor is free again.
  private func refreshSoon() {
    guard refreshing == nil else { return }
    refreshing = Task { [weak self] in self?.refresh() }
  }

  /// Updates the scopes and the held parts of the newest moment.
  package func refresh() {
    refreshing = nil
    takeMoment()
    guard let app, let newest = moments.last?.state else { return }
    let state = newest.refreshed(from: app)
    guard state != newest else { return }
    moments[moments.count - 1].state = state
    momentsDidChange.notify()
  }

  /// Waits until everything that has happened is in the history.
  package func settle() async {
    while let refreshing { await refreshing.value }
  }
}
