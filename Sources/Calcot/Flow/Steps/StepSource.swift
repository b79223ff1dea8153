/// Where a ``Stepper`` emits its steps. They come to the flows that are connected, in order.
///
/// A step that is emitted before the first flow is connected waits for it. When the calçots of all
/// connections have left the navigation tree, a step is refused, and told of; none is lost.
@MainActor
public final class StepSource<FlowStep: Step> {
  /// Tells of each step when it is emitted, before a flow takes it: for tests of a ViewModel and for
  /// logs.
  public let didEmit = ObserverSet<FlowStep>()
  private var connections: [Connection] = []
  private var waiting: [FlowStep] = []
  private var isStarting = false

  private struct Connection {
    let isOver: () -> Bool
    let take: (FlowStep) -> [StepDisposition]
  }

  /// A source without connections.
  public init() {}

  /// Says that something has happened.
  ///
  /// - Returns: what has become of the step, by each connected flow; nothing while it waits for the
  ///   first.
  @discardableResult
  public func emit(_ step: FlowStep) -> [StepDisposition] {
    didEmit.notify(step)
    guard !connections.isEmpty, !isStarting else {
      waiting.append(step)
      return []
    }
    return pass(step)
  }

  /// Connects the source to a flow for as long as `scope` lives.
  func connect(
    to navigation: Navigation, as scope: Scope, startingWith stepper: StepperStart<FlowStep>
  ) {
    let connection = Connection(
      isOver: { scope.isEnded }, take: { step in [scope.run { navigation.take(step) }] })
    start(connection, with: stepper)
  }

  /// Passes on to `outer` what is emitted from now on.
  func connect(to outer: StepSource) {
    let connection = Connection(isOver: { outer.isOver }, take: { outer.emit($0) })
    start(connection, with: StepperStart())
  }

  private var isOver: Bool { !connections.isEmpty && connections.allSatisfy { $0.isOver() } }

  // NB: whatever is emitted by those who take the initial step comes after what has waited.
  private func start(_ connection: Connection, with stepper: StepperStart<FlowStep>) {
    forgetWhatIsOver()
    connections.append(connection)
    let wasStarting = isStarting
    isStarting = true
    if let step = stepper.initialStep { _ = connection.take(step) }
    if !wasStarting {
      passWaiting()
      isStarting = false
    }
    stepper.ready()
  }

  private func passWaiting() {
    while !waiting.isEmpty { pass(waiting.removeFirst()) }
  }

  @discardableResult
  private func pass(_ step: FlowStep) -> [StepDisposition] {
    forgetWhatIsOver()
    return connections.flatMap { $0.take(step) }
  }

  // NB: the last one stays, so that there is somebody who refuses.
  private func forgetWhatIsOver() {
    guard connections.contains(where: { $0.isOver() }) else { return }
    let last = connections.last
    connections.removeAll { $0.isOver() }
    if connections.isEmpty, let last { connections = [last] }
  }
}

/// How a stepper begins.
@MainActor
struct StepperStart<FlowStep: Step> {
  var initialStep: FlowStep?
  var ready: () -> Void = {}
}
