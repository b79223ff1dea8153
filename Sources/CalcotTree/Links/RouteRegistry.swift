/// The route types of an app, of all its features. With it the app can restore saved state and
/// follow links, even if no feature knows the others.
///
/// ```swift
/// let registry = RouteRegistry(AppTab.self, GroupsRoute.self, PeopleRoute.self)
/// ```
public struct RouteRegistry: Sendable {
  private struct Entry: Sendable {
    let type: any Route.Type
    let links: AnyLinks?
  }

  /// The maximum number of the pieces of a link, which markers begin: each becomes a screen, or
  /// more. A quarter of it is the maximum number of modals over one another, because a host shows all of
  /// them. Links with more are refused, and are not printed.
  public var mostLinkPieces = Self.usualLinkPieces

  /// The maximum number of modals that a link shows over one another.
  package var mostLinkModals: Int { max(mostLinkPieces / 4, 1) }

  package static var usualLinkPieces: Int { 32 }

  private var entries: [String: Entry] = [:]
  private var duplicates: [String] = []

  /// Creates a registry of these route types.
  public init<each R: Route>(_ types: repeat (each R).Type) {
    repeat add(each types)
  }

  /// The names under which the types are saved, sorted.
  public var names: [String] { entries.keys.sorted() }

  /// The types, sorted by their names.
  package var types: [any Route.Type] { entries.sorted { $0.key < $1.key }.map(\.value.type) }

  /// The mistakes in the registry and in the links of its types, each with a remedy.
  public var problems: [String] {
    let links = entries.sorted { $0.key < $1.key }.flatMap { name, entry in
      (entry.links?.problems ?? []).map { "\(name): \($0)" }
    }
    return duplicates + links
  }

  /// Returns the links of a route type, or nil if it is not registered or has none.
  package func links(for type: any Route.Type) -> AnyLinks? { entry(of: type)?.links }

  /// Returns the route type that is saved under `name`.
  func type(named name: String) -> (any Route.Type)? { entries[name]?.type }

  /// Returns the name under which `type` is saved, or nil if it is not registered.
  func name(of type: any Route.Type) -> String? { entry(of: type) == nil ? nil : type.name }

  private func entry(of type: any Route.Type) -> Entry? {
    guard let entry = entries[type.name], entry.type == type else { return nil }
    return entry
  }

  private mutating func add<R: Route>(_ type: R.Type) {
    if let other = entries[R.name] {
      let (mine, theirs) = (String(reflecting: type), String(reflecting: other.type))
      duplicates.append(
        other.type == type
          ? "the route type \(mine) is registered twice: leave one out"
          : "\(theirs) and \(mine) are both saved as \"\(R.name)\": "
            + "give one of them a \"static let name\" of its own")
      return
    }
    entries[R.name] = Entry(type: type, links: (type as? any LinkedRoute.Type).map { AnyLinks($0) })
  }
}
