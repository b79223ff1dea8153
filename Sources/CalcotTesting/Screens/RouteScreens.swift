public import Calcot

/// The screens of all routes of an app, with sample routes for them.
///
/// Of one flow, or of an app:
///
/// ```swift
/// let screens = RouteScreens(of: UsersRoute.self, values: SampleValues(1)) {
///   CalcotApp(at: $0, of: UsersCoordinator(fakes))
/// }
/// let screens = RouteScreens(routes: .app, values: SampleValues(Group.ID(rawValue: 2))) { route in
///   switch route.base {
///   case let route as GroupsRoute: CalcotApp(at: route, of: GroupsCoordinator(fakes))
///   case let route as PeopleRoute: CalcotApp(at: route, of: PeopleCoordinator(fakes))
///   default: nil
///   }
/// }
/// ```
///
/// The routes are the cases of the registered enums, decoded by their own `Codable` conformance
/// with the sample values. A case without a sample, a route without a screen, or one that has both a
/// child flow and a screen, fails the test, so a new screen cannot be forgotten. A route that is not an enum, or that has its own way of
/// decoding, needs a sample value.
@MainActor
public struct RouteScreens {
  package private(set) var samples: [ScreenSample]
  /// The cases without a sample.
  package private(set) var problems: [String]

  /// Creates the screens of several types of routes.
  ///
  /// - Parameters:
  ///   - routes: The routes of the app.
  ///   - values: The values of the routes' parameters.
  ///   - app: A closure that starts an app at a route; nil if there is no screen. The order of the
  ///     routes is not defined, so give each app services of its own.
  public init(
    routes: RouteRegistry, values: SampleValues = SampleValues(),
    app: @escaping @MainActor (AnyRoute) -> CalcotApp?
  ) {
    let sampler = RouteSampler(values: values)
    let found = routes.types.map { sampler.samples(of: $0) }.reduce(RouteSampler.Samples(), +)
    samples = found.routes.map { route in
      let path = routes.links(for: type(of: route.base))?.path(of: route)
      let address = path.flatMap { try? LinkAddress($0.segments, query: $0.query) }
      return ScreenSample(route, link: address?.description) { app(route) }
    }
    problems = found.problems
  }

  /// Creates the screens of one type of routes.
  ///
  /// - Parameters:
  ///   - routes: The type of the routes.
  ///   - values: The values of the routes' parameters.
  ///   - app: A closure that starts an app at a route, with services of its own.
  public init<Destination: Route>(
    of routes: Destination.Type, values: SampleValues = SampleValues(),
    app: @escaping @MainActor (Destination) -> CalcotApp
  ) {
    self.init(routes: RouteRegistry(routes), values: values) { route in
      (route.base as? Destination).map(app)
    }
  }

  /// Returns the screens of these routes alone.
  public func only(_ routes: any Route...) -> RouteScreens {
    var screens = self
    screens.samples = samples.filter { sample in
      routes.contains { AnyRoute($0) == sample.route }
    }
    screens.problems = routes.map { AnyRoute($0) }.filter { route in
      !samples.contains { $0.route == route }
    }.map { "\($0) is none of the sample routes." }
    return screens
  }
}
