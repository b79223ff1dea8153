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

  init(_ node: ScreenNode, ledger: WorkLedger) {
    self.node = node
    scope = Scope(screen: node.id, ledger: ledger)
  }

  /// Assembles the calçot as code of its own scope.
  func assemble(_ make: () -> Calcot, changed: @escaping @MainActor () -> Void) {
    scope.run {
      let calcot = make()
      guard !scope.isEnded else { return }
      parts = calcot.parts
      calcot.parts.start(in: scope, changed: changed)
      for body in calcot.assembled { body(scope) }
    }
  }

  /// Whether the screen may be left, as of now.
  var leavability: Leavability { parts?.leavability ?? .free }

  func markChanged() { isOutOfDate = true }

  /// Brings the ViewModel of every View up to date.
  func refresh() { parts?.refresh() }

  /// What the screen shows, rendered again only after a change; nil without a semantic view.
  func render(marks: ChangeMarks) -> RenderedScreen? {
    guard isOutOfDate, let parts else { return rendered }
    isOutOfDate = false
    let id = node.id
    rendered = withObservationTracking {
      publishedLeavability = parts.leavability
      return parts.render()
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
    return objects
  }
}
