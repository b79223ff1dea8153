/// A request or a message that a site has refused.
///
/// It contains no text that a browser has sent. The address and the session are pseudonyms that
/// hold for one run of the process.
public struct WebRefusal: Hashable, Sendable {
  /// The reason, one of a fixed number of texts.
  public let reason: String
  /// The pseudonym of the address; `nil` if it is unknown.
  public let address: String?
  /// The pseudonym of the session; `nil` if there is none.
  public let session: String?

  init(_ reason: String, _ request: WebRequest, session: String? = nil) {
    self.reason = reason
    address = request.address.isEmpty ? nil : Self.pseudonym(request.address)
    self.session = session.map(Self.pseudonym)
  }

  private static func pseudonym(_ text: String) -> String {
    String(UInt(bitPattern: text.hashValue), radix: 36)
  }
}
