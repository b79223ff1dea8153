import Calcot
import CalcotTree

@MainActor
struct ScreenViewModel {
  struct PartRow: Identifiable {
    let id: String
    let type: String
    let symbol: Symbol
  }

  let title: String
  let isThere: Bool
  let parts: [PartRow]
  let facts: [(name: String, value: String)]
  let tasks: [String]
  /// The values that the ViewModel and the Model hold, by the name of the part.
  let values: [(part: String, lines: [PartValues.Line])]
  /// The text that the user reads; nil if it is not known.
  let text: [String]?

  init(_ id: ScreenID, _ interactor: any Inspecting) {
    let state = interactor.inspection.moment.state
    let node = state.tree.node(id)
    let screen = state.screens[id]
    let scope = state.scopes.first { $0.id == .screen(id) }
    title = node.map { state.hiding(shortName($0.route)) } ?? "\(id)"
    isThere = node != nil
    parts = screen?.parts.map(Self.rows) ?? []
    facts = Self.facts(node, scope, screen, in: state.tree)
      .map { ($0.name, state.hiding($0.value)) }
    tasks = scope?.tasks.map(state.hiding) ?? []
    text = screen?.text
    values = screen?.values?.parts ?? []
  }

  private static func rows(_ names: PartNames) -> [PartRow] {
    let parts: [(String, String?, Symbol)] = [
      ("Model", names.model, .document), ("View", names.view, .eye),
      ("ViewModel", names.viewModel, .list), ("Interactor", names.interactor, .settings),
      ("Coordinator", names.coordinator, .map),
    ]
    return parts.map { PartRow(id: $0, type: $1 ?? "none that can be seen", symbol: $2) }
  }

  private static func facts(
    _ node: ScreenNode?, _ scope: ScopeState?, _ screen: ScreenState?, in tree: NavigationTree
  ) -> [(name: String, value: String)] {
    guard let node else { return [] }
    let lineage = tree.lineage(of: node.flow).reversed().map { flow in
      tree.flows[flow]?.route.map { "\(flow) (\(shortName($0)))" } ?? "\(flow)"
    }
    return [
      ("Identity", "\(node.id)"), ("Phase", scope?.phase.rawValue ?? "unknown"),
      ("Flow", lineage.joined(separator: " › ")),
      ("May be left", screen?.leavability.text ?? "unknown"),
    ]
  }
}

extension Leavability {
  fileprivate var text: String {
    switch self {
    case .free: "at any time"
    case .asks(let question, _): "after the question \"\(question.title)\""
    case .blocked(let reason): "no: \(reason)"
    case .takesBack: "by its own Back"
    }
  }
}
