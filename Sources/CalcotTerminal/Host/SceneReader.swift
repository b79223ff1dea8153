import Calcot

extension Scene {
  /// What of an app can be seen now: the top screens of the layers that no full screen covers.
  @MainActor
  init(_ app: App, natives: inout NativeViews) {
    let tree = app.tree
    let first = tree.layers.lastIndex { $0.style != .sheet } ?? 0
    var layers: [Layer] = []
    for layer in tree.layers.dropFirst(first) {
      let screen = layer.stack.top.id
      let body: Body
      if let title = natives.title(of: screen, in: app) {
        body = .native(title: title)
      } else if let content = app.content(of: screen) {
        body = .semantic(content)
      } else {
        body = .native(title: layer.stack.top.route.description)
      }
      layers.append(
        Layer(
          id: layer.id, style: layer.style, screen: screen, exit: app.exit(of: layer),
          body: body))
    }
    self.init(layers: layers, dialog: tree.dialog)
  }
}

extension App {
  fileprivate func exit(of layer: Layer) -> Scene.Exit? {
    var reason: String?
    if case .blocked(let text) = leavability(of: layer.stack.top.id) { reason = text }
    if layer.stack.count > 1 { return Scene.Exit(.back, blockedBy: reason) }
    return layer.style == .base ? nil : Scene.Exit(.close, blockedBy: reason)
  }
}
