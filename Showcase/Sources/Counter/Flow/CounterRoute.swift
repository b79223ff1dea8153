public import Calcot

/// The routes of the Counter feature.
public enum CounterRoute: Route {
  case counter
}

extension CounterRoute: LinkedRoute {
  public static let links = Links<CounterRoute>(RouteLink("", .counter))
}
