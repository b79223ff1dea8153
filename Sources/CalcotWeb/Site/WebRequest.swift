/// A request of a browser, as whatever speaks HTTP has received it.
public struct WebRequest: Sendable {
  /// The method, in capitals.
  public var method: String
  /// The path and the query, percent-encoded, as they came.
  public var target: String
  /// The header fields, in the order in which they came.
  public var headers: [WebHeader]
  /// The whole body.
  public var body: [UInt8]

  /// A request; one without a body by default.
  public init(method: String, target: String, headers: [WebHeader] = [], body: [UInt8] = []) {
    self.method = method
    self.target = target
    self.headers = headers
    self.body = body
  }

  /// The value of the first header field with this name, however it is capitalised.
  public func header(_ name: String) -> String? {
    headers.first { $0.name.lowercased() == name.lowercased() }?.value
  }
}

/// One header field of a request or a response.
public struct WebHeader: Hashable, Sendable {
  public var name: String
  public var value: String

  /// A header field.
  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

/// What is answered to a ``WebRequest``.
public struct WebResponse: Sendable {
  /// The status code of HTTP.
  public var status: Int
  /// The header fields, without the length of the body and the date.
  public var headers: [WebHeader]
  public var body: [UInt8]

  /// A response.
  public init(status: Int, headers: [WebHeader] = [], body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// The value of the first header field with this name, however it is capitalised.
  public func header(_ name: String) -> String? {
    headers.first { $0.name.lowercased() == name.lowercased() }?.value
  }
}
