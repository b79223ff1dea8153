/// An element of a page, as long as the page has it.
public struct BrowserElement: Sendable {
  let browser: ChromiumBrowser
  let identifier: String

  /// What WebDriver calls an element in JSON.
  static let key = "element-6066-11e4-a52e-4f735466cecf"

  /// The element as an argument of a script.
  public var value: BrowserValue { [Self.key: .string(identifier)] }

  /// Scrolls to it and clicks in its middle; fails where something else is in front of it.
  public func click() async throws { _ = try await send("POST", "/click") }

  /// Empties a field, as a script does: the field has the focus no longer.
  public func clear() async throws { _ = try await send("POST", "/clear") }

  /// Chooses files of this machine in a field for files, in the place of those that it has.
  public func choose(files paths: [String]) async throws {
    // NB: a field for several files would have them added.
    try await browser.run("arguments[0].value = ''", value)
    _ = try await browser.send(
      "POST", "/element/\(identifier)/value", ["text": .string(paths.joined(separator: "\n"))])
  }

  /// Its text as it can be seen.
  public var text: String { get async throws { try await send("GET", "/text").string ?? "" } }

  /// An attribute as the page's HTML has it, or what stands for it; nil where it has none.
  public func attribute(_ name: String) async throws -> String? {
    try await send("GET", "/attribute/\(name)").string
  }

  /// A property, such as `value` or `scrollTop`.
  public func property(_ name: String) async throws -> BrowserValue {
    try await send("GET", "/property/\(name)")
  }

  /// A property of its style as the browser has worked it out, such as `color`.
  public func style(_ name: String) async throws -> String {
    try await send("GET", "/css/\(name)").string ?? ""
  }

  /// What it is to the user who does not see it, such as `button`.
  public var role: String {
    get async throws { try await send("GET", "/computedrole").string ?? "" }
  }

  /// What it is called to the user who does not see it.
  public var label: String {
    get async throws { try await send("GET", "/computedlabel").string ?? "" }
  }

  /// Whether it can be seen.
  public var isDisplayed: Bool {
    get async throws { try await send("GET", "/displayed").isTrue }
  }

  /// Whether it can be used.
  public var isEnabled: Bool { get async throws { try await send("GET", "/enabled").isTrue } }

  /// What can be seen of it, as a PNG.
  public func screenshot() async throws -> [UInt8] {
    try browser.decoded(await send("GET", "/screenshot"), "GET /element/screenshot")
  }

  private func send(_ method: String, _ path: String) async throws -> BrowserValue {
    try await browser.send(method, "/element/\(identifier)\(path)")
  }
}

extension ChromiumBrowser {
  /// The first element that a CSS selector finds.
  ///
  /// - Throws: ``BrowserError`` of the kind `no such element` where there is none.
  public func element(_ selector: String) async throws -> BrowserElement {
    try element(await send("POST", "/element", Self.query(selector)))
  }

  /// All elements that a CSS selector finds, in the order of the page.
  public func elements(_ selector: String) async throws -> [BrowserElement] {
    let found = try await send("POST", "/elements", Self.query(selector))
    return try (found.array ?? []).map(element)
  }

  /// The element that has the focus.
  public var focused: BrowserElement {
    get async throws { try element(await send("GET", "/element/active")) }
  }

  /// Clicks in the middle of the first element that a CSS selector finds.
  public func click(_ selector: String) async throws { try await element(selector).click() }

  private static func query(_ selector: String) -> BrowserValue {
    ["using": "css selector", "value": .string(selector)]
  }

  private func element(_ value: BrowserValue) throws -> BrowserElement {
    guard let identifier = value[BrowserElement.key].string else {
      throw BrowserError(
        BrowserError.lost, command: "element", "There is no element in the answer.")
    }
    return BrowserElement(browser: self, identifier: identifier)
  }
}
