public import Calcot
public import Localization

/// Assembles the modules of the Launches feature and decides where each leads.
///
/// It is written as teams write that use delegates: a ViewModel knows its View by a protocol, weakly,
/// and is told of its coming and going; Interactors ask managers that are shared.
public final class LaunchesCoordinator: Coordinator {
  public typealias Dependencies = HasLaunchesAPI & HasLaunchesStore & HasWallClock & HasLanguage

  public let navigation: StackNavigation<LaunchesRoute>
  private let manager: LaunchesManager
  private let texts: LaunchesTexts

  /// A flow that starts at the list of launches, or at another of its places.
  public init(dependencies: any Dependencies, root: LaunchesRoute = .launches) {
    navigation = StackNavigation(root: root)
    manager = LaunchesManager(dependencies: dependencies)
    texts = LaunchesTexts(language: dependencies.language, clock: dependencies.wallClock)
  }

  public func calcot(for route: LaunchesRoute) -> Calcot {
    switch route {
    case .launches: launches()
    case .launch(let id): launch(id)
    case .download: download()
    }
  }

  private func launches() -> Calcot {
    let viewModel = LaunchesViewModel(
      search: navigation.saved() ?? "", interactor: LaunchesInteractor(manager: manager),
      coordinator: self, texts: texts)
    return Calcot(viewModel) {
      LaunchesView($0)
    } delegate: {
      $0.view = $1
    }
    .saving { viewModel.search }
  }

  private func launch(_ id: Launch.ID) -> Calcot {
    let viewModel = LaunchViewModel(
      known: navigation.carried(), interactor: LaunchInteractor(id: id, manager: manager),
      texts: texts)
    return Calcot(viewModel) {
      LaunchView($0)
    } delegate: {
      $0.view = $1
    }
  }

  private func download() -> Calcot {
    let viewModel = DownloadViewModel(
      interactor: DownloadInteractor(manager: manager), coordinator: self, texts: texts)
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
