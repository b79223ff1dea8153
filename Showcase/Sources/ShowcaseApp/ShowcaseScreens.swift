public import Calcot
import CalcotContent
import CalcotViews
import Counter
public import Groups
public import GroupsInStyles
public import Launches
import Localization
public import People

/// The screens builder of the whole app. The app's own coordinator assembles from it, and so does a
/// test that wants one screen within the flow that the screen needs.
///
/// ```swift
/// let screens = ShowcaseScreens(dependencies: dependencies)
/// let app = CalcotApp(screens.groups(at: .newGroup))
/// ```
///
/// It passes itself on as the ``MemberScreens`` of Groups, so that this feature can ask for screens
/// of another one.
@MainActor
public struct ShowcaseScreens {
  let dependencies: any AppCoordinator.Dependencies
  let settings: SettingsInteractor

  /// Creates a builder of the screens.
  ///
  /// - Parameters:
  ///   - dependencies: The services of the app.
  ///   - style: The style of MVVM-C in which the groups are shown, until the user chooses another;
  ///     nil for the one that was chosen last.
  ///   - store: The store of what the user chooses. The language is that of the dependencies.
  public init(
    dependencies: any AppCoordinator.Dependencies, style: AppStyle? = nil,
    store: any SettingsStore = SettingsInMemory()
  ) {
    self.dependencies = dependencies
    let (stored, region) = (store.settings, dependencies.region)
    if let unit = stored.distanceUnit { region.distanceUnit = unit }
    settings = SettingsInteractor(
      AppSettings(
        style: style ?? stored.style ?? .immutable, language: region.language,
        distanceUnit: region.distanceUnit, appearance: stored.appearance ?? .system),
      region: region, store: store)
  }

  /// Returns the flow of the user's groups.
  public func groups(at root: GroupsRoute = .groups(.joined)) -> ChildFlow {
    let (dependencies, style) = (GroupsDependencies(app: dependencies), settings.settings.style)
    guard style == .immutable else {
      return ChildFlow(StyledGroups(style, dependencies: dependencies, root: root))
    }
    return ChildFlow(GroupsCoordinator(dependencies: dependencies, root: root))
  }

  /// Tells the number of invitations, and each new one until a scope ends.
  func countInvitations(in scope: Scope, tell: @escaping @MainActor (Int) -> Void) {
    let interactor = InvitationsInteractor(repository: dependencies.groupRepository)
    scope.observe(interactor.countDidChange, tell)
    scope.observe(dependencies.groupRepository.groupDidChange) { change in
      // NB: before the task, which ends the one that counts.
      guard change.mayBeOfInvitations else { return }
      scope.task("count the invitations", policy: .latest) { await interactor.fetchCount() }
    }
    scope.task("count the invitations") { await interactor.fetchCount() }
  }

  /// Returns the flow of all people.
  public func people(at root: PeopleRoute = .directory) -> ChildFlow {
    ChildFlow(PeopleCoordinator(dependencies: dependencies, root: root))
  }

  /// Returns the flow of rocket launches.
  public func launches(at root: LaunchesRoute = .launches) -> ChildFlow {
    ChildFlow(LaunchesCoordinator(dependencies: dependencies, root: root))
  }

  /// Returns the flow of the counter.
  public func counter() -> ChildFlow { ChildFlow(CounterFlow(dependencies: dependencies)) }

  package func settings(coordinator: any SettingsCoordinating) -> Calcot {
    Calcot(remadeOn: settings.settingsDidChange) { [settings] in
      SettingsViewModel(interactor: settings, coordinator: coordinator)
    } view: {
      SettingsView(viewModel: $0)
    }
  }

  /// The builder of the screens of People, for flows of other features.
  var peopleScreens: PeopleScreens { PeopleScreens(dependencies: dependencies) }
}
