#if Web
  import NIOHTTP1

  /// The protocol upgrade that a request asks for.
  enum UpgradeRequest {
    /// None, or one to a protocol that this server does not support.
    case none
    case webSocket
    /// A WebSocket, with an invalid request.
    case malformed
    /// A WebSocket of an unsupported version.
    case otherVersion

    init(_ head: HTTPRequestHead) {
      let headers = head.headers
      func names(_ field: String, _ token: String) -> Bool {
        headers[canonicalForm: field].contains { $0.lowercased() == token }
      }
      guard names("upgrade", "websocket"), names("connection", "upgrade") else {
        self = .none
        return
      }
      let keys = headers["sec-websocket-key"]
      // A key is 16 bytes in Base64.
      let isAsked = head.method == .GET && head.version == .http1_1 && keys.first?.count == 24
      if !isAsked || keys.count > 1 || headers.contains(name: "transfer-encoding")
        || headers.first(name: "content-length").map({ $0 != "0" }) ?? false
      {
        self = .malformed
      } else if headers["sec-websocket-version"] != ["13"] {
        self = .otherVersion
      } else {
        self = .webSocket
      }
    }
  }
#endif
