/// A place to go, as data: it can be compared, saved, and carried between processes.
///
/// ```swift
/// enum GroupsRoute: Route {
///   case groups(GroupCategory)
///   case group(Group.ID)
/// }
/// ```
public protocol Route: Hashable, Codable, Sendable {
  /// What the type is called in saved state: its name, unless it gives another. A type that is
  /// renamed keeps what was saved by giving its former name here.
  static var name: String { get }
}

extension Route {
  public static var name: String { "\(Self.self)" }
}

/// A route of any feature, as the navigation tree holds it.
public struct AnyRoute: Hashable, Sendable, CustomStringConvertible {
  /// The feature's own route.
  public let base: any Route

  /// Wraps a route.
  public init(_ base: some Route) { self.base = base }

  /// Whether this is exactly `route`.
  public func matches<R: Route>(_ route: R) -> Bool { (base as? R) == route }

  public static func == (lhs: AnyRoute, rhs: AnyRoute) -> Bool { rhs.matches(any: lhs.base) }

  public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }

  public var description: String { "\(base)" }

  private func matches(any route: some Route) -> Bool { matches(route) }
}
