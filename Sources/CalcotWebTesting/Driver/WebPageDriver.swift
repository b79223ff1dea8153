public import Calcot
public import CalcotTesting
public import CalcotWeb

/// A person at a browser: reads pages, uses what is on them, and goes back by the browser's history.
/// The page stands behind the web host's whole session protocol, without a browser, in this process.
///
/// What the person does reaches the app as over a network: its effects are there after `settle()`.
///
/// ```swift
/// let app = TestApp(GroupsCoordinator(dependencies: fakes), on: WebPageDriver())
/// await app.settle()
/// app.tap("New group")
/// await app.settle()
/// ```
@MainActor
public final class WebPageDriver: HostDriver {
  /// What the host is called in failures.
  public let name: String
  private let capabilities: Set<Capability>
  private let connect: PageConnecting
  private var registrations: [@MainActor (WebSite) -> Void] = []
  private var site: WebSite?
  private var session: AdoptedSession?
  private var connection: (any PageConnection)?
  /// The page that the person has before them.
  public private(set) var page: LivePage?

  /// Opens a connection for a page of an adopted session.
  public typealias PageConnecting =
    @MainActor (WebSite, AdoptedSession, LivePage) -> any PageConnection

  /// A person at a page without a browser.
  ///
  /// - Parameter connect: how the page is connected to the site; in memory by default.
  public init(
    name: String = "web", capabilities: Set<Capability> = Set(Capability.allCases),
    connect: @escaping PageConnecting = { MemoryConnection(site: $0, session: $1, page: $2) }
  ) {
    self.name = name
    self.capabilities = capabilities
    self.connect = connect
  }

  /// Shows every screen with this type of ViewModel by a view of its own.
  public func register<V: HTMLView>(_ make: @escaping @MainActor (V.ViewModel) -> V) {
    registrations.append { $0.register(make) }
  }

  public var host: any AppHost {
    guard let session else { preconditionFailure("The driver shows no app: call start(_:).") }
    return session.host
  }

  public func start(_ app: App) {
    var options = WebSiteOptions()
    options.eventsPerSecond = 1_000_000
    options.eventBurst = 1_000_000
    let site = WebSite(options: options) { _ in app }
    for register in registrations { register(site) }
    let session = site.adopt(app, capabilities: capabilities)
    guard let page = try? LivePage(url: session.target) else {
      preconditionFailure("The empty page cannot be read.")
    }
    (self.site, self.session, self.page) = (site, session, page)
    connection = connect(site, session, page)
  }

  public func stop() {
    connection?.close()
    site?.shutDown()
    (connection, page, session, site) = (nil, nil, nil, nil)
  }

  // MARK: What is seen

  private var reading: PageReading? { page.map { PageReading(document: $0.document) } }

  public var lines: [String] { reading?.lines ?? [] }

  public var shownScreens: [[ScreenID]] {
    guard let page, let tree = session?.app.tree else { return [] }
    let layers = page.document.all.filter { $0.classes.contains("layer") }
    let covered = tree.shownScreens.prefix(max(tree.layers.count - layers.count, 0))
    return covered
      + layers.map { layer in
        let panes = layer.all.filter { $0.classes.contains("screen") }
        let isActive = { (pane: PageNode) in pane.parent?.classes.contains("active") == true }
        return (panes.filter(isActive) + panes.filter { !isActive($0) }).compactMap { pane in
          pane.id.flatMap { Int($0) }.map { ScreenID(rawValue: $0) }
        }
      }
  }

  public var isDialogShown: Bool {
    page?.document.first { $0.classes.contains("question") } != nil
  }

  public var canGoBack: Bool { (try? reading?.exit("back")) != nil }

  // MARK: What the person does

  private func use(
    _ find: (PageReading) throws(PageError) -> PageNode
  ) throws(NotThere) {
    guard let page, let reading else { throw NotThere("The app has ended.") }
    do throws(PageError) { page.use(try find(reading)) } catch {
      throw NotThere(error.description)
    }
  }

  public func tap(_ label: String, as role: ControlRole?, in row: String?) throws(NotThere) {
    try use { (reading) throws(PageError) in
      try reading.control(label, as: role?.rawValue, in: row)
    }
  }

  public func fill(_ label: String, with text: String) throws(NotThere) {
    let field = try field(label)
    page?.type(text, into: field)
  }

  public func type(_ text: String, into label: String) throws(NotThere) {
    let field = try field(label)
    page?.type((field.attributes["value"] ?? "") + text, into: field)
  }

  public func submit(_ label: String) throws(NotThere) {
    let name = try field(label).attributes["name"] ?? ""
    page?.perform("s \(name)")
  }

  private func field(_ label: String) throws(NotThere) -> PageNode {
    guard let reading else { throw NotThere("The app has ended.") }
    do throws(PageError) { return try reading.field(label) } catch {
      throw NotThere(error.description)
    }
  }

  public func back() throws(NotThere) {
    try use { (reading) throws(PageError) in try reading.exit("back") }
  }

  public func dismiss() throws(NotThere) {
    try use { (reading) throws(PageError) in
      if let choice = reading.cancelChoice() { return choice }
      return try reading.exit("close")
    }
  }

  public func closeMessage() throws(NotThere) {
    guard let page,
      let message = page.document.first(where: { $0.classes.contains("message") }),
      let button = message.first(where: { $0.classes.contains("exit") })
    else { throw NotThere("There is no message to close.") }
    page.use(button)
  }

  public func turnPage(forward: Bool) throws(NotThere) {
    guard
      let button = reading?.button(where: { $0.classes.contains(forward ? "next" : "previous") })
    else { throw NotThere("There is no page \(forward ? "after" : "before") this one.") }
    page?.use(button)
  }

  public func scroll(toEnd: Bool) throws(NotThere) {
    let kind: Substring = toEnd ? "after" : "before"
    guard
      let gap = reading?.button(where: { $0.classes.contains("gap") && $0.classes.contains(kind) }),
      let words = gap.attributes["value"]?.split(separator: " ", maxSplits: 3),
      let end = Int(words[2]), let count = gap.attributes["data-rows"].flatMap({ Int($0) })
    else { return }
    let total = end - 200 + 100 + count
    let rows = toEnd ? max(total - 100, 0)..<total : 0..<min(100, end)
    page?.perform("r \(rows.lowerBound) \(rows.upperBound) \(words[3])")
  }

  public func resize(isNarrow: Bool) { page?.perform(isNarrow ? "w1" : "w0") }

  public func settle() async {
    guard let page, let session, let connection else { return }
    repeat {
      await connection.flush()
      await session.settle()
      await connection.flush()
    } while !(page.isAnswered && page.frames == session.frameCount)
    page.acknowledge()
    for problem in page.problems { reportProblem(problem) }
  }

  private func reportProblem(_ problem: String) {
    reportFailure(
      "The page and its patches do not agree: \(problem)",
      at: SourcePlace(fileID: #fileID, filePath: #filePath, line: #line, column: #column))
  }
}

/// How a page is connected to a site.
@MainActor
public protocol PageConnection: AnyObject {
  /// Returns when what was sent both ways has arrived.
  func flush() async
  /// Ends the connection.
  func close()
}
