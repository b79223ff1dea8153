/// A destination as data: it can be compared, saved, and sent between processes.
///
/// ```swift
/// enum GroupsRoute: Route {
///   case groups(GroupCategory)
///   case group(Group.ID)
/// }
/// ```
///
/// A push can carry a value that is available already, so that the screen shows more from its first
/// moment, and a live screen can be passed a new one. The route declares its type:
///
/// ```swift
/// enum GroupsRoute: Route {
///   typealias Carried = Group
/// }
/// ```
public protocol Route: Hashable, Codable, Sendable {
  /// The type of the value that a push of this route, or an update of its screen, carries; by
  /// default there is none.
  associatedtype Carried = Never

  /// The name of the type in saved state; by default the type's own name. For a renamed type,
  /// return the former name to keep reading the state saved under it.
  static var name: String { get }
}

extension Route {
  public static var name: String { "\(Self.self)" }
}

/// A type-erased route of any feature, as the navigation tree holds it.
public struct AnyRoute: Hashable, Sendable, CustomStringConvertible {
  /// The feature's own route.
  public let base: any Route

  /// Creates a type-erased route.
  public init(_ base: some Route) { self.base = base }

  /// Returns a Boolean value that indicates whether this route equals `route`.
  public func matches<R: Route>(_ route: R) -> Bool { (base as? R) == route }

  public static func == (lhs: AnyRoute, rhs: AnyRoute) -> Bool { rhs.matches(any: lhs.base) }

  public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }

  public var description: String { "\(base)" }

  private func matches(any route: some Route) -> Bool { matches(route) }
}
