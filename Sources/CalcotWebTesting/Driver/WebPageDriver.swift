public import Calcot
public import CalcotContent
public import CalcotTesting
public import CalcotWeb

/// A driver that acts as the user of a browser: it reads pages, uses their controls, and goes back
/// in the browser's history. By default the page runs without a browser, in this process, over the
/// web host's complete session protocol.
///
/// The user's actions reach the app as over a network: their effects are visible when they have been awaited.
///
/// ```swift
/// let app = TestApp(GroupsCoordinator(dependencies: fakes), on: WebPageDriver())
/// await app.settle()
/// await app.tap("New group")
/// ```
@MainActor
public final class WebPageDriver: HostDriver {
  /// The name of the host in failures.
  public let name: String
  private let capabilities: Set<Capability>
  private let givenSite: WebSite?
  private let open: PageOpening
  private var registrations: [@MainActor (WebSite) -> Void] = []
  private var site: WebSite?
  private(set) var session: AdoptedSession?
  private var shown: (any DrivenPage)?

  /// A closure that opens a page of a session.
  public typealias PageOpening = @MainActor (WebSite, AdoptedSession) -> any DrivenPage

  /// Creates a driver.
  ///
  /// - Parameters:
  ///   - site: The site that shows the app, possibly among others; one of the driver's own by
  ///     default.
  ///   - open: Opens the page; without a browser and in memory by default.
  public init(
    name: String = "web", capabilities: Set<Capability> = Set(Capability.allCases),
    site: WebSite? = nil,
    open: @escaping PageOpening = { site, session in
      ConnectedPage(of: session) { MemoryConnection(site: site, session: session, page: $0) }
    }
  ) {
    self.name = name
    self.capabilities = capabilities
    givenSite = site
    self.open = open
  }

  deinit {
    onMainActor { [shown, session] in
      shown?.close()
      session?.end()
    }
  }

  /// The current page, if it is one without a browser.
  public var page: LivePage? { (shown as? ConnectedPage)?.page }

  /// Shows every screen with this type of ViewModel in a view of its own. Has no effect on a site
  /// passed to the initializer; register the view there instead.
  public func register<V: HTMLView>(_ make: @escaping @MainActor (V.ViewModel) -> V) {
    registrations.append { $0.register(make) }
  }

  public var host: any AppHost {
    guard let session else { preconditionFailure("The driver shows no app: call start(_:).") }
    return session.host
  }

  public func start(_ app: CalcotApp) {
    let site = givenSite ?? ownSite(of: app)
    let session = site.adopt(app, capabilities: capabilities)
    (self.site, self.session) = (site, session)
    shown = open(site, session)
  }

  private func ownSite(of app: CalcotApp) -> WebSite {
    let site = WebSite(options: .driven) { _ in app }
    for register in registrations { register(site) }
    return site
  }

  public func stop() {
    shown?.close()
    session?.end()
    (shown, session, site) = (nil, nil, nil)
  }

  // MARK: Observation

  private var reading: PageReading? { shown.map { PageReading(document: $0.document) } }

  public var lines: [String] { reading?.lines ?? [] }

  public var shownScreens: [[ScreenID]] {
    guard let page = shown, let tree = session?.app.tree else { return [] }
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

  /// Returns a Boolean value that indicates whether the page has no element of the screen's
  /// semantic View.
  public func showsNatively(_ screen: ScreenID) -> Bool {
    guard let document = shown?.document, let content = session?.app.content(of: screen) else {
      return true
    }
    let known = Set(content.allElements.map { PageRenderer.id(of: $0.id, on: screen) })
    return !known.isEmpty && document.first { $0.id.map(known.contains) == true } == nil
  }

  public var isDialogShown: Bool {
    shown?.document.first { $0.classes.contains("question") } != nil
  }

  public var isRequestShown: Bool { (shown?.document).flatMap(PageOffer.init) != nil }

  public var performed: [HostWork] { shown?.performed ?? [] }

  public var canGoBack: Bool { (try? reading?.exit("back")) != nil }

  // MARK: Actions

  public var isBusy: Bool { shown?.isBusy == true }

  public func tap(_ control: Control) throws(NotThere) {
    if case .element(let found) = control, found.field != nil {
      let field = try node(of: found)
      let isOn = field.fieldText == FieldKind.text(of: true)
      return shown?.fill(field, with: FieldKind.text(of: !isOn)) ?? ()
    }
    try use { (reading) throws(PageError) in try Self.node(of: control, on: reading) }
  }

  private static func node(
    of control: Control, on reading: PageReading
  ) throws(PageError) -> PageNode {
    let action: String
    switch control {
    case .element(let found): action = "a \(found.name)"
    case .tab(let index, let container, _): action = "t \(index) \(container.rawValue)"
    case .choice(let index, let dialog, _): action = "c \(index) \(dialog.rawValue)"
    case .messageAction(let message, _): action = "u \(message.rawValue)"
    case .named(let label, let role): return try reading.control(label, as: role?.rawValue)
    }
    return try reading.control(doing: action, called: control.label)
  }

  public func reading(of control: Control) throws(NotThere) -> ControlReading {
    switch control {
    case .element(let found) where found.field != nil:
      let field = try node(of: found)
      let isOn = field.fieldText == FieldKind.text(of: true)
      return ControlReading(value: field.readableText, isChecked: field.isSwitch ? isOn : nil)
    case .element(let found) where found.element.isRow:
      let id = PageRenderer.id(of: found.id, on: found.screen)
      return try look { (reading) throws(PageError) in
        try reading.row(id, called: found.label)
      }.controlReading
    case .tab:
      return try look { (reading) throws(PageError) in
        try Self.node(of: control, on: reading)
      }.controlReading
    case .element, .choice, .messageAction, .named: return ControlReading()
    }
  }

  /// The changes that browsers make to entered texts, and the limit of the site's fields.
  public var entryChanges: EntryChanges {
    var changes = EntryChanges()
    changes.dropsLastLineBreaks = true
    changes.mostUnits = site?.textLimit
    return changes
  }

  public func fill(_ field: ScreenElement, with text: String) throws(NotThere) {
    let node = try node(of: field)
    shown?.fill(node, with: text)
  }

  public func choose(
    _ option: ChoiceInput.Option, for field: ScreenElement
  ) throws(NotThere) {
    let node = try node(of: field)
    let chosen = try look { (reading) throws(PageError) in
      try reading.option(option.key, called: option.label, of: node)
    }
    shown?.fill(node, with: node.text(choosing: chosen))
  }

  public func step(_ field: ScreenElement, up: Bool) throws(NotThere) {
    let node = try node(of: field)
    if let button = reading?.stepButton(of: node, up: up) {
      shown?.use(button)
    } else if let text = node.text(stepping: up) {
      shown?.fill(node, with: text)
    } else {
      let text = node.readableText
      throw NotThere("\"\(field.label)\" has no step \(up ? "up" : "down") from \"\(text)\".")
    }
  }

  public func type(_ text: String, into field: ScreenElement) throws(NotThere) {
    let node = try node(of: field)
    shown?.type(text, into: node)
  }

  public func submit(_ field: ScreenElement) throws(NotThere) {
    let node = try node(of: field)
    shown?.submit(node)
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

  public func carryOut() throws(NotThere) {
    guard try !offer().isPick else {
      throw NotThere("The page lets files be chosen: pick some.")
    }
    shown?.carryOut()
  }

  public func pick(_ files: [PickedFile]) throws(NotThere) {
    guard try offer().isPick else { throw NotThere("The page does not let files be chosen.") }
    shown?.pick(files)
  }

  public func leaveRequest() throws(NotThere) {
    guard let exit = try offer().exit else { throw NotThere("The page's offer has no way out.") }
    shown?.use(exit)
  }

  private func offer() throws(NotThere) -> PageOffer {
    guard let offer = (shown?.document).flatMap(PageOffer.init) else {
      throw NotThere("The page offers nothing to do for the app.")
    }
    return offer
  }

  public func closeMessage() throws(NotThere) {
    try use { (reading) throws(PageError) in try reading.closeButtonOfMessage() }
  }

  public func turnPage(forward: Bool) throws(NotThere) {
    try use { (reading) throws(PageError) in try reading.pageButton(forward: forward) }
  }

  public func scroll(toEnd: Bool) throws(NotThere) { shown?.scroll(toEnd: toEnd) }

  public func resize(isNarrow: Bool) { shown?.resize(isNarrow: isNarrow) }

  public func settle() async { await shown?.settle() }

  private func use(_ find: (PageReading) throws(PageError) -> PageNode) throws(NotThere) {
    let node = try look(find)
    shown?.use(node)
  }

  private func node(of field: ScreenElement) throws(NotThere) -> PageNode {
    try look { (reading) throws(PageError) in
      try reading.field(named: field.name, called: field.label)
    }
  }

  private func look(
    _ find: (PageReading) throws(PageError) -> PageNode
  ) throws(NotThere) -> PageNode {
    guard let reading else { throw NotThere("The app has ended.") }
    do throws(PageError) { return try find(reading) } catch { throw NotThere(error.description) }
  }
}

extension ScreenElement {
  /// The name of the element in the page's actions and forms.
  fileprivate var name: String { "\(screen.rawValue)/\(id.path)" }
}

extension PageNode {
  /// The mark and the badge of a row or a tab.
  fileprivate var controlReading: ControlReading {
    ControlReading(
      isChecked: attributes["aria-checked"].map { $0 == "true" },
      badge: first { $0.classes.contains("badge") }?.text)
  }
}

extension WebSiteOptions {
  /// The options of a site for drivers: it accepts more actions than a user could perform, and a
  /// `BrowserStage` can observe its pages.
  public static var driven: WebSiteOptions {
    var options = WebSiteOptions()
    options.events.perSecond = 1_000_000
    options.events.burst = 1_000_000
    options.requests.perSecond = 1_000_000
    options.requests.burst = 1_000_000
    options.work.perSecond = 1_000_000
    options.sessions.begun.perSecond = 1_000_000
    options.sessions.begun.burst = 1_000_000
    options.scriptPrelude = Array(PageProbe.script.utf8)
    return options
  }
}
