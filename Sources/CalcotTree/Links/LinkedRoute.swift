/// A route that has links.
public protocol LinkedRoute: Route {
  /// The links to the routes of this type, relative to their flow's place.
  static var links: Links<Self> { get }
}
