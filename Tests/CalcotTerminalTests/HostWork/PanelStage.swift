import Calcot
import CalcotContent
import CalcotTerminal
import CalcotTerminalTesting

/// A panel without a host: keys and answers in, effects and text out.
@MainActor
struct PanelStage {
  private(set) var panel: WorkPanel
  private(set) var effect = WorkPanel.Effect.none

  init(_ work: HostWork, canCopy: Bool = true) { panel = WorkPanel(work, canCopy: canCopy) }

  @discardableResult
  mutating func press(_ keys: Key...) -> WorkPanel.Effect {
    for key in keys { effect = panel.handle(key) }
    return effect
  }

  @discardableResult
  mutating func type(_ text: String) -> WorkPanel.Effect {
    for character in text { press(.character(character)) }
    return effect
  }

  @discardableResult
  mutating func take(_ outcome: WorkPanel.Outcome) -> WorkPanel.Effect {
    effect = panel.take(outcome)
    return effect
  }

  mutating func complete(among entries: [PathCandidate]) {
    guard case .complete(let beginning, let kinds) = press(.tab) else { return }
    take(
      .completed(
        PathCompletion(of: beginning, among: entries, kinds: kinds), of: beginning))
  }

  mutating func refused(_ reason: FilePickProblem) { panel.refused(reason) }

  /// Returns the drawn panel over a screen.
  func stage(columns: Int, rows: Int) -> Stage {
    var scene = TerminalScene(layers: [.semantic(Samples.groups, number: 1)])
    scene.panel = panel
    return Stage(scene, columns: columns, rows: rows)
  }
}
