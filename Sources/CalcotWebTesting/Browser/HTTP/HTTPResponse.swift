/// A response of a server.
package struct HTTPResponse: Equatable, Sendable {
  package let status: Int
  /// The values of each header field by its lowercase name.
  package let headers: [String: [String]]
  package let body: [UInt8]

  package init(status: Int, headers: [String: [String]], body: [UInt8]) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  package var text: String { String(decoding: body, as: UTF8.self) }
}
