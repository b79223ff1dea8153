public import Calcot

/// A session that shows an existing app, such as that of a test.
@MainActor
public final class AdoptedSession {
  /// The app that the session shows.
  public let app: CalcotApp
  let session: LiveSession
  private let visitor: Visitor

  private let site: WebSite

  init(_ session: LiveSession, _ visitor: Visitor, on site: WebSite) {
    self.session = session
    self.site = site
    self.visitor = visitor
    app = session.app
  }

  /// The host that shows the app.
  public var host: any AppHost { session }

  /// The cookie that a browser needs to continue the session.
  public var cookie: (name: String, value: String) {
    (site.cookies.name, site.cookies.value(for: visitor))
  }

  /// The address at which the session continues.
  public var target: String { SiteAddress.target(session.url, session: session.id) }

  /// The request with which a page of the session connects.
  public var upgradeRequest: WebRequest {
    WebRequest(
      method: "GET", target: WebAssets.livePath,
      headers: [
        WebHeader("Host", "localhost"), WebHeader("Origin", "http://localhost"),
        WebHeader("Cookie", "\(cookie.name)=\(cookie.value)"),
      ])
  }

  /// Returns the site's response to a request of the session's browser, in the order of a server:
  /// the head is checked before the body.
  public func answer(
    _ method: String, _ target: String, headers: [WebHeader] = [], body: [UInt8] = []
  ) async -> WebResponse {
    var request = upgradeRequest
    (request.method, request.target, request.body) = (method, target, body)
    request.headers += headers + [WebHeader("Content-Length", "\(body.count)")]
    switch site.bodyAdmission(of: request) {
    case .refused(let response): return response
    case .accepted(let room):
      defer { withExtendedLifetime(room) {} }
      return await site.respond(to: request)
    }
  }

  /// The number of frames made for the page.
  public var frameCount: Int { session.connection.sender.frameCount }

  /// Returns a Boolean value that indicates whether a page that has applied a number of frames
  /// shows everything that the app shows.
  public func isShown(after frames: Int) -> Bool {
    session.connection.sender.isShown(after: frames)
  }

  /// The index of the browser's current history entry, and its address.
  public var entry: (index: Int, url: String) { (session.history.book.current, session.url) }

  /// The number of the page's last processed event.
  public var eventCount: Int { session.connection.lastEvent }

  /// Ends the session and its app.
  public func end() { site.store.end(session.id, .appEnded) }

  /// Waits until the app is idle and everything that it shows has been sent.
  public func settle() async {
    await app.settle()
    session.presentIfDue()
    await session.connection.sender.settle()
  }
}

extension WebSite {
  /// Shows an existing app in a session of its own, such as that of a test.
  public func adopt(
    _ app: CalcotApp, capabilities: Set<Capability> = Set(Capability.allCases)
  ) -> AdoptedSession {
    let request = WebRequest(method: "GET", target: "/")
    let owner = SessionOwner(Visitor(), request, user: nil)
    let session = makeSession(
      of: app, makeVisit(of: owner, request), owner, isKept: true, capabilities: capabilities)
    _ = session.start(at: "/")
    store.add(session, of: owner)
    return AdoptedSession(session, owner.visitor, on: self)
  }
}
