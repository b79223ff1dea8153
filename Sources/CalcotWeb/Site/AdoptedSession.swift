public import Calcot

/// A session that shows an app which was made elsewhere: that of a test.
@MainActor
public final class AdoptedSession {
  /// The app that is shown.
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

  /// What shows the app.
  public var host: any AppHost { session }

  /// The cookie that a browser needs in order to go on with the session: its name and its value.
  public var cookie: (name: String, value: String) {
    (Visitor.cookieName, "\(visitor.id).\(visitor.token)")
  }

  /// The address at which the session goes on.
  public var target: String { SiteAddress.target(session.url, session: session.id) }

  /// What a page of the session asks for when it connects.
  public var upgradeRequest: WebRequest {
    WebRequest(
      method: "GET", target: WebAssets.livePath,
      headers: [
        WebHeader("Host", "localhost"), WebHeader("Origin", "http://localhost"),
        WebHeader("Cookie", "\(cookie.name)=\(cookie.value)"),
      ])
  }

  /// What the site answers to the session's browser, over whatever reads heads before bodies.
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

  /// How many frames have been made for the page.
  public var frameCount: Int { session.sender.frameCount }

  /// Whether a page that has applied so many frames shows everything that the app shows.
  public func isShown(after frames: Int) -> Bool { session.sender.isShown(after: frames) }

  /// Where a browser is to be: the number of the current entry of its history, and the address.
  public var entry: (index: Int, url: String) { (session.book.current, session.url) }

  /// The last of the page's events that was done.
  public var eventCount: Int { session.lastEvent }

  /// Lets the session and its app go.
  public func end() { site.store.end(session.id, .appEnded) }

  /// Returns when the app has come to rest, and everything that it shows has been sent.
  public func settle() async {
    await app.settle()
    session.presentIfDue()
    await session.sender.settle()
  }
}

extension WebSite {
  /// Shows an app that was made elsewhere in a session of its own, as a test does.
  public func adopt(
    _ app: CalcotApp, capabilities: Set<Capability> = Set(Capability.allCases)
  ) -> AdoptedSession {
    let visitor = Visitor()
    let request = WebRequest(method: "GET", target: "/")
    let session = makeSession(
      of: app, WebSession(request: request, visitor: visitor.id), visitor, isKept: true,
      capabilities: capabilities)
    _ = session.start(at: "/")
    store.add(session, of: visitor.id)
    return AdoptedSession(session, visitor, on: self)
  }
}
