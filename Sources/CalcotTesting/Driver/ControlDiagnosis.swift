import Calcot
import CalcotContent

/// The reason why a control cannot be used: it is covered, in another tab, gone, or only a text.
@MainActor
struct ControlDiagnosis {
  let finder: ControlFinder
  let seen: SeenControls

  /// Returns sentences about controls that match a test's words but that the user cannot reach.
  func note(on target: Target) -> [String] {
    let reachable = finder.candidates.filter { $0.isMeant(by: target) }
    guard !reachable.contains(where: { $0.isIn(target.place) }) else { return [] }
    let elsewhere = tree.screens.map(\.id).flatMap { notes(on: target, of: $0) }
    if !elsewhere.isEmpty { return elsewhere }
    guard reachable.isEmpty else { return [] }
    if let text = text(target.label) { return ["There is only: \(text)"] }
    return seen.screen(of: target.label).map { ["It was there before, on the screen \"\($0)\"."] }
      ?? []
  }

  /// Returns a sentence about the first control of a screen that matches a test's words.
  private func notes(on target: Target, of screen: ScreenID) -> [String] {
    let branch = tree.layers.lazy.compactMap { Self.hiddenBranch(of: screen, in: $0.stack) }.first
    let place = branch?.description ?? "covered by \(cover)"
    return ControlFinder.candidates(on: screen, of: finder.app).filter { candidate in
      candidate.isMeant(by: target)
        && (candidate.isIn(target.place) || branch?.title == target.place)
    }.prefix(1).map { "It is \(place): \($0.line)" }
  }

  private var tree: NavigationTree { finder.app.tree }

  /// The name of the topmost dialog, request or screen, which covers everything else.
  private var cover: String {
    if let dialog = tree.dialog { return "the dialog \"\(dialog.title)\"" }
    if let request = finder.app.hostRequest { return request.work.readableLine }
    let title = tree.visible.flatMap { finder.app.content(of: $0.id)?.title }
    return title.map { "the screen \"\($0)\"" } ?? "another screen"
  }

  /// Returns the element of the shown screens that has the label but is not a control.
  private func text(_ label: String) -> String? {
    let shown = finder.driver.shownScreens.last ?? []
    return shown.flatMap { finder.app.content(of: $0)?.allElements ?? [] }
      .first { $0.label == label }?.firstLine
  }

  /// A tab or a page that is not selected.
  private struct HiddenBranch: CustomStringConvertible {
    let title: String
    let kind: Container.Kind

    var description: String {
      kind == .pages
        ? "on a page that is not shown" : "in the tab \"\(title)\", which is not selected"
    }
  }

  /// Returns the outermost unselected tab or page that contains a screen; `nil` if there is none.
  private static func hiddenBranch(of screen: ScreenID, in stack: ScreenStack) -> HiddenBranch? {
    for container in stack.nodes.compactMap(\.container) {
      for (index, branch) in container.branches.enumerated()
      where branch.stack.nodes.flatMap(\.screens).contains(where: { $0.id == screen }) {
        guard container.kind == .split || index == container.selected else {
          return HiddenBranch(title: branch.title, kind: container.kind)
        }
        return hiddenBranch(of: screen, in: branch.stack)
      }
    }
    return nil
  }
}
