import Calcot
import CalcotWeb
import CalcotWebTesting

/// A connection between a page and a site that delivers one message at a time, at a test's command,
/// and can be cut with all messages in transit.
@MainActor
final class ShakyLine {
  let page: LivePage
  var site: WebSite
  private let request: WebRequest
  private var up: [String] = []
  private var outlet = LineOutlet()
  private var inlet: (any WebSocketInlet)?

  /// Creates a line and connects the page.
  ///
  /// - Parameter request: The request with which the page connects.
  init(_ page: LivePage, to site: WebSite, asking request: WebRequest) {
    (self.page, self.site, self.request) = (page, site, request)
    connect()
  }

  /// Creates a line for a page of an adopted session.
  convenience init(of session: AdoptedSession, on site: WebSite) throws {
    self.init(
      try LivePage(url: session.target), to: site, asking: session.upgradeRequest)
  }

  /// The code with which the site has closed the connection.
  var closeCode: Int? { outlet.closeCode }

  /// The messages in transit to the page, except heartbeat replies.
  var frames: [String] { outlet.messages.filter { $0 != "0" } }

  /// Opens a new connection, over which the page sends its greeting.
  func connect() {
    up = []
    outlet = LineOutlet()
    if case .accepted(_, let connect) = site.admission(of: request) { inlet = connect(outlet) }
    page.connect { [weak self] in self?.up.append($0) }
  }

  /// Cuts the connection and loses the messages in transit in both directions.
  func cut() {
    up = []
    outlet.close(code: 1006, reason: "")
    page.disconnect()
    inlet?.closed()
    inlet = nil
  }

  /// Delivers a message to the site that the page has not sent.
  func say(_ message: String) async { await inlet?.receive(message) }

  /// Delivers the page's next message to the site; returns `false` if there is none.
  @discardableResult
  func bringUp() async -> Bool {
    guard let inlet, !up.isEmpty else { return false }
    await inlet.receive(up.removeFirst())
    await Task.yield()
    return true
  }

  /// Delivers the site's next message to the page; returns `false` if there is none.
  @discardableResult
  func bringDown() -> Bool {
    guard let message = outlet.next() else { return false }
    page.receive(message)
    return true
  }

  /// Delivers messages until both sides have nothing more to send.
  func settle(_ session: AdoptedSession) async {
    repeat {
      while await bringUp() {}
      await session.settle()
      while bringDown() {}
      page.acknowledge()
      while await bringUp() {}
      await session.settle()
      while bringDown() {}
    } while !(page.isAnswered && session.isShown(after: page.frames))
  }
}

/// An outlet that keeps a site's messages until they are delivered.
final class LineOutlet: WebSocketOutlet {
  private struct State {
    var messages: [String] = []
    var closeCode: Int?
  }

  private let state = Locked(State())

  var closeCode: Int? { state.withLock { $0.closeCode } }
  var messages: [String] { state.withLock { $0.messages } }

  func send(_ text: String) {
    state.withLock { if $0.closeCode == nil { $0.messages.append(text) } }
  }

  func close(code: Int, reason: String) {
    state.withLock { state in
      if state.closeCode == nil { state.closeCode = code }
      if code == 1006 { state.messages = [] }
    }
  }

  func next() -> String? {
    state.withLock { $0.messages.isEmpty ? nil : $0.messages.removeFirst() }
  }
}
