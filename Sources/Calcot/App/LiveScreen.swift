import Observation

/// One screen of the tree, alive: its scope, its parts, and what it shows.
@MainActor
final class LiveScreen {
  let node: ScreenNode
  let scope: Scope
  private var parts: (any CalcotParts)?
  private var rendered: RenderedScreen?
  private var publishedLeavability = Leavability.free
  private var isOutOfDate = true
  private var reportedKeys: Set<String> = []
  private var windows: [ElementID: Range<Int>] = [:]
  private var savedValue: (@MainActor () -> (any Encodable)?)?
  private var arrived: [@MainActor (Scope) -> Void] = []
  /// How far the ViewModel has been told of its View's coming and going.
  var appearance = Appearance.unloaded
  private var lifecycleParts: (any CalcotParts)?

  init(_ node: ScreenNode, scope: Scope) {
    self.node = node
    self.scope = scope
  }

  /// Assembles the calçot as code of its own scope.
  ///
  /// - Returns: the child flow that stands at the route instead of a screen, if there is one.
  func assemble(
    _ make: () -> Calcot?, changed: @escaping @MainActor () -> Void, report: (String) -> Void
  ) -> FlowParts? {
    scope.run {
      guard let calcot = make(), !scope.isEnded else { return nil }
      var flow: FlowParts?
      switch calcot.content {
      case .screen(let parts):
        self.parts = parts
        if let problem = parts.start(in: scope, changed: changed) { report(problem) }
        if parts.lifecycle != nil { lifecycleParts = parts }
      case .flow(let parts): flow = parts
      }
      savedValue = calcot.savedValue
      for body in calcot.assembled { body(scope) }
      arrived = calcot.arrived
      return flow
    }
  }

  /// Hands over what is done when the change that has brought the screen in has been told: it is held
  /// until then, and no longer.
  func takeArrived() -> [@MainActor (Scope) -> Void] {
    defer { arrived = [] }
    return arrived
  }

  /// Whether the screen may be left, as of now.
  var leavability: Leavability { parts?.leavability ?? .free }

  /// The ViewModel, if it asks to be told of its View's coming and going; of a screen that has ended
  /// only until it has been told that it is gone.
  var lifecycle: (any ViewLifecycle)? { lifecycleParts?.lifecycle }

  /// Has other rows of a list built from now on.
  func show(_ rows: Range<Int>, of list: ElementID) {
    windows[list] = rows
    isOutOfDate = true
  }

  /// What the screen wants to keep.
  var valueToSave: (any Encodable)? { savedValue?() }

  func markChanged() { isOutOfDate = true }

  /// Brings the ViewModel of every View up to date.
  func refresh() { parts?.refresh() }

  /// What the screen shows, rendered again only after a change; nil without a semantic view.
  func render(marks: ChangeMarks) -> RenderedScreen? {
    // NB: a delegate may have gone that has kept from the semantic View what the ViewModel told.
    if !isOutOfDate { refresh() }
    guard isOutOfDate, let parts else { return rendered }
    isOutOfDate = false
    let id = node.id
    rendered = withObservationTracking {
      publishedLeavability = parts.leavability
      return parts.render(windows: windows)
    } onChange: {
      marks.add(id)
    }
    return rendered
  }

  /// Whether the screen may be left, as of its last rendering.
  func leavability(marks: ChangeMarks) -> Leavability {
    _ = render(marks: marks)
    return publishedLeavability
  }

  /// The keys that two elements of the rendered screen share, each once.
  func newDuplicateKeys() -> [String] {
    guard let rendered, !rendered.duplicateKeys.isEmpty else { return [] }
    return rendered.duplicateKeys.filter { reportedKeys.insert($0).inserted }
  }

  func native<Native>(from registry: ViewRegistry<Native>) -> Native? {
    scope.run { parts?.native(from: registry) }
  }

  /// Ends the scope and lets the parts go; returns those that must now be released.
  func end(watching shared: [AnyObject]?) -> [AnyObject] {
    let objects = shared.flatMap { parts?.objects(except: $0) } ?? []
    scope.end()
    parts = nil
    rendered = nil
    savedValue = nil
    if appearance == .hidden { lifecycleParts = nil }
    return objects
  }
}
