/// What a browser can do beyond what the user does, by the protocol of Chromium's developer tools.
extension ChromiumBrowser {
  /// Sends a command of the protocol to the window, such as `"Page.getNavigationHistory"`.
  @discardableResult
  public func devTools(
    _ command: String, _ parameters: [String: BrowserValue] = [:]
  ) async throws -> BrowserValue {
    try await send(
      "POST", "/goog/cdp/execute",
      ["cmd": .string(command), "params": .object(parameters)])
  }

  /// Makes the window's network slower, or cuts it off.
  ///
  /// Of a WebSocket only the opening is slower, not what is sent afterwards; when the network is cut
  /// off, nothing comes through one that is open, and nothing tells its page so.
  ///
  /// - Parameters:
  ///   - latency: what is added to the time until an answer begins.
  ///   - isOffline: whether nothing comes through.
  public func setNetwork(latency: Duration = .zero, isOffline: Bool = false) async throws {
    try await devTools("Network.enable")
    try await devTools(
      "Network.emulateNetworkConditions",
      [
        "offline": .bool(isOffline), "latency": .number(latency / .milliseconds(1)),
        "downloadThroughput": -1, "uploadThroughput": -1,
      ])
  }

  /// Changes for the window what the user likes; nil leaves it to how the browser was opened.
  public func setMedia(isDark: Bool? = nil, reducesMotion: Bool? = nil) async throws {
    var features: [BrowserValue] = []
    if let isDark {
      features.append(["name": "prefers-color-scheme", "value": isDark ? "dark" : "light"])
    }
    if let reducesMotion {
      let value: BrowserValue = reducesMotion ? "reduce" : "no-preference"
      features.append(["name": "prefers-reduced-motion", "value": value])
    }
    try await devTools("Emulation.setEmulatedMedia", ["features": .array(features)])
  }

  /// The page as a screen reader has it, without what is hidden from it, in the order of the page.
  public var accessibilityTree: [AccessibleNode] {
    get async throws {
      let tree = try await devTools("Accessibility.getFullAXTree")
      return (tree["nodes"].array ?? []).filter { !$0["ignored"].isTrue }.map(AccessibleNode.init)
    }
  }
}

/// Something on a page, as a screen reader has it.
public struct AccessibleNode: Hashable, Sendable {
  /// Chromium's number for it.
  public let identifier: String
  /// The number of what it is in; nil for the page itself.
  public let parent: String?
  /// What it is, such as `button`, `heading` or `StaticText`.
  public let role: String
  /// What it is called.
  public let name: String
  /// What more is said about it.
  public let description: String
  /// What it contains, such as the text of a field.
  public let value: String
  /// How it is: `focused`, `disabled`, `level`, `live` and so on.
  public let properties: [String: BrowserValue]

  init(_ node: BrowserValue) {
    identifier = node["nodeId"].string ?? ""
    parent = node["parentId"].string
    role = node["role"]["value"].string ?? ""
    name = node["name"]["value"].string ?? ""
    description = node["description"]["value"].string ?? ""
    value = node["value"]["value"].string ?? ""
    let pairs = (node["properties"].array ?? []).map {
      ($0["name"].string ?? "", $0["value"]["value"])
    }
    properties = Dictionary(pairs) { $1 }
  }
}
