/// An element of a page, valid as long as the page contains it.
public struct BrowserElement: Sendable {
  let browser: Browser
  let identifier: String

  /// The key of an element in WebDriver's JSON.
  static let key = "element-6066-11e4-a52e-4f735466cecf"

  /// The element as an argument of a script.
  public var value: BrowserValue { [Self.key: .string(identifier)] }

  /// Scrolls to the element and clicks in its middle, after elements that move over the page have
  /// stopped; fails if another element covers it then.
  public func click() async throws {
    do {
      _ = try await send("POST", "/click")
    } catch let error as BrowserError where error.kind == "element click intercepted" {
      let isAtRest = """
        document.getAnimations().every(({ playState, effect }) =>
          playState !== "running" || effect.getComputedTiming().endTime === Infinity)
        """
      try await browser.wait(until: isAtRest)
      // NB: an element that stays at the window's edge may cover it.
      try await browser.run(
        "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })", value)
      _ = try await send("POST", "/click")
    }
  }

  /// Clears a field by script; afterwards it does not have the focus.
  public func clear() async throws { _ = try await send("POST", "/clear") }

  /// Selects files of this machine in a file field, in place of those selected before.
  public func choose(files paths: [String]) async throws {
    // NB: A field for several files would append them.
    try await browser.run("arguments[0].value = ''", value)
    try await enter(paths.joined(separator: "\n"))
  }

  /// Types a text at the end of a field at once.
  func enter(_ text: String) async throws {
    _ = try await browser.send("POST", "/element/\(identifier)/value", ["text": .string(text)])
  }

  /// The visible text of the element.
  public var text: String { get async throws { try await send("GET", "/text").string ?? "" } }

  /// Returns an attribute or the property that corresponds to it; `nil` if there is none.
  public func attribute(_ name: String) async throws -> String? {
    try await send("GET", "/attribute/\(name)").string
  }

  /// Returns a property, such as `value` or `scrollTop`.
  public func property(_ name: String) async throws -> BrowserValue {
    try await send("GET", "/property/\(name)")
  }

  /// Returns a property of the computed style, such as `color`.
  public func style(_ name: String) async throws -> String {
    try await send("GET", "/css/\(name)").string ?? ""
  }

  /// The computed accessibility role, such as `button`.
  public var role: String {
    get async throws { try await send("GET", "/computedrole").string ?? "" }
  }

  /// The computed accessibility label.
  public var label: String {
    get async throws { try await send("GET", "/computedlabel").string ?? "" }
  }

  /// A Boolean value that indicates whether the element is visible.
  public var isDisplayed: Bool {
    get async throws { try await send("GET", "/displayed").isTrue }
  }

  /// A Boolean value that indicates whether the element is enabled.
  public var isEnabled: Bool { get async throws { try await send("GET", "/enabled").isTrue } }

  /// Returns a PNG image of the visible part of the element.
  public func screenshot() async throws -> [UInt8] {
    try browser.decoded(await send("GET", "/screenshot"), "GET /element/screenshot")
  }

  private func send(_ method: String, _ path: String) async throws -> BrowserValue {
    try await browser.send(method, "/element/\(identifier)\(path)")
  }
}

extension Browser {
  /// Returns the first element that matches a CSS selector.
  ///
  /// - Throws: A ``BrowserError`` of the kind `no such element` if there is none.
  public func element(_ selector: String) async throws -> BrowserElement {
    try element(await send("POST", "/element", Self.query(selector)))
  }

  /// Returns all elements that match a CSS selector, in page order.
  public func elements(_ selector: String) async throws -> [BrowserElement] {
    let found = try await send("POST", "/elements", Self.query(selector))
    return try (found.array ?? []).map(element)
  }

  /// The element that has the focus.
  public var focused: BrowserElement {
    get async throws { try element(await send("GET", "/element/active")) }
  }

  /// Clicks in the middle of the first element that matches a CSS selector, while keys are held
  /// down.
  public func click(_ selector: String, holding held: [BrowserKey] = []) async throws {
    let deadline = ContinuousClock.now + options.patience
    while true {
      do {
        return try await click(element(selector), holding: held)
      } catch let error as BrowserError
        where error.kind == "stale element reference" && ContinuousClock.now < deadline
      {
        // NB: the page has put another element in its place since it was found.
      }
    }
  }

  private func click(_ element: BrowserElement, holding held: [BrowserKey]) async throws {
    guard !held.isEmpty else { return try await element.click() }
    let pause: BrowserValue = ["type": "pause"]
    let move: BrowserValue = ["type": "pointerMove", "origin": element.value, "x": 0, "y": 0]
    let button: [BrowserValue] = ["pointerDown", "pointerUp"].map {
      ["type": .string($0), "button": 0]
    }
    let keys = held.map { key -> BrowserValue in ["type": "keyDown", "value": .string(key.code)] }
    _ = try await send(
      "POST", "/actions",
      [
        "actions": [
          [
            "type": "pointer", "id": "mouse",
            "actions": .array(held.map { _ in pause } + [move] + button),
          ],
          ["type": "key", "id": "keyboard", "actions": .array(keys)],
        ]
      ])
    _ = try await send("DELETE", "/actions")
  }

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
