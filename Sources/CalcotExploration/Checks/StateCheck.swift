import Calcot
import CalcotContent
import CalcotTesting

/// The check of the invariants that need no further move.
@MainActor
struct StateCheck {
  private let app: TestApp
  private let rules: [AppRule]
  private let name: (ScreenID) -> String
  /// The elements of the screens that are shown.
  private let elements: [(screen: ScreenID, kind: Element.Kind)]

  init(app: TestApp, rules: [AppRule], name: @escaping (ScreenID) -> String) {
    (self.app, self.name) = (app, name)
    self.rules = rules.filter { $0.applies(in: app) }
    elements = (app.driver.shownScreens.last ?? []).flatMap { screen in
      (app.app?.content(of: screen)?.allElements ?? []).map { (screen: screen, kind: $0.kind) }
    }
  }

  var problems: [Problem] {
    choiceProblems + treeProblems + placeProblems + formProblems + loadingProblems + heldParts
      + badgeProblems + ownProblems
  }

  /// The invariants for which there is something to check in the state.
  var invariants: [Invariant] {
    var found: [Invariant] = [.treeIsShown, .noIssue, .finishesOnce]
    if elements.contains(where: { if case .list = $0.kind { true } else { false } }) {
      found.append(.uniqueKeys)
    }
    if !choices.isEmpty { found.append(.choiceIsOffered) }
    if !badges.isEmpty { found.append(.shortBadges) }
    if loading != nil { found.append(.loadingEnds) }
    if !mainButtonsOfChanges.isEmpty { found.append(.changesCanBeSaved) }
    return found + rules.map { Invariant.own($0.name) }
  }

  private var visible: String { app.tree?.visible.map { name($0.id) } ?? "nothing" }

  private var treeProblems: [Problem] {
    guard let tree = app.tree else { return [] }
    var details: [String] = []
    if app.driver.shownScreens != tree.shownScreens {
      details.append(
        "The \(app.driver.name) host shows \(app.driver.shownScreens), the tree says "
          + "\(tree.shownScreens).")
    }
    if app.driver.isDialogShown != (tree.dialog != nil) {
      details.append("The dialog that the host shows is not the tree's.")
    }
    if tree.dialog == nil, app.app?.hostRequest == nil, let title = app.content?.title,
      tree.visible.map({ app.driver.showsNatively($0.id) }) == false, !app.shows(title)
    {
      details.append("\"\(title)\" is visible in the tree, but cannot be read.")
    }
    return details.map { Problem(.treeIsShown, on: visible, $0) }
  }

  /// The problem of a place that lies on itself.
  private var placeProblems: [Problem] {
    // NB: the visible screen is the first one, and what it lies on the second.
    guard let tree = app.tree, tree.canGoBack, let top = tree.visible,
      tree.screens.dropFirst().first?.route == top.route
    else { return [] }
    return [
      Problem(.backLeadsBack, on: visible, "Back leads to the same place, \(top.route).")
    ]
  }

  /// The problem of a form with changes that no button saves, though each field has a value that nobody objects to.
  private var formProblems: [Problem] {
    let buttons = mainButtonsOfChanges
    guard !buttons.isEmpty, buttons.allSatisfy({ !$0.isEnabled }), !app.showsComplaint,
      elements.allSatisfy({
        if case .field(let field) = $0.kind { !field.text.isEmpty } else { true }
      }),
      app.app?.hasUnsettledWork == false, app.outside.connections.allSatisfy(\.askers.isEmpty)
    else { return [] }
    return [
      Problem(
        .changesCanBeSaved, on: visible,
        "To leave, one is asked whether to discard the changes, but \"\(buttons[0].label)\" is disabled."
      )
    ]
  }

  /// The problem of a screen that says that something is loaded while nothing is.
  private var loadingProblems: [Problem] {
    guard let loading, let app = app.app, !app.hasUnsettledWork, app.runningTasks.isEmpty
    else { return [] }
    return [
      Problem(
        .loadingEnds, on: visible, "\"\(loading)\" is shown, and no call and no task is under way.")
    ]
  }

  /// The text of what is loaded, where all calls that the app has made were answered.
  private var loading: String? {
    let connections = app.outside.connections
    guard !connections.isEmpty, connections.allSatisfy({ $0.isAnswering && $0.askers.isEmpty })
    else { return nil }
    return elements.lazy.compactMap { element in
      if case .activity(let text) = element.kind { text } else { nil }
    }.first ?? app.app?.status.activity
  }

  /// The main buttons of a screen that asks whether to discard what was entered.
  private var mainButtonsOfChanges: [ButtonValue] {
    guard app.tree?.dialog == nil, let screen = app.tree?.visible?.id,
      case .asks? = app.app?.leavability(of: screen)
    else { return [] }
    return elements.compactMap { element in
      guard element.screen == screen, case .button(let button) = element.kind,
        button.role == .main
      else { return nil }
      return button
    }
  }

  /// The parts that are held of screens that have left. Code that still waits for its answer holds them rightly.
  private var heldParts: [Problem] {
    let askers = app.outside.connections.flatMap(\.askers)
    guard askers.allSatisfy({ $0.map { app.tree?.node($0) != nil } ?? true }) else { return [] }
    return (app.app?.held ?? []).map { Problem(.released, on: name($0.screen), "\($0)") }
  }

  private var choiceProblems: [Problem] {
    choices.compactMap { screen, field, input -> Problem? in
      let unknown = field.text.split(separator: "\n").filter { key in
        !input.options.contains { $0.key == key }
      }
      guard !unknown.isEmpty else { return nil }
      return Problem(
        .choiceIsOffered, on: name(screen),
        "\"\(field.label)\" has \"\(unknown.joined(separator: ", "))\", which is none of "
          + "\(input.options.map(\.label)).")
    }
  }

  private var choices: [(ScreenID, FieldValue, ChoiceInput)] {
    elements.compactMap { screen, kind -> (ScreenID, FieldValue, ChoiceInput)? in
      guard case .field(let field) = kind, case .choice(let input) = field.kind else { return nil }
      return (screen, field, input)
    }
  }

  private var badgeProblems: [Problem] {
    badges.filter { $0.text.count > Self.longestBadge }.map {
      Problem(.shortBadges, on: $0.screen, "The badge \"\($0.text)\" has \($0.text.count) letters.")
    }
  }

  /// The badges of rows and tabs, with the names of their screens.
  private var badges: [(text: String, screen: String)] {
    let rows = elements.compactMap { screen, kind -> (text: String, screen: String)? in
      guard case .row(let row) = kind, let badge = row.badge else { return nil }
      return (badge, name(screen))
    }
    let tabs = (app.tree?.visibleContainers ?? []).flatMap { _, container in
      container.branches.compactMap { branch in
        branch.badge.map { (text: $0, screen: visible) }
      }
    }
    return rows + tabs
  }

  // NB: a badge is a number or one word, in whatever language.
  private static let longestBadge = 12

  private var ownProblems: [Problem] {
    rules.compactMap { rule in
      rule.problem(app).map { Problem(.own(rule.name), on: visible, $0) }
    }
  }
}
