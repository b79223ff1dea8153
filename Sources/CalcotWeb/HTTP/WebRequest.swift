import CalcotTree

/// An HTTP request of a browser.
public struct WebRequest: Sendable {
  /// The method, in capitals.
  public var method: String
  /// The path and the query, percent-encoded as received.
  public var target: String
  /// The header fields, in the order received.
  public var headers: [WebHeader]
  /// The complete body.
  public var body: [UInt8]
  /// The IP address of the browser, or the part of it that one network shares. Browsers with the
  /// same one share the limits of an address; if it is empty, these limits do not apply.
  public var address: String
  /// Returns a Boolean value that indicates whether nobody waits for the response any more.
  package var isGone: @Sendable () -> Bool = { false }

  /// Creates a request, by default without a body. Its target and header fields are made stream-safe, so
  /// that comparing one of them takes a time in proportion to its length.
  public init(
    method: String, target: String, headers: [WebHeader] = [], body: [UInt8] = [],
    address: String = ""
  ) {
    self.method = method
    self.target = target.streamSafe
    self.headers = headers.map { WebHeader($0.name.streamSafe, $0.value.streamSafe) }
    self.body = body
    self.address = address
  }

  /// Returns the value of the first header field with a name, ignoring case.
  public func header(_ name: String) -> String? {
    headers.first { $0.name.lowercased() == name.lowercased() }?.value
  }
}

/// One header field of a request or a response.
public struct WebHeader: Hashable, Sendable {
  /// The name.
  public var name: String
  /// The value.
  public var value: String

  /// Creates a header field.
  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

/// A response to a ``WebRequest``.
public struct WebResponse: Sendable {
  /// The HTTP status code.
  public var status: Int
  /// The header fields, except for the length of the body and the date.
  public var headers: [WebHeader]
  /// The body.
  public var body: [UInt8]
  /// The reserved memory of the body. Hold it until the browser has taken the response.
  package var room: (any Sendable)?

  /// A Boolean value that indicates whether the body is a page, which nobody else is sent.
  var isPage: Bool { header("Content-Type")?.hasPrefix("text/html") == true }

  /// Creates a response.
  public init(status: Int, headers: [WebHeader] = [], body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// Returns the value of the first header field with a name, ignoring case.
  public func header(_ name: String) -> String? {
    headers.first { $0.name.lowercased() == name.lowercased() }?.value
  }
}
