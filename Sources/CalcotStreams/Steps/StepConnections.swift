import Calcot
import CalcotTree

/// The receivers of a stepper's steps, with the type of the steps erased.
@MainActor
final class StepConnections {
  private var connections: [Connection] = []
  private var waiting: [(step: any Step, chain: Int)] = []
  /// The number of steps from the initial ones to the one that is being passed on; `nil` unless the
  /// stepper is starting.
  private var chain: Int?
  /// A closure that returns the initial steps of the steppers that this one merges, without holding
  /// them.
  var initialStepsOfParts: @MainActor () -> [any Step] = { [] }

  fileprivate enum Connection {
    /// The flow of a navigation, for the life of a calçot, and the moves to which its steps lead.
    case flow(Navigation, Scope, moves: @MainActor (any Step) -> Move?)
    /// A composite stepper that merges this one.
    case outer(StepConnections)
  }

  /// Connects a stepper to a flow for the life of `scope`.
  ///
  /// - Parameter moves: A closure that returns the move to which a step would lead, if any.
  func connect<S: Step>(
    _ stepper: some Stepper<S>, to navigation: Navigation, as scope: Scope,
    moves: @escaping @MainActor (any Step) -> Move?
  ) {
    let connection = Connection.flow(navigation, scope, moves: moves)
    start(connection, with: Self.initialSteps(of: stepper)) {
      if !scope.isEnded { scope.run { stepper.readyToEmitSteps() } }
    }
  }

  /// Forwards all later steps to `outer`; connecting again has no effect.
  func connect(to outer: StepConnections) {
    guard !connections.contains(where: { $0.passes(to: outer) }) else { return }
    start(.outer(outer), with: []) {}
  }

  /// Returns the stepper's own initial step and, for a composite one, those of the steppers it
  /// merges.
  static func initialSteps<S: Step>(of stepper: some Stepper<S>) -> [any Step] {
    [stepper.initialStep].compactMap(\.self) + stepper.steps.connections.initialStepsOfParts()
  }

  func emit(_ step: any Step) -> [StepDisposition] {
    guard connections.isEmpty || chain != nil else { return pass(step) }
    if let refusal = connections.last?.following?.exhaustion { return [refusal] }
    if connections.isEmpty, waiting.count >= Self.mostWaiting {
      return [.refused(reason: "\(Self.mostWaiting) steps wait for a flow already")]
    }
    waiting.append((step, chain.map { $0 + 1 } ?? 0))
    return []
  }

  private static var mostWaiting: Int { 100 }

  // NB: steps emitted while the initial step is handled come after those that have waited.
  private func start(_ connection: Connection, with initialSteps: [any Step], ready: () -> Void) {
    forgetWhatIsOver()
    connections.append(connection)
    let wasStarting = chain != nil
    if !wasStarting { chain = 0 }
    for step in initialSteps { _ = connection.take(step) }
    if !wasStarting {
      passWaiting()
      chain = nil
    }
    ready()
  }

  private func passWaiting() {
    while !waiting.isEmpty {
      let next = waiting
      waiting = []
      for (step, chain) in next {
        self.chain = chain
        let following = connections.last?.following
        _ = following?.run(chain: chain) { pass(step) } ?? pass(step)
      }
    }
  }

  /// Returns the move to which a step would lead in a connected flow, if any.
  func move(of step: any Step) -> Move? {
    for connection in connections {
      if let move = connection.move(of: step) { return move }
    }
    return nil
  }

  private func pass(_ step: any Step) -> [StepDisposition] {
    forgetWhatIsOver()
    guard connections.count > 1 else { return connections.first?.take(step) ?? [] }
    var dispositions: [StepDisposition] = []
    for connection in connections { dispositions += connection.take(step) }
    return dispositions
  }

  private var isOver: Bool {
    for connection in connections where !connection.isOver { return false }
    return !connections.isEmpty
  }

  // NB: the last connection stays, so that something refuses the steps.
  private func forgetWhatIsOver() {
    var isAnyOver = false
    for connection in connections where connection.isOver { isAnyOver = true }
    guard isAnyOver, let last = connections.last else { return }
    connections.removeAll { $0.isOver }
    if connections.isEmpty { connections = [last] }
  }
}

extension StepConnections.Connection {
  @MainActor
  fileprivate var isOver: Bool {
    switch self {
    case .flow(_, let scope, _): scope.isEnded
    case .outer(let outer): outer.isOver
    }
  }

  /// The app's dispatcher that takes the steps.
  @MainActor
  fileprivate var following: (any StepFollowing)? {
    switch self {
    case .flow(let navigation, _, _): navigation.handler?.followingSteps
    case .outer(let outer): outer.connections.last?.following
    }
  }

  fileprivate func passes(to outer: StepConnections) -> Bool {
    if case .outer(let other) = self { other === outer } else { false }
  }

  @MainActor
  fileprivate func take(_ step: any Step) -> [StepDisposition] {
    switch self {
    case .flow(let navigation, let scope, _): [scope.run { navigation.take(step) }]
    case .outer(let outer): outer.emit(step)
    }
  }

  @MainActor
  fileprivate func move(of step: any Step) -> Move? {
    switch self {
    case .flow(_, let scope, let moves): scope.isEnded ? nil : moves(step)
    case .outer(let outer): outer.move(of: step)
    }
  }
}
