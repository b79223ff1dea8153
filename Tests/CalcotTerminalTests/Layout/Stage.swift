import Calcot
import CalcotTerminal
import CalcotTerminalTesting
import CalcotViews

/// A terminal's picture and state without a terminal: scenes and keys in, text out.
@MainActor
struct Stage {
  var scene: TerminalScene { didSet { compose() } }
  var size: CellSize { didSet { compose() } }
  private(set) var state = TerminalState()
  private(set) var composition: Composition
  private var cache = PageCache()

  init(
    _ scene: TerminalScene, columns: Int = 40, rows: Int = 12,
    pieces: TerminalPieces = TerminalPieces()
  ) {
    self.scene = scene
    cache.pieces = pieces
    size = CellSize(columns: columns, rows: rows)
    var scene = scene
    state.arrange(&scene)
    composition = Composition(scene, size: size, cache: &cache)
    state.reconcile(with: composition)
  }

  /// Creates a stage with a single screen.
  init(_ screen: Screen, exit: TerminalScene.Exit? = nil, columns: Int = 40, rows: Int = 12) {
    self.init(
      TerminalScene(layers: [.semantic(screen, number: 1, exit: exit)]), columns: columns,
      rows: rows)
  }

  private mutating func compose() {
    var scene = scene
    state.arrange(&scene)
    composition = Composition(scene, size: size, cache: &cache)
    state.reconcile(with: composition)
  }

  /// Replaces the top screen.
  mutating func show(_ screen: Screen) {
    scene.layers[scene.layers.count - 1].body = .semantic(screen.content)
  }

  @discardableResult
  mutating func press(_ keys: Key...) -> [TerminalState.Reaction] { keys.map { press($0) } }

  @discardableResult
  mutating func press(_ key: Key) -> TerminalState.Reaction {
    let reaction = state.handle(key, in: composition)
    compose()
    return reaction
  }

  var picture: Picture { Painter.frame(state, composition).picture }
  var focus: FocusTarget? { state.focus(in: composition) }
  var lines: [String] { picture.frame.cells.lines }

  /// The label of the focused element, which is shown in reverse.
  var focused: String {
    let cells = picture.frame.cells
    var text = ""
    for row in 0..<cells.size.rows {
      for column in 0..<cells.size.columns where cells[column, row].style.inverse {
        text.append(cells[column, row].character)
      }
    }
    return text.split(separator: "  ").first.map(String.init) ?? ""
  }

  /// The visible text, without trailing empty lines.
  var text: String {
    var lines = lines
    while lines.last == "" { lines.removeLast() }
    return lines.joined(separator: "\n")
  }
}

/// Returns the element that a reaction activates, or the reaction itself.
func action(_ reaction: TerminalState.Reaction) -> String {
  guard case .send(.activate(let id, _)) = reaction else { return "\(reaction)" }
  return "\(id)"
}

extension TerminalScene.Layer {
  @MainActor
  static func semantic(
    _ screen: Screen, number: Int, style: ModalStyle? = nil,
    exit: TerminalScene.Exit? = nil
  ) -> Self {
    Self(
      id: LayerID(rawValue: number), style: style,
      arrangement: .pane(
        TerminalScene.Pane(
          screen: ScreenID(rawValue: number), exit: exit, body: .semantic(screen.content))))
  }
}
