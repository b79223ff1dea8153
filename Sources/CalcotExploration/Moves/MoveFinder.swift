import Calcot
import CalcotContent
import CalcotTesting

/// A finder of every move that the user can make now.
@MainActor
struct MoveFinder {
  let app: CalcotApp
  let driver: any HostDriver
  let entries: FieldEntries
  let screenName: (ScreenID) -> String

  /// Returns the moves, in reading order.
  func moves(_ random: inout SeededGenerator) -> [PossibleMove] {
    let candidates = ControlFinder(app: app, driver: driver).candidates
    if app.tree.dialog == nil, let request = app.hostRequest { return moves(for: request) }
    var found = moves(with: candidates, &random)
    guard app.tree.dialog == nil else { return found }
    if driver.canGoBack { found.append(possible(.back, "back")) }
    if (app.tree.topLayer?.style) != nil { found.append(possible(.dismiss, "dismiss")) }
    if app.status.message != nil { found.append(possible(.closeMessage, "close the message")) }
    if isInPages {
      found += [true, false].map { possible(.turnPage(forward: $0), "turn the page") }
    }
    if hasMoreRows { found.append(possible(.scroll(toEnd: true), "scroll")) }
    return found
  }

  // MARK: Controls

  private func moves(
    with candidates: [Candidate], _ random: inout SeededGenerator
  ) -> [PossibleMove] {
    let controls = NamedCandidates(candidates.filter { $0.isOne(of: .control) }, .control)
    let fields = NamedCandidates(candidates.filter { $0.isOne(of: .field) }, .field)
    return candidates.flatMap { candidate -> [PossibleMove] in
      guard candidate.isEnabled, !isSelected(candidate) else { return [] }
      if case .element(let element) = candidate.control, let field = element.field,
        field.kind != .toggle
      {
        return moves(of: field, element, fields.target(of: candidate), &random)
      }
      guard candidate.isOne(of: .control) else { return [] }
      return [
        PossibleMove(
          move: .tap(controls.target(of: candidate)), use: use(of: candidate),
          role: role(of: candidate))
      ]
    }
  }

  private func moves(
    of field: FieldValue, _ element: ScreenElement, _ target: Target,
    _ random: inout SeededGenerator
  ) -> [PossibleMove] {
    let screen = screenName(element.screen)
    func possible(_ move: TestMove, _ verb: String) -> PossibleMove {
      PossibleMove(move: move, use: ControlUse(verb, element, on: screen))
    }
    if case .choice(let input) = field.kind {
      let others = input.options.filter { $0.key != field.text || input.allowsSeveral }
      let unique = others.filter { option in
        input.options.filter { $0.label == option.label }.count == 1
      }
      return unique.prefix(Self.mostOptions).map {
        possible(.choose($0.label, target), "choose \"\($0.label)\" for")
      }
    }
    let title = app.content(of: element.screen)?.title ?? ""
    var moves = entries.texts(for: field, on: title, &random).map { entry in
      possible(
        .fill(target, entry.text), entry.isHostile ? "enter a hostile text into" : "fill")
    }
    for up in [true, false] where field.kind.text(field.text, movedBy: up ? 1 : -1) != nil {
      moves.append(possible(.step(target, up: up), up ? "step up" : "step down"))
    }
    if case .line = field.kind { moves.append(possible(.submit(target), "submit")) }
    return moves
  }

  private static let mostOptions = 12

  private func isSelected(_ candidate: Candidate) -> Bool {
    guard case .tab(let index, let id, _) = candidate.control else { return false }
    return app.tree.node(id)?.container?.selected == index
  }

  private func role(of candidate: Candidate) -> ActionRole? {
    guard case .element(let found) = candidate.control,
      case .button(let button) = found.element.kind
    else { return nil }
    return button.role
  }

  private func use(of candidate: Candidate) -> ControlUse {
    switch candidate.control {
    case .element(let element):
      ControlUse("tap", element, on: screenName(element.screen))
    case .tab(_, _, let title): ControlUse("tap the tab \"\(title)\"", on: "tabs")
    case .choice(_, _, let label), .messageAction(_, let label), .named(let label, _):
      ControlUse("tap \"\(label)\"", on: visible)
    }
  }

  // MARK: Everything else

  private func moves(for request: HostRequest) -> [PossibleMove] {
    let leave = possible(.leaveRequest, "leave what the host does")
    guard let pick = request.work.pick else { return [possible(.carryOut, "share"), leave] }
    let kind = pick.kinds.first?.extensions.first ?? "txt"
    let file = PickedFile("file.\(kind)", content: SampleFile.content(kind))
    return [possible(.pick([file]), "pick a file"), leave]
  }

  private func possible(_ move: TestMove, _ verb: String) -> PossibleMove {
    PossibleMove(move: move, use: ControlUse(verb, on: visible))
  }

  private var visible: String { app.tree.visible.map { screenName($0.id) } ?? "nothing" }

  private var isInPages: Bool {
    app.tree.visibleContainers.contains { $0.container.kind == .pages }
  }

  private var hasMoreRows: Bool {
    let screen = driver.shownScreens.last?.first
    return screen.flatMap { app.content(of: $0) }?.allElements.contains { element in
      if case .list(_, let rows, _) = element.kind { !rows.isWhole } else { false }
    } ?? false
  }
}
