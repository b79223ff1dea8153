import CalcotContent
import CalcotTree
import Observation

/// A screen of the tree, alive: its scope, its parts, and its content.
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
  /// How far the ViewModel has been told of its View's coming and going.
  var appearance = Appearance.unloaded
  private var lifecycleParts: (any CalcotParts)?

  init(_ node: ScreenNode, scope: Scope) {
    self.node = node
    self.scope = scope
  }

  /// Assembles the calçot as code of its own scope.
  ///
  /// - Returns: the closures to call when the change that has brought the screen in has been told.
  func assemble(
    _ make: () -> Calcot?, changed: @escaping @MainActor () -> Void, report: (String) -> Void
  ) -> [@MainActor (Scope) -> Void] {
    scope.run {
      guard let calcot = make(), !scope.isEnded else { return [] }
      if let parts = calcot.parts {
        self.parts = parts
        if let problem = parts.start(in: scope, changed: changed) { report(problem) }
        if parts.lifecycle != nil { lifecycleParts = parts }
      } else {
        report(
          "\(node.route) has no screen and no child flow: return a calçot with parts, or make the "
            + "flow in the coordinator's flow(for:).")
      }
      savedValue = calcot.savedValue
      for body in calcot.assembled { body(scope) }
      return calcot.arrived
    }
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

/// Where a screen is between being hidden and being shown, as its ViewModel is told.
enum Appearance {
  /// It was never shown.
  case unloaded
  case hidden, appearing, shown, disappearing

  /// What is said when the hosts have been told of the change; nil where nothing is.
  var completed: Appearance? {
    switch self {
    case .appearing: .shown
    case .disappearing: .hidden
    case .unloaded, .hidden, .shown: nil
    }
  }
}

extension LiveScreen {
  /// Tells the ViewModel that its View will appear, and has loaded if it never has before; false if it
  /// does not ask to be told, or has left the tree on being told.
  func willAppear() -> Bool {
    if appearance == .unloaded {
      guard pass(to: .hidden, { $0.onViewDidLoad() }), !scope.isEnded else { return false }
    }
    return pass(to: .appearing) { $0.onViewWillAppear() }
  }

  /// Tells the ViewModel that its View will disappear; false if it does not ask to be told, or was not
  /// told that its View would appear.
  func willDisappear() -> Bool {
    guard appearance == .appearing || appearance == .shown else { return false }
    return pass(to: .disappearing) { $0.onViewWillDisappear() }
  }

  /// Tells the ViewModel what has become of the last change.
  func completeAppearance() {
    guard let completed = appearance.completed else { return }
    _ = pass(to: completed) { viewModel in
      if completed == .shown { viewModel.onViewDidAppear() } else { viewModel.onViewDidDisappear() }
    }
  }

  private func pass(
    to appearance: Appearance, _ tell: (any ViewLifecycle) -> Void
  ) -> Bool {
    guard let viewModel = lifecycle else { return false }
    self.appearance = appearance
    scope.run { tell(viewModel) }
    return true
  }
}
