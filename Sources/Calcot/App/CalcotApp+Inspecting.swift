package import CalcotContent
package import CalcotTree

extension CalcotApp {
  /// Notifies observers of each update of the hosts, after it.
  package var updates: ObserverSet<HostUpdate> { engine.publisher.updates }

  /// Notifies observers of each task of a scope that has started or finished.
  package var taskChanges: ObserverSet<Void> { engine.events.taskChanges }

  /// Notifies observers of each issue. Unlike an observer of ``issues``, they do not keep it from
  /// standard error.
  package var reports: ObserverSet<String> { engine.events.reports }

  /// The approximate number of bytes of the requests that wait until the app is ready, or behind a
  /// question.
  package var waitingWeight: Int { engine.waitingWeight }

  /// Remembers the parts of the screens that end from now on, like an app that is started with
  /// `watchesRelease`.
  package func watchReleases() { engine.live.watchReleases() }

  /// Returns the names of the types of a screen's parts, or nil if it is not in the tree. Costs a
  /// reflection of its ViewModel and its Interactor.
  package func partNames(of screen: ScreenID) -> PartNames? {
    guard let live = engine.live.screens[screen] else { return nil }
    return live.partNames?.completed(by: engine.live.flows[live.node.flow]?.parts.coordinator)
  }

  /// Returns what the ViewModel and the Model of a screen hold, or nil if it is not in the tree.
  package func partValues(of screen: ScreenID, hiding secrets: @escaping (String) -> String)
    -> PartValues?
  {
    engine.live.screens[screen]?.partValues(hiding: secrets)
  }

  /// The scopes of the living flows and screens, in the order in which they began.
  package var scopes: [ScopeState] {
    let flows = engine.live.flows.values.map { flow in
      ScopeState(
        flow.scope, of: .flow(flow.node.id), flow.node.route.map { "the flow of \($0)" },
        coordinator: "\(type(of: flow.parts.coordinator))")
    }
    let screens = engine.live.screens.values.map { screen in
      ScopeState(screen.scope, of: .screen(screen.node.id), "\(screen.node.route)")
    }
    return (flows + screens).sorted { $0.id.number < $1.id.number }
  }
}

/// The state of a living scope.
package struct ScopeState: Equatable, Sendable, Identifiable {
  /// The owner of a scope.
  package enum Owner: Hashable, Sendable {
    case flow(FlowID)
    case screen(ScreenID)

    /// The number of the identity, which increases from scope to scope.
    package var number: Int {
      switch self {
      case .flow(let id): id.rawValue
      case .screen(let id): id.rawValue
      }
    }
  }

  package let id: Owner
  /// The route of the screen or flow.
  package let name: String
  /// The phase of the screen.
  package let phase: LifecyclePhase
  /// The names of the running tasks, in the order in which they were started.
  package let tasks: [String]
  /// The names of those for which settling waits.
  package let unsettledTasks: [String]
  /// The number of observers that end with the scope.
  package let observers: Int
  /// The type of the flow's coordinator; nil for a screen.
  package let coordinator: String?

  @MainActor
  init(_ scope: Scope, of owner: Owner, _ name: String?, coordinator: String? = nil) {
    id = owner
    self.name = name ?? "the first flow"
    phase = scope.phase
    tasks = scope.runningTasks
    unsettledTasks = scope.unsettledTasks
    observers = scope.observerCount
    self.coordinator = coordinator
  }
}
