import CalcotContent

/// A reader of the text that an app shows to the user, line by line.
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

  /// Creates a reader of everything that an app shows.
  package init(_ app: CalcotApp) {
    self.init(
      app, screens: app.tree.shown.map(\.id), dialog: app.tree.dialog,
      containers: app.tree.visibleContainers.map { ($0.id, $0.container.selected) })
  }

  /// Returns the lines.
  ///
  /// - Parameters:
  ///   - secrets: The secrets to mask, for a record of the text; nil for the text that the user
  ///     reads.
  ///   - native: A closure that returns the lines of a screen that the host shows with its own
  ///     View.
  package func lines(
    hiding secrets: Secrets? = nil, native: (ScreenID) -> [String]? = { _ in nil }
  ) -> [String] {
    let around = { (lines: [String]) in
      secrets.map { secrets in lines.map { secrets.hiding($0) } } ?? lines
    }
    let status = around(app.status.readableLines)
    if let dialog { return around(dialog.readableLines) + status }
    if let request = app.hostRequest { return around([request.work.readableLine]) + status }
    let shown = app.tree.inReadingOrder(screens)
    guard !shown.isEmpty else { return status }
    return around(bars.map(\.line))
      + shown.flatMap { native($0) ?? lines(of: $0, hiding: secrets) } + status
  }

  private func lines(of screen: ScreenID, hiding secrets: Secrets?) -> [String] {
    guard let content = app.content(of: screen) else { return [] }
    return secrets?.lines(of: content, on: screen) ?? content.readableLines()
  }
}
