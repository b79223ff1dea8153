import CalcotTree

extension Engine {
  /// Opens a link as one transition, or refuses it with the reason.
  func open(_ link: String, byUser: Bool) -> Answer {
    request(Request(.open(link), byUser: byUser))
  }

  /// Reads the link of a request and performs the request; while the app is not ready, it waits.
  func open(_ link: String, for request: Request) -> Answer {
    do throws(Refusal) {
      var request = request
      request.address = try address(of: link)
      return routes.isReady ? self.request(request) : waitUntilReady(request)
    } catch {
      if let site = request.site { report("\(site): open was refused: \(error)") }
      return .refused(error)
    }
  }

  private func address(of link: String) throws(Refusal) -> LinkAddress {
    guard isRunning else { throw .notRunning }
    guard let registry = routes.registry else {
      throw .badLink(SavedStateProblem.noRegistry.description)
    }
    do { return try LinkAddress(link, mostPieces: registry.mostLinkPieces) } catch {
      throw .badLink("\(error)")
    }
  }

  /// Changes a draft so that it shows the place of a link.
  func follow(_ address: LinkAddress, in change: inout Change) throws(Refusal) {
    guard let registry = routes.registry else { throw .notRunning }
    var link = LinkWalk(address: address, routes: registry, shown: tree, walk: walk(change))
    try link.follow()
    change = link.walk.change
    try checkHosts(change.edit.tree.neededCapabilities)
  }

  // NB: after a flow that was asked has ended the app, no more are asked for.
  func walk(_ change: Change) -> RouteWalk {
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

  // MARK: Waiting

  /// Lets a link wait until the app is ready.
  func waitUntilReady(_ link: Request) -> Answer {
    budget.isSpent ? .refused(endless) : requests.wait(link, nil)
  }

  /// Performs the requests that wait until the app is ready.
  func performWaiting() {
    publisher.turn {
      for (_, pending) in requests.admitWaiting() {
        pending.settle(.refused(RequestQueue.endless))
      }
      settleQueue()
    }
  }

  /// Refuses the requests that wait until the app is ready.
  func refuseWaiting() {
    for (_, pending) in requests.removeWaiting() { pending.settle(.refused(.declined)) }
  }

  /// The number of requests that wait, and would be lost with the process.
  var waitingRequests: Int { requests.waitingCount }

  /// The approximate number of bytes of the requests that wait.
  var waitingWeight: Int { requests.waitingWeight }

  /// The number of the most recently assigned identity.
  var lastIdentity: Int { identities.last }
}
