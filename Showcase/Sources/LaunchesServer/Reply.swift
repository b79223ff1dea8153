import Foundation
import LaunchesArchive
import NIOHTTP1

/// The response to one request.
struct Reply: Sendable {
  let status: HTTPResponseStatus
  var headers: HTTPHeaders
  let body: Data

  init(_ status: HTTPResponseStatus, body: Data = Data()) {
    self.status = status
    self.body = body
    headers = ["Content-Length": "\(body.count)", "Content-Type": "application/json"]
  }

  /// Creates the correct response to a request.
  init(to request: HTTPRequestHead, _ archive: LaunchesArchive) {
    guard request.method == .GET else {
      self.init(.methodNotAllowed)
      headers.add(name: "Allow", value: "GET")
      return
    }
    guard let body = Self.body(at: request.uri, archive) else {
      self.init(.notFound)
      return
    }
    let tag = LaunchesArchive.tag(of: body)
    if request.headers["If-None-Match"].contains(tag) {
      self.init(.notModified)
      headers.remove(name: "Content-Length")
      headers.remove(name: "Content-Type")
    } else {
      self.init(.ok, body: body)
    }
    headers.add(name: "ETag", value: tag)
  }

  private static func body(at address: String, _ archive: LaunchesArchive) -> Data? {
    let path = address.prefix { $0 != "?" }.split(separator: "/")
    switch (path.first, path.count) {
    case ("launches"?, 1): return archive.list
    case ("launches"?, 2): return path[1].removingPercentEncoding.flatMap { archive.details[$0] }
    default: return nil
    }
  }
}
