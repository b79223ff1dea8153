extension Engine {
  /// Opens a link as one transition, or refuses it with the reason; while the app is not ready, it
  /// waits.
  func open(_ link: String, byUser: Bool) -> Answer {
    guard isRunning else { return .refused(.notRunning) }
    guard let routes else { return .refused(.badLink(SavedStateProblem.noRegistry.description)) }
    let address: LinkAddress
    do { address = try LinkAddress(link) } catch { return .refused(.badLink("\(error)")) }
    let request = Request(.open, byUser: byUser) { [unowned self] edit throws(Refusal) in
      var walk = LinkWalk(engine: self, routes: routes, address: address, edit: edit)
      do throws(Refusal) { try walk.follow() } catch {
        walk.edit.endScopes()
        throw error
      }
      edit = walk.edit
      for need in edit.tree.neededCapabilities {
        if let host = hostLacking(need) { throw .hostCannot(need, host: host) }
      }
    }
    guard isReady else {
      let pending = PendingRequest()
      links.append((request, pending))
      return .deferred(pending)
    }
    return self.request(request)
  }

  /// Opens the links that have waited.
  func becomeReady() {
    guard isRunning, !isReady else { return }
    isReady = true
    let waiting = links
    links = []
    turn {
      for (request, pending) in waiting { queue.append((request, pending)) }
      settleQueue()
    }
  }
}

extension CalcotApp {
  /// Goes to what a link leads to: reads the routes on its way, works out the tree, asks the screens
  /// that would be left and the guards of every flow concerned, and changes the tree in one transition.
  /// When anything of that fails, the tree stays as it is and the answer has the reason.
  ///
  /// ```swift
  /// app.open("https://example.org/groups/42/members")
  /// ```
  ///
  /// Screens on the way that are there already stay. While the app is not ready
  /// (``Router/becomeReady()``), links wait, and are opened in order.
  ///
  /// - Parameter link: a URL, whose host does not count, or a path; its segments are read by the links
  ///   of the app's ``RouteRegistry``.
  @discardableResult
  public func open(_ link: String) -> Answer { engine.open(link, byUser: false) }

  /// The link that leads to what is visible; nil where a route on the way has none. Tabs that are not
  /// shown are not part of it.
  public var link: String? {
    guard let routes = engine.routes else { return nil }
    var printer = LinkPrinter(tree, routes: routes)
    return printer.address()?.description
  }

  /// Whether links are opened at once.
  public var isReady: Bool { engine.isReady }
}

extension Router {
  /// Says that the app is ready for links: those that have waited are opened now.
  public func becomeReady() { navigation.engine?.becomeReady() }
}
