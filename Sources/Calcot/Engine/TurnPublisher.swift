import CalcotContent
import CalcotTree

/// Collects the changes of a turn and publishes them to the hosts once, at its end.
@MainActor
final class TurnPublisher {
  private weak var source: (any TurnSource)?
  private var hosts: [HostReference] = []
  private var depth = 0
  private var isFlushing = false
  private var isTreeChanged = false
  private var publishedStatus = AppStatus()
  private var publishedRequest: HostRequestID?
  /// The screens whose appearance has not been published to the hosts.
  private var appearing: [LiveScreen] = []
  /// The screens that have changed since the last flush.
  private(set) lazy var marks = ChangeMarks { [weak self] in
    Task { @MainActor in self?.flush() }
  }

  private struct HostReference {
    weak var host: (any AppHost)?
  }

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

  /// A Boolean value that indicates whether there are changes that were not published to the hosts.
  var hasChanges: Bool { isTreeChanged || isStatusChanged || !marks.isEmpty }

  /// Publishes all changes to the hosts.
  func flush() {
    guard !isFlushing, depth == 0 else { return }
    isFlushing = true
    defer { isFlushing = false }
    // NB: Views and hosts run outside the screen that caused the change, and outside its work.
    Scope.outside { showChanges() }
  }

  private func showChanges() {
    for _ in 0..<Self.mostFlushes {
      let changed = marks.take()
      guard isTreeChanged || !changed.isEmpty || isStatusChanged, let source else { return }
      if !changed.isEmpty { source.refresh(changed) }
      let update = takeChanges(of: source, screens: changed)
      hosts.removeAll { $0.host == nil }
      for reference in hosts { reference.host?.update(update) }
      completeAppearances()
    }
    source?.report(
      "Showing a change has led to another change \(Self.mostFlushes) times in one turn: "
        + "a View or a ViewModel changes what it reads while it is rendered.")
    guard let source else { return }
    let changed = marks.take()
    source.refresh(changed)
    _ = takeChanges(of: source, screens: changed)
  }

  /// Returns the changes since the last call.
  private func takeChanges(of source: any TurnSource, screens: Set<ScreenID>) -> HostUpdate {
    let (status, request) = (source.status, source.hostRequest?.id)
    defer { (isTreeChanged, publishedStatus, publishedRequest) = (false, status, request) }
    return HostUpdate(
      isTreeChanged: isTreeChanged, isStatusChanged: status != publishedStatus,
      isRequestChanged: request != publishedRequest, changedScreens: screens)
  }

  private static let mostFlushes = 100

  private var isStatusChanged: Bool {
    guard let source else { return false }
    return source.hostRequest?.id != publishedRequest || source.status != publishedStatus
  }

  // MARK: Appearance

  /// Notifies a screen that it is about to be shown.
  func willAppear(_ screen: LiveScreen) {
    if screen.willAppear() { note(screen) }
  }

  /// Notifies a screen that it is about to be covered.
  func willDisappear(_ screen: LiveScreen) {
    if screen.willDisappear() { note(screen) }
  }

  /// Notifies the ViewModels of what the hosts now show, in the order of the changes.
  private func completeAppearances() {
    guard !appearing.isEmpty else { return }
    let screens = appearing
    appearing = []
    // NB: a notified screen may cover or show another, which the hosts have not been updated with.
    for screen in screens where !appearing.contains(where: { $0 === screen }) {
      screen.completeAppearance()
    }
  }

  // NB: if a turn changes a screen twice, only the last change is reported.
  private func note(_ screen: LiveScreen) {
    appearing.removeAll { $0 === screen }
    appearing.append(screen)
  }

  // MARK: Hosts

  func attach(_ host: any AppHost, _ update: HostUpdate) {
    detach(host)
    hosts.append(HostReference(host: host))
    host.update(update)
  }

  func detach(_ host: any AppHost) { hosts.removeAll { $0.host == nil || $0.host === host } }

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
  func report(_ issue: String)
}
