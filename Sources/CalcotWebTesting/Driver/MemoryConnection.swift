import Calcot
public import CalcotWeb

/// An in-process connection of a page to a site that delivers messages in order.
@MainActor
public final class MemoryConnection: PageConnection {
  private let page: LivePage
  private let outlet: MemoryOutlet
  private let inlet: (any WebSocketInlet)?
  private let messageLimit: Int
  private let (messages, input) = AsyncStream.makeStream(of: String.self)
  private var sent = 0
  private var taken = 0
  private var isClosed = false
  private var pump: Task<Void, Never>?

  /// Connects a page and sends its greeting.
  public init(site: WebSite, session: AdoptedSession, page: LivePage) {
    self.page = page
    outlet = MemoryOutlet(page)
    messageLimit = site.messageLimit
    switch site.admission(of: session.upgradeRequest) {
    case .accepted(_, let connect): inlet = connect(outlet)
    case .refused: inlet = nil
    }
    pump = Task { [weak self, messages] in
      for await message in messages {
        guard let inlet = self?.inlet else { return }
        await inlet.receive(message)
        await Task.yield()
        self?.taken += 1
      }
    }
    page.connect { [weak self] in self?.push($0) }
  }

  public var isOpen: Bool { outlet.closeCode == nil && inlet != nil && !isClosed }

  /// The code with which the site has closed the connection.
  public var closeCode: Int? { outlet.closeCode }

  private func push(_ message: String) {
    guard message.utf8.count <= messageLimit else {
      return outlet.close(code: 1009, reason: "more than \(messageLimit) bytes")
    }
    sent += 1
    input.yield(message)
  }

  public func flush() async {
    while isOpen, taken < sent { await Task.yield() }
    outlet.deliver()
  }

  public func close() {
    guard !isClosed else { return }
    isClosed = true
    page.disconnect()
    input.finish()
    inlet?.closed()
  }
}

/// The site's sending side of an in-process connection.
private final class MemoryOutlet: WebSocketOutlet {
  private struct State {
    var waiting: [String] = []
    var closeCode: Int?
  }

  private let state = Locked(State())
  private let page: LivePage

  init(_ page: LivePage) { self.page = page }

  var closeCode: Int? { state.withLock { $0.closeCode } }

  func send(_ text: String) {
    state.withLock { if $0.closeCode == nil { $0.waiting.append(text) } }
    Task { @MainActor in deliver() }
  }

  func close(code: Int, reason: String) { state.withLock { $0.closeCode = code } }

  @MainActor
  func deliver() {
    let waiting = state.withLock { state in
      defer { state.waiting = [] }
      return state.waiting
    }
    for message in waiting { page.receive(message) }
  }
}
