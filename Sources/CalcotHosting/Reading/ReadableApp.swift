package import Calcot
import CalcotContent

/// A reader of what an app shows: the text that a user reads, line by line.
@MainActor
package struct ReadableApp {
  private let app: CalcotApp
  private let screens: [ScreenID]
  private let dialog: Dialog?
  /// The bars of the containers that are shown, the outermost first.
  package let bars: [ContainerBar]

  /// Creates a reader of an app.
  ///
  /// - Parameters:
  ///   - screens: The screens that can be read.
  ///   - dialog: The dialog over them.
  ///   - containers: The containers that are shown, each with the index of the stack that it shows.
  package init(
    _ app: CalcotApp, screens: [ScreenID], dialog: Dialog?,
    containers: [(id: ScreenID, selected: Int)]
  ) {
    self.app = app
    self.screens = screens
    self.dialog = dialog
    bars = containers.compactMap { shown in
      app.tree.node(shown.id)?.container.flatMap {
        ContainerBar($0, id: shown.id, selected: shown.selected)
      }
    }
  }

  /// Creates a reader of all that an app shows.
  package init(_ app: CalcotApp) {
    self.init(
      app, screens: app.tree.shown.map(\.id), dialog: app.tree.dialog,
      containers: app.tree.visibleContainers.map { ($0.id, $0.container.selected) })
  }

  /// Returns the lines.
  ///
  /// - Parameters:
  ///   - hidesSecrets: A Boolean value that indicates whether codes are masked as passwords are.
  ///   - native: A closure that returns the lines of a screen that the host shows by a View of its own.
  package func lines(
    hidingSecrets hidesSecrets: Bool = false, native: (ScreenID) -> [String]? = { _ in nil }
  ) -> [String] {
    screenLines(hidesSecrets, native) + app.status.readableLines
  }

  private func screenLines(
    _ hidesSecrets: Bool, _ native: (ScreenID) -> [String]?
  ) -> [String] {
    if let dialog { return dialog.readableLines }
    if let request = app.hostRequest { return [request.work.readableLine] }
    let shown = app.tree.inReadingOrder(screens)
    guard !shown.isEmpty else { return [] }
    return bars.map(\.line)
      + shown.flatMap {
        native($0) ?? app.content(of: $0)?.readableLines(hidingSecrets: hidesSecrets) ?? []
      }
  }
}
