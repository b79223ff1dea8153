/// One link of a route type: a template, and the routes that it stands for.
///
/// The template is relative to where the flow stands, so it starts without `/`. A segment `:name` is
/// a parameter; `name=:parameter` after a `?` is one of the query. The values are the parameters in
/// order, the path's before the query's.
///
/// ```swift
/// RouteLink("", .groups(.joined))
/// RouteLink(":group", GroupsRoute.group)
/// RouteLink(":group/members?search=:search", GroupsRoute.members)
/// ```
public struct RouteLink<R: Route>: Sendable {
  let template: LinkTemplate
  let problems: [String]
  private let values: any LinkValues<R>

  /// A link to one route.
  public init(_ template: String, _ route: R) {
    self.init(template, values: OneRoute(route: route))
  }

  /// A link to the routes that `route` makes of the parameters' values.
  ///
  /// - Parameters:
  ///   - template: the path and the query, with a parameter for each value.
  ///   - route: makes a route of the values, such as a case of the route's enum.
  ///   - values: gives the values of a route that `route` made, and nil for others. Needed where
  ///     the values are not the route's associated values, or stored properties, in order.
  public init<each Value: LinkValue>(
    _ template: String, _ route: @escaping @Sendable (repeat each Value) -> R,
    values: (@Sendable (R) -> (repeat each Value)?)? = nil
  ) {
    self.init(template, values: RoutesOfValues(make: route, values: values))
  }

  private init(_ text: String, values: some LinkValues<R>) {
    template = LinkTemplate(text)
    self.values = values
    problems = template.problems + values.problems(in: template)
  }

  /// The route at an address; nil when the link is of another shape, or a text is no value.
  func route(at path: ArraySlice<String>, _ query: LinkQuery) -> R? {
    template.texts(in: path, query).flatMap(values.route)
  }

  /// The path of `route`; nil when this is no link to it.
  func path(of route: R) -> LinkPath? {
    values.texts(of: route, pathParameters: template.pathParameters).flatMap(template.path)
  }
}

/// The two directions of a link, behind the types of its values.
protocol LinkValues<R>: Sendable {
  associatedtype R: Route
  func route(of texts: [String?]) -> R?
  func texts(of route: R, pathParameters: Int) -> [String?]?
  func problems(in template: LinkTemplate) -> [String]
}

private struct OneRoute<R: Route>: LinkValues {
  let route: R

  func route(of texts: [String?]) -> R? { route }

  func texts(of route: R, pathParameters: Int) -> [String?]? { route == self.route ? [] : nil }

  func problems(in template: LinkTemplate) -> [String] {
    guard !template.parameters.isEmpty else { return [] }
    return [
      "the link \"\(template.text)\" has parameters, and \(route) takes none: give a function of them"
    ]
  }
}
