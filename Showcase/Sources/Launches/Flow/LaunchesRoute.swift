public import Calcot

/// The routes of the Launches feature.
public enum LaunchesRoute: Route {
  /// A push can carry the launch that a screen is about.
  public typealias Carried = Launch

  /// The searchable list of all launches.
  case launches
  /// One launch.
  case launch(Launch.ID)
  /// The progress of downloading every launch for use without a network.
  case download
}

extension Launch.ID: LinkValue {}

extension LaunchesRoute: LinkedRoute {
  // NB: the download has no link, because a link must not start any work.
  public static let links = Links<LaunchesRoute>(
    RouteLink("", .launches), RouteLink(":launch", LaunchesRoute.launch))
}
