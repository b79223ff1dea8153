import Calcot
import CalcotContent

extension TerminalScene {
  /// Creates the scene of an app's current state.
  @MainActor
  init(_ app: CalcotApp, panel: WorkPanel?, natives: TerminalViews, words: HostWords) {
    let shown = Shown(app) { screen in natives.title(of: screen, in: app).map { ($0, nil) } }
    self.init(
      layers: shown.layers, dialog: shown.dialog, panel: panel, status: shown.status, words: words,
      isUnsaved: app.tree.screens.contains {
        switch app.leavability(of: $0.id) {
        case .asks, .blocked: true
        case .free, .takesBack: false
        }
      })
  }
}
