import CalcotContent
import CalcotTree

/// A live screen of the tree: its scope, its parts, and its content.
@MainActor
final class LiveScreen {
  let node: ScreenNode
  let scope: Scope
  private var parts: (any CalcotParts)?
  private var rendered: RenderedScreen?
  private var publishedLeavability = Leavability.free
  private var isOutOfDate = true
  private var reportedMistakes: Set<String> = []
  private var request = RenderRequest()
  let reads = ScreenReads()
  private var savedValue: (@MainActor () -> (any Encodable)?)?
  /// A Boolean value that indicates whether it was reported that saved states lack the value.
  var isValueLeftOut = false
  /// The appearance of which the ViewModel was last notified.
  var appearance = ViewAppearance.unloaded
  private var lifecycleParts: (any CalcotParts)?
  private var ownParts: OwnParts?
  private var shownRows: [ElementID: ShownRows] = [:]

  /// The tasks in which the app's code receives the rows of a list that hosts show.
  private struct ShownRows {
    static let mostTasks = 100
    var tasks = 0
    /// The rows that are passed on when one of the tasks has ended.
    var waiting: Range<Int>?
  }

  init(_ node: ScreenNode, scope: Scope) {
    self.node = node
    self.scope = scope
  }

  /// Assembles the calçot as code of its own scope.
  ///
  /// - Parameter held: The objects that are held before, or nil if nothing watches releases.
  /// - Returns: The closures to call after the change that added the screen has been published.
  func assemble(
    heldBefore held: HeldObjects?, _ make: () -> Calcot?, changed: @escaping @MainActor () -> Void,
    report: (String) -> Void
  ) -> [@MainActor (Scope) -> Void] {
    scope.back.changed = changed
    return scope.run {
      guard let calcot = make(), !scope.isEnded else { return [] }
      let parts = calcot.parts
      self.parts = parts
      if let problem = parts.start(in: scope, changed: changed) { report(problem) }
      ownParts = held.map { OwnParts(objects, heldBefore: $0) }
      guard !scope.isEnded else { return [] }
      if parts.lifecycle != nil { lifecycleParts = parts }
      savedValue = calcot.savedValue
      for body in calcot.assembled where !scope.isEnded { body(scope) }
      return calcot.arrived
    }
  }

  /// The current leavability of the screen, for every navigation but the user's Back.
  var leavability: Leavability { decided(parts?.leavability ?? .free) }

  private func decided(_ leavability: Leavability) -> Leavability {
    guard case .asks(let question, if: false) = leavability else { return leavability }
    return request.hasProblem ? .asks(question) : .free
  }

  /// The ViewModel, if it observes its View's appearance. After the screen has ended, it is
  /// available until it has been notified of that.
  var lifecycle: (any ViewLifecycle)? { lifecycleParts?.lifecycle }

  /// Builds a range of rows of a list from now on.
  func show(_ rows: Range<Int>, of list: ElementID) {
    request.windows[list] = rows
    isOutOfDate = true
  }

  /// Passes the rows of a list that hosts show to the app's code, in a task of its own. Of the rows
  /// that are shown while many such tasks hang, the newest wait for the end of one.
  func pass(_ rows: Range<Int>, of list: ElementID) {
    guard !rows.isEmpty, let body = rendered?.uses.shownAction(of: list) else { return }
    var shown = shownRows[list] ?? ShownRows()
    defer { shownRows[list] = shown }
    guard shown.tasks < ShownRows.mostTasks else { return shown.waiting = rows }
    shown.tasks += 1
    scope.startTask("rows of \(list)") { [weak self] in
      await body(rows)
      self?.endTask(ofRowsOf: list)
    }
  }

  private func endTask(ofRowsOf list: ElementID) {
    guard var shown = shownRows.removeValue(forKey: list) else { return }
    let rows = shown.waiting
    (shown.tasks, shown.waiting) = (shown.tasks - 1, nil)
    if shown.tasks > 0 { shownRows[list] = shown }
    if let rows { pass(rows, of: list) }
  }

  /// The app's text for a field's value, whatever the user has typed.
  func value(of field: FieldValue, _ id: ElementID) -> String {
    request.typed[id]?.value ?? field.text
  }

  /// Shows the text typed into a field as long as the field's value stays the same; `nil` shows the
  /// value itself.
  ///
  /// - Returns: A Boolean value that indicates whether this changes what the screen shows.
  func keep(_ typed: TypedText?, in id: ElementID) -> Bool {
    guard request.typed[id] != typed else { return false }
    request.typed[id] = typed
    isOutOfDate = true
    return true
  }

  /// The name of the type of the screen's ViewModel; `nil` if the screen has ended or has no
  /// ViewModel.
  var viewModelName: String? { parts?.viewModelName }

  /// The names of the types of the parts; `nil` if the screen has ended or has no parts.
  var partNames: PartNames? { parts?.partNames }

  /// Returns what the parts hold; `nil` if the screen has ended or has no parts.
  func partValues(hiding secrets: @escaping (String) -> String) -> PartValues? {
    parts?.partValues(hiding: secrets)
  }

  /// The objects that are parts of the screen.
  var objects: [AnyObject] { parts.map { $0.mainObjects + $0.furtherObjects } ?? [] }

  /// The value that the screen saves.
  var valueToSave: (any Encodable)? { savedValue?() }

  func markChanged() { isOutOfDate = true }

  /// Updates the ViewModel of every View.
  func refresh() { parts?.refresh() }

  /// Returns the content of the screen, rendered again only after a change, or nil without a
  /// semantic View.
  func render(marks: ChangeMarks) -> RenderedScreen? {
    // NB: a delegate that is gone may have received changes in place of the semantic View.
    if !isOutOfDate { refresh() }
    guard isOutOfDate, let parts else { return rendered }
    isOutOfDate = false
    // NB: released last, because the `deinit` of what its closures hold may use the screen.
    let former = rendered
    defer { withExtendedLifetime(former) {} }
    let id = node.id
    request.kept.begin { marks.add(id) }
    let leavability: Leavability
    (rendered, leavability) = reads.tracking(for: self, changed: { marks.add(id) }) {
      (parts.render(request), scope.takesBack ? .takesBack : parts.leavability)
    }
    request.kept.end()
    forgetOutdatedTexts()
    forgetLostRows()
    if request.hasProblem { rendered?.content.disableMainButtons() }
    publishedLeavability = decided(leavability)
    return rendered
  }

  private func forgetOutdatedTexts() {
    guard !request.typed.isEmpty else { return }
    request.typed = request.typed.filter { id, typed in
      guard case .field(let field)? = rendered?.content.element(id)?.kind else { return false }
      return field.text == typed.text && field.problem == typed.problem
    }
  }

  /// Forgets the rows that a list has no more, such as those that a search does not find: when the list grows
  /// again, hosts ask for them anew, and the app's code is told.
  private func forgetLostRows() {
    for (list, asked) in request.windows {
      guard case .list(_, let rows, _)? = rendered?.content.element(list)?.kind,
        rows.total < asked.upperBound
      else { continue }
      request.windows[list] = rows.range
    }
  }

  /// Returns the leavability of the screen as of its last rendering.
  func leavability(marks: ChangeMarks) -> Leavability {
    _ = render(marks: marks)
    return publishedLeavability
  }

  /// Returns the mistakes in the rendered screen that were not returned before.
  func newMistakes() -> [String] {
    guard let rendered, !rendered.mistakes.isEmpty else { return [] }
    return rendered.mistakes.filter { reportedMistakes.insert($0).inserted }
  }

  func native<Native>(from registry: ViewRegistry<Native>) -> Native? {
    scope.run { parts?.native(from: registry) }
  }

  /// The parts that must be deallocated once the screen has ended. Of a screen that was assembled
  /// before releases were watched, and where nobody knows who held what, these are the ViewModel and
  /// the View.
  var partsToRelease: [AnyObject] {
    let main = parts?.mainObjects ?? []
    return ownParts?.objects(with: main) ?? main
  }

  /// Ends the scope and releases the parts.
  func end() {
    scope.end()
    // NB: released last, because a `deinit` of the app may use the screen.
    let released = (parts, rendered, request, savedValue, lifecycleParts)
    defer { withExtendedLifetime(released) {} }
    parts = nil
    rendered = nil
    request = RenderRequest()
    reads.end()
    savedValue = nil
    if appearance == .hidden { lifecycleParts = nil }
  }
}

/// The appearance of a screen, of which its ViewModel is notified.
enum ViewAppearance {
  /// The screen was never shown.
  case unloaded
  case hidden, appearing, shown, disappearing

  /// The appearance after the hosts have been updated; `nil` if it does not change.
  var completed: ViewAppearance? {
    switch self {
    case .appearing: .shown
    case .disappearing: .hidden
    case .unloaded, .hidden, .shown: nil
    }
  }
}

extension LiveScreen {
  /// Notifies the ViewModel that its View will appear and, the first time, that it has loaded;
  /// returns false if the ViewModel does not observe this, or has left the tree meanwhile.
  func willAppear() -> Bool {
    if appearance == .unloaded {
      guard pass(to: .hidden, { _ in lifecycleParts?.load() }), !scope.isEnded else { return false }
    }
    return pass(to: .appearing) { $0.onViewWillAppear() }
  }

  /// Notifies the ViewModel that its View will disappear; returns false if the ViewModel does not
  /// observe this, or was not notified that its View would appear.
  func willDisappear() -> Bool {
    guard appearance == .appearing || appearance == .shown else { return false }
    return pass(to: .disappearing) { $0.onViewWillDisappear() }
  }

  /// Notifies the ViewModel of the completion of the last change.
  func completeAppearance() {
    guard let completed = appearance.completed else { return }
    _ = pass(to: completed) { viewModel in
      if completed == .shown { viewModel.onViewDidAppear() } else { viewModel.onViewDidDisappear() }
    }
  }

  private func pass(
    to appearance: ViewAppearance, _ tell: (any ViewLifecycle) -> Void
  ) -> Bool {
    guard let viewModel = lifecycle else { return false }
    self.appearance = appearance
    scope.run { tell(viewModel) }
    return true
  }
}
