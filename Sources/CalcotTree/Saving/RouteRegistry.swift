/// Every route type of an app, over all its features. With it the app's saved state can be read
/// again and its links can be followed, though no feature knows the others.
///
/// ```swift
/// let registry = RouteRegistry(AppTab.self, GroupsRoute.self, PeopleRoute.self)
/// ```
public struct RouteRegistry: Sendable {
  private struct Entry: Sendable {
    let type: any Route.Type
    let links: AnyLinks?
  }

  private var entries: [String: Entry] = [:]
  private var duplicates: [String] = []

  /// The registry of these route types.
  public init<each R: Route>(_ types: repeat (each R).Type) {
    repeat add(each types)
  }

  /// What the types are saved as, in order.
  public var names: [String] { entries.keys.sorted() }

  /// The mistakes in the registry and in the links of its types; each says what to do about it.
  public var problems: [String] {
    let links = entries.sorted { $0.key < $1.key }.flatMap { name, entry in
      (entry.links?.problems ?? []).map { "\(name): \($0)" }
    }
    return duplicates + links
  }

  /// The links to routes of `type`; nil when it is not registered or has none.
  public func links(for type: any Route.Type) -> AnyLinks? { entry(of: type)?.links }

  /// The route type that is saved as `name`.
  func type(named name: String) -> (any Route.Type)? { entries[name]?.type }

  /// What `type` is saved as; nil when it is not registered.
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
