import Calcot
public import CalcotContent
import CalcotTesting
public import CalcotWeb

/// A page in a real browser. The user's actions are performed by mouse and keyboard, so that they
/// count as user activation and move the focus as usual. They run in ``settle()``.
@MainActor
public final class BrowserPage: DrivenPage {
  private let session: AdoptedSession
  private let stage: BrowserStage
  private var deeds: [Deed] = []
  private var isOpen = true
  public private(set) var document: PageNode
  public private(set) var performed: [HostWork] = []

  var browser: Browser { stage.browser }

  private enum Deed {
    case click(selector: String)
    case follow(PageNode)
    case type(String, selector: String, isAll: Bool)
    /// Sets a value that a browser lets the user pick in a window of its own.
    case set(String, selector: String)
    case submit(selector: String)
    case scroll(toEnd: Bool)
    case resize(isNarrow: Bool)
    case carryOut
    case pick([PickedFile])
  }

  /// Creates a page of a session.
  public init(of session: AdoptedSession, on stage: BrowserStage) {
    self.session = session
    self.stage = stage
    document = PageNode(tag: "#document")
  }

  public func use(_ node: PageNode) {
    deeds.append(
      node.followed == nil ? .click(selector: Self.selector(of: node)) : .follow(node))
  }

  public func fill(_ field: PageNode, with text: String) {
    deeds += marks(of: field, for: text).map { .click(selector: Self.selector(of: $0)) }
    switch field.isTyped {
    case true: deeds.append(.type(text, selector: Self.selector(of: field), isAll: true))
    case false where field.isPicked:
      deeds.append(.set(text, selector: Self.selector(of: field)))
    case false: break
    }
  }

  /// Returns the options, or the switch, that the user clicks to give a field a text.
  private func marks(of field: PageNode, for text: String) -> [PageNode] {
    if field.isSwitch { return field.fieldText == text ? [] : [field] }
    guard field.tag == "fieldset" else { return [] }
    let keys = Set(text.split(separator: "\n").map(String.init))
    let chosen = Set(field.fieldText.split(separator: "\n").map(String.init))
    return field.options.filter { option in
      let isWanted = keys.contains(option.key)
      return isWanted != chosen.contains(option.key) && (isWanted || field.allowsSeveral)
    }
  }

  public func type(_ text: String, into field: PageNode) {
    deeds.append(.type(text, selector: Self.selector(of: field), isAll: false))
  }

  public func submit(_ field: PageNode) {
    deeds.append(.submit(selector: Self.selector(of: field)))
  }

  public func scroll(toEnd: Bool) { deeds.append(.scroll(toEnd: toEnd)) }

  public func resize(isNarrow: Bool) { deeds.append(.resize(isNarrow: isNarrow)) }

  public func carryOut() { deeds.append(.carryOut) }

  public func pick(_ files: [PickedFile]) { deeds.append(.pick(files)) }

  public var isBusy: Bool { !deeds.isEmpty }

  public func close() {
    isOpen = false
    deeds = []
  }

  public func settle() async {
    guard isOpen else { return }
    do {
      try await open()
      while isOpen, let deed = deeds.first {
        deeds.removeFirst()
        try await perform(deed)
      }
      try await catchUp()
    } catch {
      reportFailure("The browser did not do it: \(error)", at: SourcePlace())
    }
  }

  // MARK: Actions

  /// Opens the page in the browser.
  private func open() async throws {
    let browser = stage.browser
    guard stage.shown !== self else { return }
    stage.shown = self
    try await browser.resize(width: browser.options.width, height: browser.options.height)
    try await browser.go(to: stage.address + "/calcot/icon.svg")
    let cookie = session.cookie
    try await browser.add(
      BrowserCookie(name: cookie.name, value: cookie.value, isHTTPOnly: true, sameSite: "Lax"))
    try await browser.go(to: stage.address + session.target)
    try await catchUp()
  }

  private func perform(_ deed: Deed) async throws {
    let browser = stage.browser
    switch deed {
    case .click(let selector): try await click(selector)
    case .follow(let link): performed.append(try await follow(link))
    case .set(let text, let selector):
      try await browser.run(PageProbe.set, .string(selector), .string(text))
    case .type(let text, let selector, let isAll):
      try await click(selector, isField: true)
      if isAll {
        try await browser.press("a", holding: [.control])
        try await text.isEmpty ? browser.press(.backspace) : browser.insert(text)
      } else {
        try await browser.press(.end)
        try await browser.type(text)
      }
    case .submit(let selector):
      try await click(selector, isField: true)
      try await browser.press(.enter)
    case .scroll(let toEnd):
      // NB: The content below may turn out to be longer than estimated.
      while try await !browser.run(PageProbe.scroll, .bool(toEnd)).isTrue { try await catchUp() }
    case .resize(let isNarrow):
      let width = isNarrow ? 480 : browser.options.width
      try await browser.resize(width: width, height: browser.options.height)
      try await browser.runUntilCalled("requestAnimationFrame(() => setTimeout(arguments[0]))")
    case .carryOut:
      guard let offer = PageOffer(on: document) else { break }
      if let work = try await carryOut(offer) { performed.append(work) }
    case .pick(let files):
      if let offer = PageOffer(on: document) { try await choose(files, on: offer) }
    }
  }

  /// Clicks an element. If it is in a menu, the menu is opened first; if a message covers it at the
  /// end of the page, the keyboard reaches it.
  ///
  /// - Parameter isField: A Boolean value that indicates whether the element is only to get the
  ///   focus.
  private func click(_ selector: String, isField: Bool = false) async throws {
    let browser = stage.browser
    let reach = try await browser.run(PageProbe.reach, .string(selector))
    if let menu = reach["menu"].string { try await browser.click(menu) }
    guard reach["isCovered"].isTrue else { return try await browser.click(selector) }
    let tag = try await browser.run(PageProbe.focus, .string(selector)).string
    if !isField { try await browser.press(tag == "input" ? .space : .enter) }
  }

  static func selector(of node: PageNode) -> String {
    let quoted = { (text: String) in
      "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    }
    if let id = node.id { return "[id=\(quoted(id))]" }
    return "\(node.tag)[name=\(quoted("do " + (node.action ?? "")))]"
  }

  // MARK: Observation

  /// Waits until the page has sent everything to the session and shows its latest state.
  private func catchUp() async throws {
    let deadline = ContinuousClock.now + stage.browser.options.patience
    while isOpen {
      await session.settle()
      let look = try await stage.browser.look(PageProbe.look)
      if isCurrent(look) {
        document = try PageReader.read(look["html"].string ?? "")
        return
      }
      let isRefused = look["state"].string == "refused"
      guard !isRefused, ContinuousClock.now < deadline else {
        var fields = look.object ?? [:]
        fields["html"] = nil
        throw BrowserError(
          BrowserError.late, command: "settle",
          "The page is \(fields), and the session at \(session.eventCount) events, "
            + "\(session.frameCount) frames, \(session.entry).")
      }
      // NB: Another process cannot observe changes of a page, so it polls.
      try await Task.sleep(for: .milliseconds(5))
    }
  }

  private func isCurrent(_ look: BrowserValue) -> Bool {
    let entry = session.entry
    return look["state"].string == "live" && look["isBusy"] == false
      && look["sent"] == look["done"] && look["done"].int == session.eventCount
      && session.isShown(after: look["frames"].int ?? -1)
      && look["index"].int == entry.index && look["url"].string == entry.url
  }
}
