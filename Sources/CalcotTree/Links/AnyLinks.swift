/// The links of a route type, behind the type.
public struct AnyLinks: Sendable {
  private let matching: @Sendable (ArraySlice<String>, LinkQuery) -> [LinkMatch<AnyRoute>]
  private let printing: @Sendable (AnyRoute) -> LinkPath?
  private let finding: @Sendable () -> [String]

  init<R: LinkedRoute>(_ type: R.Type) {
    matching = { segments, query in
      R.links.matches(segments, query: query).map { match in
        LinkMatch(routes: match.routes.map { AnyRoute($0) }, consumed: match.consumed)
      }
    }
    printing = { route in (route.base as? R).flatMap(R.links.path) }
    finding = { R.links.problems }
  }

  /// How far `segments` lead, the longest way first; see ``Links/matches(_:query:)``.
  public func matches(_ segments: ArraySlice<String>, query: LinkQuery) -> [LinkMatch<AnyRoute>] {
    matching(segments, query)
  }

  /// The path that leads to `route`; nil when no link does, or the route is of another type.
  public func path(of route: AnyRoute) -> LinkPath? { printing(route) }

  /// The mistakes in the templates; see ``Links/problems``.
  public var problems: [String] { finding() }
}
