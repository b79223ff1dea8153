package import Calcot
package import CalcotContent
import CalcotHosting

/// Everything that a browser shows of an app at one moment, as a value that is compared, rendered
/// and sent off the main actor.
package struct WebScene: Equatable, Sendable {
  package typealias Shown = HostScene<[HTMLNode]>
  package typealias Layer = Shown.Layer
  package typealias Arrangement = Shown.Arrangement
  package typealias Bar = Shown.Bar
  package typealias Pane = Shown.Pane
  package typealias Exit = Shown.Exit

  package var shown: Shown
  /// The panel that offers host work to the user; `nil` if there is a dialog.
  package var panel: WorkPanel?
  /// The printer of the addresses of places; ignored by comparison.
  package var links: PlaceLinks?

  package static func == (left: WebScene, right: WebScene) -> Bool {
    left.shown == right.shown && left.panel == right.panel
  }

  package init(
    layers: [Layer] = [], dialog: Dialog? = nil, panel: WorkPanel? = nil,
    status: AppStatus = AppStatus()
  ) {
    shown = Shown(layers: layers, dialog: dialog, status: status)
    self.panel = panel
  }

  /// Creates the scene of an app's current state.
  @MainActor
  init(_ app: CalcotApp, natives: HTMLViews, panel: WorkPanel?) {
    shown = Shown(app) { screen in natives.shown(screen, in: app).map { ($0.title, $0.nodes) } }
    self.panel = panel
    links = app.placeLinks
  }

  /// The layers, from the lowest visible one to the top.
  package var layers: [Layer] {
    get { shown.layers }
    set { shown.layers = newValue }
  }
  package var dialog: Dialog? { shown.dialog }
  package var status: AppStatus { shown.status }

  /// The title of the screen that has the user's attention.
  package var title: String { shown.active?.body.title ?? "" }
}
