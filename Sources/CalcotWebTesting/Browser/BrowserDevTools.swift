/// Control of the browser beyond the user's means, over the Chrome DevTools Protocol. Only Chromium
/// has it; another engine throws a ``BrowserError`` of the kind `unsupported operation`.
extension Browser {
  /// Sends a command of the protocol to the window, such as `"Page.getNavigationHistory"`.
  @discardableResult
  public func devTools(
    _ command: String, _ parameters: [String: BrowserValue] = [:]
  ) async throws -> BrowserValue {
    guard options.engine == .chromium else {
      throw BrowserError(
        "unsupported operation", command: command,
        "\(options.engine.name) has no DevTools protocol: open Chromium for this test.")
    }
    return try await send(
      "POST", "/goog/cdp/execute",
      ["cmd": .string(command), "params": .object(parameters)])
  }

  /// Slows the window's network down, or disconnects it.
  ///
  /// For a WebSocket, only its opening is slower, not the later messages. When the network is
  /// disconnected, nothing passes through an open WebSocket, and its page is not notified.
  ///
  /// - Parameters:
  ///   - latency: The additional time until a response begins.
  ///   - isOffline: A Boolean value that indicates whether the network is disconnected.
  public func setNetwork(latency: Duration = .zero, isOffline: Bool = false) async throws {
    try await devTools("Network.enable")
    try await devTools(
      "Network.emulateNetworkConditions",
      [
        "offline": .bool(isOffline), "latency": .number(latency / .milliseconds(1)),
        "downloadThroughput": -1, "uploadThroughput": -1,
      ])
  }

  /// Sets the user's preferences for the window; `nil` keeps that of the browser's configuration.
  public func setMedia(
    isDark: Bool? = nil, reducesMotion: Bool? = nil, forcesColors: Bool? = nil
  ) async throws {
    var features: [BrowserValue] = []
    if let forcesColors {
      features.append(["name": "forced-colors", "value": forcesColors ? "active" : "none"])
    }
    if let isDark {
      features.append(["name": "prefers-color-scheme", "value": isDark ? "dark" : "light"])
    }
    if let reducesMotion {
      let value: BrowserValue = reducesMotion ? "reduce" : "no-preference"
      features.append(["name": "prefers-reduced-motion", "value": value])
    }
    try await devTools("Emulation.setEmulatedMedia", ["features": .array(features)])
  }

  /// The page as a screen reader sees it, without hidden nodes, in page order.
  public var accessibilityTree: [AccessibleNode] {
    get async throws {
      let tree = try await devTools("Accessibility.getFullAXTree")
      return (tree["nodes"].array ?? []).filter { !$0["ignored"].isTrue }.map(AccessibleNode.init)
    }
  }
}

/// A node of a page, as a screen reader sees it.
public struct AccessibleNode: Hashable, Sendable {
  /// Chromium's identifier of the node.
  public let identifier: String
  /// The identifier of the parent node; `nil` for the page itself.
  public let parent: String?
  /// The role, such as `button`, `heading` or `StaticText`.
  public let role: String
  /// The accessible name.
  public let name: String
  /// The accessible description.
  public let description: String
  /// The value, such as the text of a field.
  public let value: String
  /// The states and properties: `focused`, `disabled`, `level`, `live` and so on.
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
