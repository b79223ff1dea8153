import SwiftParser
import SwiftSyntax

/// A tab that is added to the source of an app's Coordinator: its case, link, place and calçot.
struct TabInsertion {
  let tab: String
  let segment: String
  let title: String
  /// The expression that assembles the calçot, with the space or line before it.
  let calcot: String

  /// Returns the source with the tab.
  func applied(to source: String) throws(NewProblem) -> String {
    let finder = TabFinder(viewMode: .sourceAccurate)
    finder.walk(Parser.parse(source: source))
    guard let lastCase = finder.lastCase, let links = finder.links?.last,
      let tabs = finder.tabs?.last, let calcots = finder.calcots, let flows = finder.flows
    else {
      throw NewProblem(
        "AppCoordinator has no place for a tab: it needs AppTab with Links<AppTab>, "
          + "TabNavigation<AppTab>([…]), and a switch in calcot(for:) and flow(for:)")
    }
    let insertions =
      [
        (lastCase.endPosition.utf8Offset, "\n  case \(tab)"),
        choice(in: calcots, calcot),
        choice(in: flows, " nil"),
      ]
      + element("RouteLink(\"\(segment)\", .\(tab))", after: links, links.trailingComma)
      + element("(.\(tab), \"\(title)\"),", after: tabs, tabs.trailingComma)
    var bytes = Array(source.utf8)
    // NB: from the end; a comma comes last, and so before the line at the same place.
    for (place, text) in insertions.sorted(by: { ($0.0, $0.1.count) > ($1.0, $1.1.count) }) {
      bytes.insert(contentsOf: text.utf8, at: place)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  // NB: a comment on the line of the last element stays behind it, and the comma goes before.
  private func element(
    _ text: String, after last: some SyntaxProtocol, _ comma: TokenSyntax?
  ) -> [(Int, String)] {
    let line = (last.endPosition.utf8Offset, "\n    " + text)
    return comma == nil
      ? [line, (last.endPositionBeforeTrailingTrivia.utf8Offset, ",")] : [line]
  }

  // NB: a default is the last case and takes every tab that stands behind it.
  private func choice(
    in node: SwitchExprSyntax, _ expression: String
  ) -> (Int, String) {
    let last = node.cases.last { !$0.trimmedDescription.hasPrefix("default") }
    let place = last?.endPosition ?? node.leftBrace.endPosition
    return (place.utf8Offset, "\n    case .\(tab):\(expression)")
  }
}
