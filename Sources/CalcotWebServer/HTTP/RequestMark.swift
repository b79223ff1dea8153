#if Web
  import CalcotWeb
  import HTTPTypes
  import Tracing

  /// The identity of a request in logs and traces, here and in the systems before and behind the
  /// server: its identifier, and the trace that it belongs to.
  ///
  /// Both are taken from a trusted proxy's `X-Request-Id` or `traceparent` (W3C Trace Context). For
  /// other requests they are new, because a sender must not choose what is written to a log.
  struct RequestMark: Sendable {
    let identifier: String
    private let method: String
    private let context: ServiceContext

    /// The field of the identifier.
    static let field = HTTPField.Name("X-Request-Id")!

    /// Creates the mark of a request.
    ///
    /// - Parameter isTrusted: A Boolean value that indicates whether a trusted proxy has sent it.
    init(_ head: HTTPRequest, isTrusted: Bool) {
      let fields = isTrusted ? head.headerFields : HTTPFields()
      var context = ServiceContext.topLevel
      InstrumentationSystem.instrument.extract(fields, into: &context, using: FieldExtractor())
      self.context = context
      method = head.method.rawValue
      identifier =
        fields[Self.field].flatMap(Self.sane) ?? Self.trace(in: fields) ?? Self.makeIdentifier()
    }

    /// Sets the identifier as the only `X-Request-Id` that the app sees.
    func stamp(_ request: inout WebRequest) {
      let name = Self.field.canonicalName
      request.headers.removeAll { $0.name.lowercased() == name }
      request.headers.append(WebHeader(Self.field.rawName, identifier))
    }

    /// Answers the request within a span of the program's tracer.
    func traced(_ answer: () async -> WebResponse) async -> WebResponse {
      let span = startSpan(method, context: context, ofKind: .server)
      defer { span.end() }
      let response = await ServiceContext.withValue(span.context) { await answer() }
      span.attributes["http.request.method"] = method
      span.attributes["http.response.status_code"] = response.status
      span.attributes["calcot.request_id"] = identifier
      if response.status >= 500 { span.setStatus(SpanStatus(code: .error)) }
      return response
    }

    /// Returns a text if it may be written to a log; otherwise `nil`.
    private static func sane(_ text: String) -> String? {
      let isSane =
        (1...64).contains(text.utf8.count)
        && text.utf8.allSatisfy { byte in
          switch byte {
          case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "_"),
            UInt8(ascii: "."):
            true
          default: false
          }
        }
      return isSane ? text : nil
    }

    private static func trace(in fields: HTTPFields) -> String? {
      let parts = HTTPField.Name("traceparent").flatMap { fields[$0] }?.split(separator: "-") ?? []
      guard parts.count == 4, parts[1].utf8.count == 32, parts[1].allSatisfy(\.isHexDigit) else {
        return nil
      }
      return sane(String(parts[1]))
    }

    private static func makeIdentifier() -> String {
      var generator = SystemRandomNumberGenerator()
      let text = String(UInt64.random(in: .min ... .max, using: &generator), radix: 16)
      return String(repeating: "0", count: 16 - text.count) + text
    }

    private struct FieldExtractor: Extractor {
      func extract(key: String, from fields: HTTPFields) -> String? {
        HTTPField.Name(key).flatMap { fields[$0] }
      }
    }
  }
#endif
