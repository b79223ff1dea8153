public import Calcot
public import CalcotContent

/// A headless host whose transitions take time on a clock that the test advances, and whose user
/// can begin, cancel and finish gestures: UIKit's behavior without UIKit.
@MainActor
public final class SlowHost: HeadlessDriver, GestureDriver, TransitionHost {
  /// The clock of the host.
  public let clock = ManualClock()
  private let transition: Duration
  /// The shown screens and the running transition.
  package var surface = HostSurface()
  private var remaining = Duration.zero
  private var dialog: Dialog?
  /// Every operation that the host has carried out, in order.
  public private(set) var operations: [HostOperation] = []

  /// Creates a host whose transitions take `transition`.
  public init(
    transition: Duration = .milliseconds(350),
    capabilities: Set<Capability> = Set(Capability.allCases)
  ) {
    self.transition = transition
    super.init(capabilities: capabilities)
  }

  public override var name: String { "slow" }

  override var reachable: (screens: [ScreenID], dialog: Dialog?) {
    guard surface.activity == .idle else { return ([], nil) }
    return (app.map { surface.shown(in: $0.tree) } ?? [], surface.dialog == nil ? nil : dialog)
  }

  override var containers: [(id: ScreenID, selected: Int)] {
    surface.visibleContainers.compactMap { place in place.container.map { (place.id, $0.selected) }
    }
  }

  public var shownScreens: [[ScreenID]] { app.map { surface.shownScreens(in: $0.tree) } ?? [] }
  public var isDialogShown: Bool { surface.dialog != nil }
  public var isMoving: Bool { surface.activity != .idle }
  public var isBusy: Bool { remaining > .zero }

  public override var screensInTransition: Set<ScreenID> {
    app.map(screensThatLeft) ?? []
  }

  public override func stop() {
    super.stop()
    surface = HostSurface()
    remaining = .zero
  }

  public override func update(_ update: HostUpdate) {
    super.update(update)
    if let dialog = app?.tree.dialog { self.dialog = dialog }
    carryOn()
  }

  override var topLayer: (id: LayerID, style: ModalStyle?)? {
    surface.layers.last.map { ($0.id, $0.style) }
  }

  public override var canGoBack: Bool {
    guard surface.activity == .idle, surface.dialog == nil else { return false }
    if visibleLeavability == .takesBack { return true }
    return (surface.backStack != nil || app?.tree.canGoBack == true) && !isBlocked
  }

  // MARK: Gestures

  public func beginSwipeBack() -> Bool {
    guard isFree, let stack = surface.backStack, let below = surface.stack(stack)?.dropLast().last
    else { return false }
    return surface.beginGesture(.pop(to: below.id, in: stack))
  }

  public func beginPull() -> Bool {
    guard isFree, let layer = surface.layers.last, layer.style.isSheet else { return false }
    return surface.beginGesture(.dismiss(layer.id))
  }

  public func cancelGesture() {
    surface.cancelGesture()
    carryOn()
  }

  public func finishGesture() {
    guard case .gesture = surface.activity else { return }
    surface.releaseGesture()
    remaining = transition
  }

  // MARK: Time

  public func advance(by duration: Duration) {
    clock.advance(by: duration)
    var left = duration
    while remaining > .zero, left >= remaining {
      left -= remaining
      remaining = .zero
      endMovement()
    }
    if remaining > .zero { remaining -= left }
  }

  public func settle() async {
    var isRestless: Bool
    repeat {
      await app?.settle()
      // NB: what changes whenever it is shown never settles.
      isRestless = app?.hasUnsettledWork == true
      if remaining > .zero { advance(by: remaining) }
      carryOn()
    } while !Task.isCancelled
      && (remaining > .zero || !isRestless && app?.hasUnsettledWork == true)
  }

  private func endMovement() {
    switch surface.activity {
    case .operation(let operation): surface.end(operation)
    case .finishing:
      if let input = surface.finishGesture() { app?.send(input) }
    case .idle, .gesture: return
    }
    letGoOfScreensThatLeft()
    carryOn()
  }

  private func carryOn() {
    if let app { showTree(of: app) }
  }

  package func perform(_ operation: HostOperation) -> Bool {
    operations.append(operation)
    remaining = transition
    if transition == .zero { endMovement() }
    return false
  }

  private var isFree: Bool { app.map { surface.mayLeave(in: $0) } ?? true }

  private var isBlocked: Bool {
    if case .blocked = visibleLeavability { true } else { false }
  }

  private var visibleLeavability: Leavability {
    app.map { surface.leavability(in: $0) } ?? .free
  }
}
