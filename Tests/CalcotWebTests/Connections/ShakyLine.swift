import Calcot
import CalcotWeb
import CalcotWebTesting

/// A line between a page and a site that brings one message at a time, when a test says so, and can be
/// cut with everything that is on its way.
@MainActor
final class ShakyLine {
  let page: LivePage
  var site: WebSite
  private let request: WebRequest
  private var up: [String] = []
  private var outlet = LineOutlet()
  private var inlet: (any WebSocketInlet)?

  /// - Parameter request: what the page asks for when it connects.
  init(_ page: LivePage, to site: WebSite, asking request: WebRequest) {
    (self.page, self.site, self.request) = (page, site, request)
    connect()
  }

  /// A page of an app that is shown in a session made for it.
  convenience init(of session: AdoptedSession, on site: WebSite) throws {
    self.init(
      try LivePage(url: session.target), to: site, asking: session.upgradeRequest)
  }

  /// The code with which the site has closed the connection.
  var closeCode: Int? { outlet.closeCode }

  /// What waits to be brought to the page, without the answers to heartbeats.
  var frames: [String] { outlet.messages.filter { $0 != "0" } }

  /// Opens a new connection, over which the page says who it is.
  func connect() {
    up = []
    outlet = LineOutlet()
    if case .accepted(let connect) = site.admission(of: request) { inlet = connect(outlet) }
    page.connect { [weak self] in self?.up.append($0) }
  }

  /// Cuts the connection: what is on its way is lost, both ways.
  func cut() {
    up = []
    outlet.close(code: 1006, reason: "")
    page.disconnect()
    inlet?.closed()
    inlet = nil
  }

  /// Brings a message to the site that the page has not made.
  func say(_ message: String) async { await inlet?.receive(message) }

  /// Brings the page's next message to the site; false when there is none.
  @discardableResult
  func bringUp() async -> Bool {
    guard let inlet, !up.isEmpty else { return false }
    await inlet.receive(up.removeFirst())
    return true
  }

  /// Brings the site's next message to the page; false when there is none.
  @discardableResult
  func bringDown() -> Bool {
    guard let message = outlet.next() else { return false }
    page.receive(message)
    return true
  }

  /// Brings everything until both sides have said all that there is to say.
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

/// Keeps what a site says until it is brought.
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
