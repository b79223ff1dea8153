import Calcot
import CalcotContent
import CalcotTesting

/// The check of the invariants that need no further move.
@MainActor
struct StateCheck {
  let app: TestApp
  let rules: [AppRule]
  let name: (ScreenID) -> String

  var problems: [Problem] {
    contentProblems + treeProblems + heldParts + badgeProblems + ownProblems
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

  private var heldParts: [Problem] {
    (app.app?.heldParts ?? []).map { Problem(.released, on: name($0.screen), "\($0)") }
  }

  /// The problems of the fields on the screens, by the values that the user reads.
  private var contentProblems: [Problem] {
    shown.flatMap { screen, content in
      content.allElements.compactMap { element -> Problem? in
        guard case .field(let field) = element.kind, case .choice(let input) = field.kind
        else { return nil }
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
  }

  private var badgeProblems: [Problem] {
    let rows = shown.flatMap { screen, content in
      content.allElements.compactMap { element -> (String, String)? in
        guard case .row(let row) = element.kind, let badge = row.badge else { return nil }
        return (badge, name(screen))
      }
    }
    let tabs = (app.tree?.visibleContainers ?? []).flatMap { _, container in
      container.branches.compactMap { branch in branch.badge.map { ($0, visible) } }
    }
    return (rows + tabs).filter { $0.0.count > Self.longestBadge }.map {
      Problem(.shortBadges, on: $0.1, "The badge \"\($0.0)\" has \($0.0.count) letters.")
    }
  }

  // NB: a badge is a number or one word, in whatever language.
  private static let longestBadge = 12

  private var ownProblems: [Problem] {
    rules.compactMap { rule in
      rule.problem(app).map { Problem(.own(rule.name), on: visible, $0) }
    }
  }

  private var shown: [(ScreenID, ScreenContent)] {
    (app.driver.shownScreens.last ?? []).compactMap { screen in
      app.app?.content(of: screen).map { (screen, $0) }
    }
  }
}
