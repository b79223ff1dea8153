import CalcotContent
import CalcotTree

/// Collects the changes of a turn and publishes them to the hosts once, at its end.
@MainActor
final class TurnPublisher {
  /// Notifies observers of each update of the hosts, after it.
  let updates = ObserverSet<HostUpdate>()
  private weak var source: (any TurnSource)?
  private var hosts: [HostReference] = []
  /// The screens that the first host will show; `nil` after a host has been attached.
  private var waiting: [LiveScreen]? = []
  private var depth = 0
  private var isFlushing = false
  private var isTreeChanged = false
  /// A Boolean value that indicates whether the status or the open request may differ from what is published.
  private var areQuestionsChanged = false
  private var publishedStatus = AppStatus()
  private var publishedRequest: HostRequestID?
  private var appearances = Appearances()
  /// The screens that have changed since the last flush.
  private(set) lazy var marks = ChangeMarks { [weak self] in
    Task { @MainActor in self?.flush() }
  }

  private struct HostReference {
    weak var host: (any AppHost)?
  }

  /// The budget of the running turn, which lasts until its changes have been shown.
  var budget = TurnBudget()

  /// Starts publishing the changes of `source`, which is not retained.
  func begin(_ source: any TurnSource) { self.source = source }

  // MARK: Turns

  /// Runs `body` as one turn, whose changes are shown once, at its end.
  func turn<T>(_ body: () throws -> T) rethrows -> T {
    if depth == 0 { marks.expectFlush() }
    depth += 1
    defer {
      depth -= 1
      if depth == 0 { flush() }
    }
    return try body()
  }

  func treeChanged() { isTreeChanged = true }

  func questionsChanged() { areQuestionsChanged = true }

  /// A Boolean value that indicates whether there are changes that were not published to the hosts.
  var hasChanges: Bool { isTreeChanged || isStatusChanged || !marks.isEmpty }

  /// Publishes all changes to the hosts.
  func flush() {
    guard !isFlushing, depth == 0 else { return }
    isFlushing = true
    marks.expectFlush()
    defer {
      isFlushing = false
      budget.renew()
      marks.endFlush()
    }
    // NB: Views and hosts run outside the screen that caused the change, and outside its work.
    Scope.outside { showChanges() }
  }

  // NB: every round ends with the hosts' update, so that they show the last state also if there is
  // no end. What that update itself changes is rendered, and shown with the next change.
  private func showChanges() {
    var rounds = 0
    while let source {
      let isMore = isTreeChanged || isStatusChanged
      // NB: taken also where nothing is marked, so that the next mark schedules a flush.
      let changed = marks.take(isMore: isMore)
      guard isMore || !changed.isEmpty else { return }
      if !changed.isEmpty { source.refresh(changed) }
      let update = takeChanges(of: source, screens: changed)
      hosts.removeAll { $0.host == nil }
      // NB: an update of one host may detach another.
      for reference in hosts {
        guard let host = reference.host, hosts.contains(where: { $0.host === host }) else {
          continue
        }
        host.update(update)
      }
      if !updates.isEmpty { updates.notify(update) }
      rounds += 1
      if rounds == Self.manyRounds { report(update, to: source) }
      guard rounds < Self.mostRounds else { return refreshLast(of: source) }
      appearances.complete()
    }
  }

  /// Updates the ViewModels. The resulting changes are shown with the next change.
  private func refreshLast(of source: any TurnSource) {
    let changed = marks.take()
    marks.expectFlush()
    source.refresh(changed)
    // NB: a turn within this flush has left its own flush to it, and none follows.
    marks.expectNoFlush()
  }

  /// Reports the parts of the app that change again and again.
  private func report(_ update: HostUpdate, to source: any TurnSource) {
    var causes: [String] = []
    if update.isTreeChanged {
      causes.append(
        "the navigation tree, which a lifecycle callback or a host changes each time it is shown")
    }
    if !update.changedScreens.isEmpty {
      let screens = source.names(of: update.changedScreens).joined(separator: ", ")
      causes.append(
        "\(screens), where a View or a ViewModel changes what it reads while it is rendered")
    }
    if update.isStatusChanged || update.isRequestChanged {
      causes.append("the messages, activities or host requests")
    }
    source.report(
      "Showing a change has led to another change \(Self.manyRounds) times in one turn. It is "
        + causes.joined(separator: "; and ") + ".")
  }

  /// Returns the changes since the last call.
  private func takeChanges(of source: any TurnSource, screens: Set<ScreenID>) -> HostUpdate {
    let (status, request) = (source.status, source.hostRequest?.id)
    defer {
      (isTreeChanged, areQuestionsChanged) = (false, false)
      (publishedStatus, publishedRequest) = (status, request)
    }
    return HostUpdate(
      isTreeChanged: isTreeChanged, isStatusChanged: status != publishedStatus,
      isRequestChanged: request != publishedRequest, changedScreens: screens)
  }

  private static var manyRounds: Int { 100 }
  private static var mostRounds: Int { 1_000 }

  private var isStatusChanged: Bool {
    guard areQuestionsChanged, let source else { return false }
    return source.hostRequest?.id != publishedRequest || source.status != publishedStatus
  }

  // MARK: Appearance

  /// Notifies a screen that it is about to be shown.
  func willAppear(_ screen: LiveScreen) {
    guard waiting == nil else { waiting?.append(screen); return }
    if screen.appearance == .unloaded, screen.lifecycle != nil {
      Scope.outside { for reference in hosts { reference.host?.prepare(screen.node.id) } }
    }
    if screen.willAppear() { appearances.note(screen) }
  }

  /// Notifies a screen that it is about to be covered.
  func willDisappear(_ screen: LiveScreen) {
    // NB: asked first, as the executor is checked for each closure that is passed on.
    if waiting != nil { waiting?.removeAll { $0 === screen } }
    if screen.willDisappear() { appearances.note(screen) }
  }

  // MARK: Hosts

  func attach(_ host: any AppHost, _ update: HostUpdate) {
    detach(host)
    hosts.append(HostReference(host: host))
    let first = waiting ?? []
    waiting = nil
    // NB: one that loads may navigate, and end the others by ending the app.
    source?.asOneChange { for screen in first where !screen.scope.isEnded { willAppear(screen) } }
    host.update(update)
    appearances.complete()
  }

  func detach(_ host: any AppHost) { hosts.removeAll { $0.host == nil || $0.host === host } }

  /// A Boolean value that indicates whether the app is shown.
  var hasHosts: Bool { hosts.contains { $0.host != nil } }

  /// Returns the name of a host that lacks a capability, or nil if there is none.
  func hostLacking(_ capability: Capability) -> String? {
    for reference in hosts {
      if let host = reference.host, !host.capabilities.contains(capability) { return host.name }
    }
    return nil
  }

  /// The running host transitions that hold screens.
  var holders: [ScreenID: [String]] {
    var holders: [ScreenID: [String]] = [:]
    for host in hosts.compactMap(\.host) {
      for id in host.screensInTransition {
        holders[id, default: []].append("a running transition of the host \(host.name)")
      }
    }
    return holders
  }
}

/// The source of the changes that a ``TurnPublisher`` publishes.
@MainActor
protocol TurnSource: AnyObject {
  var status: AppStatus { get }
  var hostRequest: HostRequest? { get }
  /// Updates the ViewModels of changed screens.
  func refresh(_ changed: Set<ScreenID>)
  /// Returns the names of screens for a report.
  func names(of screens: Set<ScreenID>) -> [String]
  func report(_ issue: String)
  /// Runs code that tells screens of a change; what they ask for is carried out afterwards.
  func asOneChange(_ body: () -> Void)
}

/// The screens whose appearance has not been published to the hosts, in the order of the changes.
@MainActor
private final class Appearances {
  private var entries: [(screen: LiveScreen, number: Int)] = []
  /// The number of each screen's last change.
  private var last: [ScreenID: Int] = [:]
  private var count = 0

  // NB: if a turn changes a screen twice, only the last change is reported.
  func note(_ screen: LiveScreen) {
    count += 1
    last[screen.node.id] = count
    entries.append((screen, count))
  }

  /// Notifies the ViewModels of the appearance that the hosts now show.
  func complete() {
    guard !entries.isEmpty else { return }
    let changed = entries
    entries = []
    // NB: a notified screen may cover or show another, which the hosts have not been updated with.
    for (screen, number) in changed where last[screen.node.id] == number {
      last[screen.node.id] = nil
      screen.completeAppearance()
    }
  }
}
