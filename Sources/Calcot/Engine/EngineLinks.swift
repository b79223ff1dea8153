import CalcotTree

extension Engine {
  /// Opens a link as one transition, or refuses it with the reason; while the app is not ready, the
  /// link waits.
  func open(_ link: String, byUser: Bool) -> Answer {
    guard isRunning else { return .refused(.notRunning) }
    guard let registry = routes.registry else {
      return .refused(.badLink(SavedStateProblem.noRegistry.description))
    }
    let address: LinkAddress
    do { address = try LinkAddress(link) } catch { return .refused(.badLink("\(error)")) }
    let request = Request(.open, byUser: byUser) { [unowned self] change throws(Refusal) in
      var walk = LinkWalk(
        address: address, routes: registry, shown: tree, change: change,
        liveParts: { [live] in live.flows[$0]?.parts },
        isLive: { [live] in live.screens[$0] != nil })
      try walk.follow()
      change = walk.change
      try checkHosts(change.edit.tree.neededCapabilities)
    }
    return routes.isReady ? self.request(request) : waitUntilReady(request)
  }

  func becomeReady() {
    guard isRunning, !routes.isReady else { return }
    routes.isReady = true
    openWaitingLinks()
  }
}
