/// A link of a route type: a template, and the routes to which it leads.
///
/// The template is relative to the flow's place, so it starts without `/`. A segment `:name` is a
/// parameter of the path; `name=:parameter` after a `?` is a parameter of the query. The values are
/// those of the parameters in order, first the path's and then the query's.
///
/// ```swift
/// RouteLink("", .groups(.joined))
/// RouteLink(":group", GroupsRoute.group)
/// RouteLink(":group/members?search=:search", GroupsRoute.members)
/// RouteLink(":group/edit", GroupsRoute.edit, as: .sheet)
/// ```
///
/// A link with a style presents its route over the routes of its prefixes, or over the flow's
/// current place if none of its prefixes has a link.
public struct RouteLink<R: Route>: Sendable {
  let template: LinkTemplate
  let problems: [String]
  /// The style in which the route is presented; nil if it is pushed.
  let style: ModalStyle?
  private let values: any LinkValues<R>

  /// Creates a link to one route, which is pushed or, with a style, presented.
  public init(_ template: String, _ route: R, as style: ModalStyle? = nil) {
    self.init(template, as: style, values: OneRoute(route: route))
  }

  /// Creates a link to the routes that `route` makes from the parameters' values.
  ///
  /// - Parameters:
  ///   - template: The path and the query, with a parameter for each value.
  ///   - route: A closure that makes a route from the values, such as a case of the route's enum.
  ///   - style: The style in which the route is presented; nil if it is pushed.
  ///   - values: A closure that returns the values of a route made by `route`, and `nil` for other
  ///     routes. Needed if the values are not the route's associated values, or stored properties,
  ///     in order.
  public init<each Value: LinkValue>(
    _ template: String, _ route: @escaping @Sendable (repeat each Value) -> R,
    as style: ModalStyle? = nil, values: (@Sendable (R) -> (repeat each Value)?)? = nil
  ) {
    self.init(template, as: style, values: RoutesOfValues(make: route, values: values))
  }

  private init(_ text: String, as style: ModalStyle?, values: some LinkValues<R>) {
    template = LinkTemplate(text)
    self.style = style
    self.values = values
    problems = template.problems + values.problems(in: template)
  }

  /// Returns the route at an address; `nil` if its shape differs or a text is not a valid value.
  func route(at path: ArraySlice<String>, _ query: LinkQuery) -> R? {
    template.texts(in: path, query).flatMap(values.route)
  }

  /// Returns the path of `route`, or nil if this link does not lead to it.
  func path(of route: R) -> LinkPath? {
    values.texts(of: route, pathParameters: template.pathParameters).flatMap(template.path)
  }
}
