import CalcotContent
import CalcotTree

/// The observable events of an app: transitions, life cycles, inputs, notices, hosts, tasks and issues.
@MainActor
final class AppEvents {
  let transitions = ObserverSet<TreeTransition>()
  let lifecycle = ObserverSet<(screen: ScreenNode, phase: LifecyclePhase)>()
  let inputs = ObserverSet<HostInput>()
  let notices = ObserverSet<AppNotice>()
  let attachments = ObserverSet<any AppHost>()
  let issues = ObserverSet<String>()
  let reports = ObserverSet<String>()
  let taskChanges = ObserverSet<Void>()
  /// The number of transitions so far.
  private(set) var transitionCount = 0
  private var waiting = Queue<TreeTransition>()
  private var isAnnouncing = false

  /// Records a transition, which ``announce()`` publishes.
  func transition(
    before: NavigationTree, after: NavigationTree, reason: TreeTransition.Reason,
    askedBy: TreeTransition.Asker
  ) {
    transitionCount += 1
    waiting.append(
      TreeTransition(
        number: transitionCount, before: before, after: after, reason: reason, askedBy: askedBy))
  }

  /// Notifies observers of the recorded transitions.
  // NB: the app may end inside a change, while its screens are made or its observers are notified.
  // The inner change is published after the outer one, to every observer.
  func announce() {
    guard !isAnnouncing else { return }
    isAnnouncing = true
    defer { isAnnouncing = false }
    while let next = waiting.next() {
      if !transitions.isEmpty { Scope.outside { transitions.notify(next) } }
    }
  }

  func tell(_ node: ScreenNode, _ phase: LifecyclePhase) {
    if !lifecycle.isEmpty { Scope.outside { lifecycle.notify((node, phase)) } }
  }

  func tell(_ notice: @autoclosure () -> AppNotice) {
    guard !notices.isEmpty else { return }
    let notice = notice()
    Scope.outside { notices.notify(notice) }
  }

  func tasksChanged() {
    if !taskChanges.isEmpty { Scope.outside { taskChanges.notify() } }
  }

  /// Reports a recoverable mistake in the app's code.
  func report(_ issue: String) {
    if !reports.isEmpty { Scope.outside { reports.notify(issue) } }
    if issues.isEmpty { reportToStandardError(issue) } else { issues.notify(issue) }
  }
}
