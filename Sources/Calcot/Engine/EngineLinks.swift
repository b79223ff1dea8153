import CalcotTree

extension Engine {
  /// Opens a link as one transition, or refuses it with the reason; while the app is not ready, the
  /// link waits.
  func open(_ link: String, byUser: Bool, at site: CallSite? = nil) -> Answer {
    do throws(Refusal) {
      let request = try linkRequest(link, byUser: byUser, at: site)
      return routes.isReady ? self.request(request) : waitUntilReady(request)
    } catch {
      if let site { report("\(site): open was refused: \(error)") }
      return .refused(error)
    }
  }

  private func linkRequest(
    _ link: String, byUser: Bool, at site: CallSite?
  ) throws(Refusal) -> Request {
    guard isRunning else { throw .notRunning }
    guard let registry = routes.registry else {
      throw .badLink(SavedStateProblem.noRegistry.description)
    }
    let address: LinkAddress
    do { address = try LinkAddress(link, mostPieces: registry.mostLinkPieces) } catch {
      throw .badLink("\(error)")
    }
    var request = Request(.open, byUser: byUser, at: site) { [weak self] change throws(Refusal) in
      guard let self else { throw .notRunning }
      var link = LinkWalk(address: address, routes: registry, shown: tree, walk: walk(change))
      try link.follow()
      change = link.walk.change
      try checkHosts(change.edit.tree.neededCapabilities)
    }
    request.linkWeight = address.weight
    return request
  }

  func go(to path: [AnyRoute], at site: CallSite) -> Answer {
    request(
      Request(.open, at: site) { [weak self] change throws(Refusal) in
        guard let self else { throw .notRunning }
        var walk = walk(change)
        try walk.follow(path)
        change = walk.change
      })
  }

  // NB: after a flow that was asked has ended the app, no more are asked for.
  private func walk(_ change: Change) -> RouteWalk {
    RouteWalk(
      change, liveParts: { [live] in live.flows[$0]?.parts },
      mayStart: { [weak self] place in
        guard let self, isRunning else { return false }
        return place.map { self.live.screens[$0] == nil } ?? true
      })
  }

  func becomeReady() {
    guard isRunning else { return }
    routes.isReady = true
    performWaiting()
  }

  func becomeUnready() { routes.isReady = false }
}
