/// A WebDriver command in the form of Firefox's own protocol.
struct MarionetteCommand {
  let name: String
  let parameters: BrowserValue

  /// Creates the command for a request to a WebDriver session.
  init(_ method: String, _ path: String, _ body: BrowserValue?) throws(BrowserError) {
    var parts = path.split(separator: "/").map(String.init).dropFirst(2)
    if method == "POST", path == "/session" {
      // NB: these have no levels in this protocol.
      self.init("NewSession", body?["capabilities"]["alwaysMatch"] ?? [:])
      return
    }
    var parameters = body?.object ?? [:]
    if parts.first == "element", parts.count > 2, parts[parts.startIndex + 1] != "active" {
      parts.removeFirst()
      parameters["id"] = .string(parts.removeFirst())
      let rest = Array(parts)
      guard let command = Self.ofElements["\(method) \(rest[0])"] else {
        throw Self.unknown(method, path)
      }
      if let parameter = command.parameter {
        parameters[parameter] = .string(rest.dropFirst().joined(separator: "/"))
      }
      if rest[0] == "screenshot" { parameters["full"] = false }
      self.init(command.name, .object(parameters))
      return
    }
    guard let name = Self.ofSessions["\(method) /\(parts.joined(separator: "/"))"] else {
      throw Self.unknown(method, path)
    }
    if name == "TakeScreenshot" { parameters["full"] = false }
    self.init(name, .object(parameters))
  }

  private init(_ name: String, _ parameters: BrowserValue) {
    self.name = "WebDriver:\(name)"
    self.parameters = parameters
  }

  private static func unknown(_ method: String, _ path: String) -> BrowserError {
    BrowserError(
      "unknown command", command: "\(method) \(path)", "Firefox has no command for it.")
  }

  private static let ofSessions = [
    "POST /url": "Navigate", "GET /url": "GetCurrentURL", "GET /title": "GetTitle",
    "GET /source": "GetPageSource", "POST /back": "Back", "POST /forward": "Forward",
    "POST /refresh": "Refresh", "GET /screenshot": "TakeScreenshot",
    "POST /execute/sync": "ExecuteScript", "POST /execute/async": "ExecuteAsyncScript",
    "GET /window": "GetWindowHandle", "GET /window/handles": "GetWindowHandles",
    "POST /window": "SwitchToWindow", "POST /window/new": "NewWindow",
    "DELETE /window": "CloseWindow", "GET /window/rect": "GetWindowRect",
    "POST /window/rect": "SetWindowRect", "GET /cookie": "GetCookies",
    "POST /cookie": "AddCookie", "DELETE /cookie": "DeleteAllCookies",
    "POST /element": "FindElement", "POST /elements": "FindElements",
    "GET /element/active": "GetActiveElement", "POST /actions": "PerformActions",
    "DELETE /actions": "ReleaseActions",
  ]

  private static let ofElements: [String: (name: String, parameter: String?)] = [
    "POST click": ("ElementClick", nil), "POST clear": ("ElementClear", nil),
    "POST value": ("ElementSendKeys", nil), "GET text": ("GetElementText", nil),
    "GET attribute": ("GetElementAttribute", "name"),
    "GET property": ("GetElementProperty", "name"),
    "GET css": ("GetElementCSSValue", "propertyName"),
    "GET computedrole": ("GetComputedRole", nil), "GET computedlabel": ("GetComputedLabel", nil),
    "GET displayed": ("IsElementDisplayed", nil), "GET enabled": ("IsElementEnabled", nil),
    "GET screenshot": ("TakeScreenshot", nil),
  ]
}
