import Calcot
import CalcotContent
import CalcotTesting

/// A way to use a control that a walk tries once.
struct ControlTrial {
  /// The control, what is entered, and what happens outside meanwhile.
  struct ID: Hashable {
    fileprivate let use: ControlUse
    fileprivate let detail: String
    fileprivate let place: String
  }

  let id: ID
  let moves: [TestMove]
  /// A Boolean value that indicates whether a form is completed and saved.
  let isForm: Bool

  private init(
    _ use: ControlUse, _ moves: [TestMove], at place: String, _ detail: String = "",
    isForm: Bool = false
  ) {
    id = ID(use: use, detail: detail, place: place)
    (self.moves, self.isForm) = (moves, isForm)
  }

  /// The use in a recording.
  var title: String { id.use.description + id.detail }

  /// Returns a Boolean value that indicates whether a recording has what the use did: also that a control does
  /// nothing, but not that nothing has happened outside.
  func isSaid(whenItDid lines: [String]) -> Bool { !(lines.isEmpty && id.use.isOutside) }

  /// Returns the uses of all controls that can be used now.
  @MainActor
  static func all(in run: ExploredRun, _ moves: [PossibleMove]) -> [ControlTrial] {
    let failure = run.app.outside.connections.first?.move(to: .fails)
    let (entries, place) = (fields(moves), run.place)
    var found: [ControlTrial] = []
    for possible in moves {
      if case .outside(let name) = possible.move, run.app.outside.move(name)?.kind != .event {
        continue
      }
      let text =
        if case .fill(_, let text) = possible.move { " with \(text.swiftLiteral)" } else { "" }
      found.append(ControlTrial(possible.use, [possible.move], at: place, text))
      if let failure, possible.role == .main || possible.role == .refresh {
        found.append(
          ControlTrial(
            possible.use, [.outside(failure), possible.move], at: place, " while \(failure)"))
      }
    }
    guard !entries.isEmpty else { return found }
    if let main = run.mainButton {
      found.append(
        ControlTrial(
          ControlUse("complete it, and tap \"\(main)\"", on: run.visible),
          entries + [.tap(Target(label: main))], at: place, isForm: true))
    }
    for way in moves where way.move == .back || way.move == .dismiss {
      let use = ControlUse("complete it, and \(way.use.description)", on: run.visible)
      found.append(ControlTrial(use, entries + [way.move], at: place))
    }
    return found
  }

  /// Returns an entry for each field.
  private static func fields(_ moves: [PossibleMove]) -> [TestMove] {
    var known: Set<Target> = []
    return moves.map(\.move).filter { move in
      switch move {
      case .fill(let field, _), .choose(_, let field): known.insert(field).inserted
      default: false
      }
    }
  }
}

extension ExploredRun {
  /// The visible screen with the kind of its route: a form may be that of something new, or of a change.
  var place: String {
    let route = app.tree?.visible.map { "\($0.route)".prefix { $0 != "(" } } ?? ""
    return "\(visible) (\(route))"
  }

  /// The label of the visible screen's main button, whether it can be used or not; nil if it has none.
  fileprivate var mainButton: String? {
    guard app.tree?.dialog == nil else { return nil }
    return app.content?.allElements.lazy.compactMap { element -> String? in
      guard case .button(let button) = element.kind, button.role == .main else { return nil }
      return button.label
    }.first
  }
}
