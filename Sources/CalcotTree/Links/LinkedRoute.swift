/// A route that links lead to.
public protocol LinkedRoute: Route {
  /// The links to the routes of this type, relative to where their flow stands.
  static var links: Links<Self> { get }
}
