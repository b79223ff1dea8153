import CalcotTree

extension CalcotApp {
  /// Opens a link: resolves its routes, computes the tree, asks the screens that would be left and
  /// the guards of every flow concerned, and changes the tree in one transition. If any of these
  /// steps fails, the tree stays as it is and the answer has the reason.
  ///
  /// ```swift
  /// app.open("https://example.org/groups/42/members")
  /// ```
  ///
  /// Screens on the way that exist already are kept. A link that would start more than 32 nested
  /// flows, or that has more pieces than `RouteRegistry.mostLinkPieces`, is refused. While the app is not ready
  /// (``Router/becomeReady()``), links wait, and are opened in order.
  ///
  /// - Parameter link: A URL, whose host is ignored, or a path; its segments are matched with the
  ///   links of the app's `RouteRegistry`.
  @discardableResult
  public func open(_ link: String) -> Answer { engine.open(link, byUser: false) }

  /// The link to the visible screen; nil if a route on the way has none, or if it would be too
  /// long. Tabs that are not selected are not part of it.
  public var link: String? {
    guard let routes = engine.routes.registry else { return nil }
    var printer = LinkPrinter(tree, routes: routes)
    return printer.address()?.description
  }

  /// A Boolean value that indicates whether links are opened at once.
  public var isReady: Bool { engine.routes.isReady }

  /// A printer of the addresses of places from here; nil for an app without links.
  package var placeLinks: PlaceLinks? {
    engine.routes.registry.map { PlaceLinks(tree, routes: $0) }
  }
}
