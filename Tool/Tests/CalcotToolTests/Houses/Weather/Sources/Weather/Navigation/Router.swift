import Observation

enum Route: Hashable {
  case today, settings
  case city(id: Int)
}

@MainActor protocol Routing: AnyObject {
  func show(_ route: Route)
}

@MainActor @Observable final class Router: Routing {
  private(set) var path: [Route] = []

  func show(_ route: Route) { path.append(route) }
}
