/// A check of a request's origin: that it names the site and comes from the site's pages.
struct RequestCheck: Sendable {
  private let hosts: Set<String>
  private let publicOrigin: String?
  let isSecure: Bool

  init(_ options: WebSiteOptions) {
    publicOrigin = options.publicOrigin?.lowercased()
    isSecure = publicOrigin?.hasPrefix("https://") ?? false
    var hosts = Set(options.hosts.map { $0.lowercased() })
    if let publicOrigin, let end = publicOrigin.firstRange(of: "://") {
      hosts.insert(Self.name(of: String(publicOrigin[end.upperBound...])))
    }
    self.hosts = hosts
  }

  /// Returns a Boolean value that indicates whether the request names the site by one of its hosts.
  func isForSite(_ request: WebRequest) -> Bool {
    guard let host = request.header("host") else { return false }
    return hosts.contains(Self.name(of: host.lowercased()))
  }

  /// Returns a Boolean value that indicates whether a page of the site has sent the request.
  /// Browsers set the origin themselves, and no page can forge it.
  func isFromSite(_ request: WebRequest) -> Bool {
    guard isForSite(request), let origin = request.header("origin")?.lowercased(),
      let host = request.header("host")?.lowercased()
    else { return false }
    return origin == publicOrigin ?? "http://\(host)"
  }

  /// Returns a Boolean value that indicates whether a form may come from a page of the site: its
  /// origin is the site's, or the browser sends none, as text browsers do.
  ///
  /// Without an origin, the form's token proves where it comes from: a foreign page does not know
  /// it, and a browser does not send the cookie to which it belongs with a foreign page's form.
  func mayBeFromSite(_ request: WebRequest) -> Bool {
    guard request.header("origin") == nil else { return isFromSite(request) }
    let isForeign = ["cross-site", "same-site"].contains(request.header("sec-fetch-site"))
    return isForSite(request) && !isForeign
  }

  private static func name(of host: String) -> String {
    if host.hasPrefix("["), let end = host.firstIndex(of: "]") { return String(host[...end]) }
    return String(host.prefix { $0 != ":" })
  }
}
