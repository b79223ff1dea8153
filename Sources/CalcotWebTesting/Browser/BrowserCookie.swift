/// A cookie that the browser keeps.
public struct BrowserCookie: Hashable, Sendable {
  /// What it is called.
  public var name: String
  /// What it says.
  public var value: String
  /// The paths that it is sent to begin with this one.
  public var path: String
  /// The host that it is sent to; nil for that of the page.
  public var domain: String?
  /// Whether it is sent over secure connections only.
  public var isSecure: Bool
  /// Whether scripts cannot read it.
  public var isHTTPOnly: Bool
  /// Whether it is sent when another site leads here: `Strict`, `Lax` or `None`; nil where the
  /// server does not say.
  public var sameSite: String?
  /// The second since 1970 at which it is forgotten; nil where it is when the browser ends.
  public var expiry: Int?

  /// A cookie of the page's host that is forgotten when the browser ends, unless said otherwise.
  public init(
    name: String, value: String, path: String = "/", domain: String? = nil,
    isSecure: Bool = false, isHTTPOnly: Bool = false, sameSite: String? = nil, expiry: Int? = nil
  ) {
    self.name = name
    self.value = value
    self.path = path
    self.domain = domain
    self.isSecure = isSecure
    self.isHTTPOnly = isHTTPOnly
    self.sameSite = sameSite
    self.expiry = expiry
  }

  init(_ value: BrowserValue) {
    name = value["name"].string ?? ""
    self.value = value["value"].string ?? ""
    path = value["path"].string ?? "/"
    domain = value["domain"].string
    isSecure = value["secure"].isTrue
    isHTTPOnly = value["httpOnly"].isTrue
    sameSite = value["sameSite"].string
    expiry = value["expiry"].int
  }

  var json: BrowserValue {
    var fields: [String: BrowserValue] = [
      "name": .string(name), "value": .string(value), "path": .string(path),
      "secure": .bool(isSecure), "httpOnly": .bool(isHTTPOnly),
    ]
    fields["domain"] = domain.map(BrowserValue.string)
    fields["sameSite"] = sameSite.map(BrowserValue.string)
    fields["expiry"] = expiry.map { .number(Double($0)) }
    return .object(fields)
  }
}

extension ChromiumBrowser {
  /// The cookies that are sent with the page's address, also those that scripts cannot read.
  public var cookies: [BrowserCookie] {
    get async throws { (try await send("GET", "/cookie").array ?? []).map(BrowserCookie.init) }
  }

  /// Keeps a cookie for the page's host.
  public func add(_ cookie: BrowserCookie) async throws {
    _ = try await send("POST", "/cookie", ["cookie": cookie.json])
  }

  /// Forgets the cookies that are sent with the page's address.
  public func deleteCookies() async throws { _ = try await send("DELETE", "/cookie") }
}
