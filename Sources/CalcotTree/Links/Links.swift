/// The links of one route type, which both print routes and parse links. Declare them to make the
/// screens of a feature reachable by URL.
///
/// A link leads to a stack: the routes of all its prefixes that have a link. With the links below,
/// `42/members` leads to `.groups(.joined)`, `.group(42)`, `.members(42, search: "")`.
///
/// ```swift
/// extension GroupsRoute: LinkedRoute {
///   static let links = Links<GroupsRoute>(
///     RouteLink("", .groups(.joined)),
///     RouteLink("invitations", .groups(.invited)),
///     RouteLink(":group", GroupsRoute.group),
///     RouteLink(":group/members?search=:search", GroupsRoute.members))
/// }
/// ```
///
/// If two templates match, the one with the literal wins: `invitations` before `:group`. Each route
/// takes the query items that its template names; other items are ignored.
public struct Links<R: Route>: Sendable {
  private let links: [RouteLink<R>]
  /// The valid links by number of segments, in the order in which they are tried.
  private let byLength: [Int: [RouteLink<R>]]
  private let longest: Int

  /// Creates the links of a route type. If several of them match a route, the first one prints it.
  public init(_ links: RouteLink<R>...) {
    self.links = links
    let usable = links.filter(\.problems.isEmpty)
    // NB: sorting is stable, so of two links with the same shape the first is tried first.
    byLength = Dictionary(grouping: usable) { $0.template.segments.count }.mapValues { links in
      links.sorted { $0.template.isBefore($1.template) }
    }
    longest = byLength.keys.max() ?? 0
  }

  /// Returns the matches of `segments`: the longest first, then shorter ones, which leave segments
  /// for a child flow. Empty if nothing matches.
  package func matches(_ segments: ArraySlice<String>, query: LinkQuery) -> [LinkMatch<R>] {
    var routes: [R] = []
    var styles: [Int: ModalStyle] = [:]
    var matches: [LinkMatch<R>] = []
    for count in 0...min(longest, segments.count) {
      guard let (route, style) = route(at: segments.prefix(count), query) else { continue }
      styles[routes.count] = style
      routes.append(route)
      matches.append(LinkMatch(routes: routes, consumed: count, styles: styles))
    }
    return matches.reversed()
  }

  /// Returns the path whose last route is `route`; `nil` if no link leads to it.
  package func path(of route: R) -> LinkPath? {
    for link in links where link.problems.isEmpty {
      guard let path = link.path(of: route), path.isPrintable else { continue }
      // NB: a value may parse as a literal of another template.
      if self.route(at: path.segments[...], path.query)?.route == route { return path }
    }
    return nil
  }

  /// The templates of the links, in the order in which they are declared.
  var templates: [String] { links.map(\.template.text) }

  /// The mistakes in the templates, which make their links unusable or ambiguous, each with a
  /// remedy. Quadratic in the number of links: meant for tests and for the app's start.
  public var problems: [String] {
    var problems = links.flatMap(\.problems)
    for (index, link) in links.enumerated() {
      for earlier in links[..<index] where earlier.template.hasSameShape(as: link.template) {
        problems.append(
          "the links \"\(earlier.template.text)\" and \"\(link.template.text)\" are for the same "
            + "addresses: put a literal into one of them")
      }
    }
    return problems
  }

  private func route(
    at path: ArraySlice<String>, _ query: LinkQuery
  ) -> (route: R, style: ModalStyle?)? {
    for link in byLength[path.count] ?? [] {
      if let route = link.route(at: path, query) { return (route, link.style) }
    }
    return nil
  }
}
