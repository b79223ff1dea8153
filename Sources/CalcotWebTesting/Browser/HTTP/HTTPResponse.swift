/// What a server answered.
package struct HTTPResponse: Equatable, Sendable {
  package let status: Int
  /// The names are in lower case; where one comes several times, their values stand side by side.
  package let headers: [String: [String]]
  package let body: [UInt8]

  package init(status: Int, headers: [String: [String]], body: [UInt8]) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  package var text: String { String(decoding: body, as: UTF8.self) }
}
