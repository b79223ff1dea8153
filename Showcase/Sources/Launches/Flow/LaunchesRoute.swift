public import Calcot

/// The places of the Launches feature.
public enum LaunchesRoute: Route {
  /// All launches, to be searched.
  case launches
  /// One launch.
  case launch(Launch.ID)
  /// The progress of making every launch readable without a network.
  case download
}

extension Launch.ID: LinkValue {}

extension LaunchesRoute: LinkedRoute {
  // NB: the download is no place to start at: a link must not begin any work.
  public static let links = Links<LaunchesRoute>(
    RouteLink("", .launches), RouteLink(":launch", LaunchesRoute.launch))
}
