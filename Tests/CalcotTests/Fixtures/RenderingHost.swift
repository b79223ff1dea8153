import Calcot
import CalcotContent

/// A host that renders the visible screen at each update.
final class RenderingHost: AppHost {
  weak var app: CalcotApp?
  let name = "rendering"
  var capabilities = Set(Capability.allCases)
  var updates: [HostUpdate] = []
  /// The screen that was visible at the last update.
  private(set) var visible: String?
  private(set) var titles: [String] = []
  private(set) var scopes: [ScreenID?] = []

  func update(_ update: HostUpdate) {
    updates.append(update)
    scopes.append(Scope.current?.screen)
    guard let visible = app?.tree.visible else { return }
    self.visible = visible.route.description
    if let title = app?.content(of: visible.id)?.title { titles.append(title) }
  }
}
