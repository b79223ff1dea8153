public import Calcot
import CalcotViews
public import Localization

/// The routes of the Launches feature.
public enum LaunchesRoute: Route {
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

/// The Coordinator that assembles the modules of the Launches feature and connects them.
///
/// It is written in the style of teams that use delegates: a ViewModel knows its View by a
/// protocol, weakly, and is notified of its appearance; Interactors use shared managers.
public final class LaunchesCoordinator: Coordinator {
  public typealias Dependencies = HasLaunchesAPI & HasLaunchesStore & HasWallClock & HasLanguage

  public let navigation: StackNavigation<LaunchesRoute>
  private let manager: LaunchesManager
  private let texts: LaunchesTexts

  /// Creates a flow that starts at the list of launches, or at another route.
  public init(dependencies: any Dependencies, root: LaunchesRoute = .launches) {
    navigation = StackNavigation(root: root)
    manager = LaunchesManager(dependencies: dependencies)
    texts = LaunchesTexts(language: dependencies.language, clock: dependencies.wallClock)
  }

  public func calcot(for route: LaunchesRoute, context: AssemblyContext) -> Calcot {
    switch route {
    case .launches: launches(context)
    case .launch(let id): launch(id, context)
    case .download: download(context)
    }
  }

  private func launches(_ context: AssemblyContext) -> Calcot {
    let viewModel = LaunchesViewModel(
      search: context.saved() ?? "", interactor: LaunchesInteractor(manager: manager),
      coordinator: self, texts: texts, scope: context.scope)
    return Calcot(viewModel) {
      LaunchesView($0)
    } delegate: {
      $0.view = $1
    }
    .saving { viewModel.search }
  }

  private func launch(_ id: Launch.ID, _ context: AssemblyContext) -> Calcot {
    let viewModel = LaunchViewModel(
      known: context.carried(), interactor: LaunchInteractor(id: id, manager: manager),
      texts: texts, scope: context.scope)
    return Calcot(viewModel) {
      LaunchView($0)
    } delegate: {
      $0.view = $1
    }
  }

  private func download(_ context: AssemblyContext) -> Calcot {
    let viewModel = DownloadViewModel(
      interactor: DownloadInteractor(manager: manager), coordinator: self, texts: texts,
      scope: context.scope)
    return Calcot(viewModel) {
      DownloadView($0)
    } delegate: {
      $0.view = $1
    }
  }
}

extension LaunchesCoordinator: LaunchesCoordinating {
  func showLaunch(_ launch: Launch) { navigation.push(.launch(launch.id), carrying: launch) }
  func showDownloadModule() { navigation.present(.download, as: .sheet) }
}

extension LaunchesCoordinator: DownloadCoordinating {
  func dismissDownload() { close() }
}
