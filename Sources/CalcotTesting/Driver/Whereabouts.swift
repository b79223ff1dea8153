import Calcot
import CalcotContent
import CalcotHosting

/// The reason why a control cannot be used: it is covered, in another tab, gone, or only a text.
@MainActor
struct Whereabouts {
  let finder: ControlFinder
  let seen: SeenControls

  /// Returns sentences about controls that a test may mean and that the user cannot reach.
  func note(on target: Target) -> [String] {
    let reachable = finder.candidates
    guard !reachable.contains(where: { $0.isMeant(by: target) }) else { return [] }
    let elsewhere = tree.screens.map(\.id).flatMap { screen in
      ControlFinder.candidates(on: screen, of: finder.app).filter { $0.isMeant(by: target) }
        .prefix(1)
        .map { "It is \(place(of: screen)): \($0.line)" }
    }
    if !elsewhere.isEmpty { return elsewhere }
    if let text = text(target.label) { return ["There is only: \(text)"] }
    return seen.screen(of: target.label).map { ["It was there before, on the screen \"\($0)\"."] }
      ?? []
  }

  private var tree: NavigationTree { finder.app.tree }

  private func place(of screen: ScreenID) -> String {
    let onPath = tree.layers.flatMap { Self.screens(onPathOf: $0.stack) }
    guard onPath.contains(screen) else { return "in another tab" }
    return "covered by \(cover)"
  }

  /// What is over everything else.
  private var cover: String {
    if let dialog = tree.dialog { return "the dialog \"\(dialog.title)\"" }
    if let request = finder.app.hostRequest { return request.work.readableLine }
    let title = tree.visible.flatMap { finder.app.content(of: $0.id)?.title }
    return title.map { "the screen \"\($0)\"" } ?? "another screen"
  }

  /// Returns the element of the screens shown that has the label and is no control.
  private func text(_ label: String) -> String? {
    let shown = finder.driver.shownScreens.last ?? []
    return shown.flatMap { finder.app.content(of: $0)?.allElements ?? [] }
      .first { $0.label == label }?.firstLine
  }

  /// Returns the screens of a stack without those in tabs and pages that are not selected.
  private static func screens(onPathOf stack: ScreenStack) -> [ScreenID] {
    stack.nodes.flatMap { node -> [ScreenID] in
      guard let container = node.container else { return [node.id] }
      let branches = container.kind == .split ? container.branches : [container.selectedBranch]
      return branches.flatMap { screens(onPathOf: $0.stack) }
    }
  }
}
