/// An address on the site: the link of a place in the app, and the session that a browser without
/// script carries in it.
struct SiteAddress {
  static let sessionName = "_session"

  /// The path and the query without the session.
  let link: String
  let path: String
  let session: String?

  init(_ target: String) {
    let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    path = String(parts[0])
    let items = parts.count > 1 ? parts[1].split(separator: "&") : []
    let prefix = Self.sessionName + "="
    session = items.first { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
    let kept = items.filter { !$0.hasPrefix(prefix) }
    link = kept.isEmpty ? path : path + "?" + kept.joined(separator: "&")
  }

  /// Returns the path without a leading folder; `nil` if it does not begin with the folder.
  func name(under folder: String) -> String? {
    path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : nil
  }

  /// Returns the identifier of an element as the fragment of an address.
  static func fragment(_ id: String) -> String { PercentCoding.encoded(id, keeping: "/") }

  /// Returns the address of a place in a session.
  static func target(_ link: String, session: String) -> String {
    link + (link.contains("?") ? "&" : "?") + "\(sessionName)=\(session)"
  }
}
