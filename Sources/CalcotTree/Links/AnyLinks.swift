/// The links of a route type, type-erased.
package struct AnyLinks: Sendable {
  private let matching: @Sendable (ArraySlice<String>, LinkQuery) -> [LinkMatch<AnyRoute>]
  private let printing: @Sendable (AnyRoute) -> LinkPath?
  private let finding: @Sendable () -> [String]

  init<R: LinkedRoute>(_ type: R.Type) {
    matching = { segments, query in
      R.links.matches(segments, query: query).map { match in
        LinkMatch(
          routes: match.routes.map { AnyRoute($0) }, consumed: match.consumed,
          styles: match.styles)
      }
    }
    printing = { route in (route.base as? R).flatMap(R.links.path) }
    finding = { R.links.problems }
  }

  /// Returns the matches of `segments`, the longest first; see ``Links/matches(_:query:)``.
  package func matches(_ segments: ArraySlice<String>, query: LinkQuery) -> [LinkMatch<AnyRoute>] {
    matching(segments, query)
  }

  /// Returns the path of `route`, or nil if it has no link or is of another type.
  package func path(of route: AnyRoute) -> LinkPath? { printing(route) }

  /// The mistakes in the templates; see ``Links/problems``.
  package var problems: [String] { finding() }
}
