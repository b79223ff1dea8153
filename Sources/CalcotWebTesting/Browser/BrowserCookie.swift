/// A cookie of the browser.
public struct BrowserCookie: Hashable, Sendable {
  /// The name of the cookie.
  public var name: String
  /// The value of the cookie.
  public var value: String
  /// The prefix of the paths that the cookie is sent to.
  public var path: String
  /// The host that the cookie is sent to; `nil` for that of the page.
  public var domain: String?
  /// A Boolean value that indicates whether the cookie is sent over secure connections only.
  public var isSecure: Bool
  /// A Boolean value that indicates whether the cookie is hidden from scripts.
  public var isHTTPOnly: Bool
  /// The policy for requests from other sites: `Strict`, `Lax` or `None`; `nil` if the server sets
  /// none.
  public var sameSite: String?
  /// The expiry in seconds since 1970; `nil` if the cookie expires when the browser closes.
  public var expiry: Int?

  /// Creates a cookie, by default for the page's host and until the browser closes.
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

extension Browser {
  /// The cookies that are sent with the page's address, including those that scripts cannot read.
  public var cookies: [BrowserCookie] {
    get async throws { (try await send("GET", "/cookie").array ?? []).map(BrowserCookie.init) }
  }

  /// Adds a cookie for the page's host.
  public func add(_ cookie: BrowserCookie) async throws {
    _ = try await send("POST", "/cookie", ["cookie": cookie.json])
  }

  /// Deletes the cookies that are sent with the page's address.
  public func deleteCookies() async throws { _ = try await send("DELETE", "/cookie") }
}
