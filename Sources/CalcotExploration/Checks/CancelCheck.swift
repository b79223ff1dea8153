import Calcot
import CalcotContent
import CalcotTesting

/// The check that cancelling a modal changes nothing, if the user has only entered something in it.
@MainActor
struct CancelCheck {
  private struct Opening {
    let layer: LayerID
    let before: ExploredState
  }

  private var layers: Set<LayerID> = []
  private var before: ExploredState?
  private var isCancel = false
  private var opening: Opening?
  /// A Boolean value that indicates whether the last move was one to check.
  private(set) var isMade = false

  /// Records what is shown before a move.
  mutating func willMake(_ control: UsedControl, _ app: TestApp, in state: ExploredState) {
    isMade = false
    layers = Set(app.tree?.layers.map(\.id) ?? [])
    before = Self.isQuiet(app) ? state : nil
    isCancel =
      opening != nil && (control.role == .cancel || control.choiceRole == .destructive)
  }

  /// Returns the problem after the move, if it has cancelled a modal and something is different.
  mutating func problem(
    after move: TestMove, _ app: TestApp, in state: ExploredState, on screen: String
  ) -> Problem? {
    guard let tree = app.tree else { return nil }
    if let new = tree.topLayer, !layers.contains(new.id) {
      opening = before.map { Opening(layer: new.id, before: $0) }
      return nil
    }
    guard let opened = opening, !move.isEntry else { return nil }
    guard !tree.layers.contains(where: { $0.id == opened.layer }) else {
      // NB: a question whether to discard what was entered belongs to the cancelling.
      if !(isCancel && tree.dialog != nil) { opening = nil }
      return nil
    }
    opening = nil
    isMade = isCancel && Self.isQuiet(app) && state.tree == opened.before.tree
    guard isMade, state != opened.before else { return nil }
    return Problem(.cancelChangesNothing, on: screen, opened.before.difference(to: state))
  }

  private static func isQuiet(_ app: TestApp) -> Bool {
    app.app?.status.message == nil && app.tree?.dialog == nil
  }
}
