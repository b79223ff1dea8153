import Calcot
import CalcotTesting
import Counter
import Groups
import Launches
import People
import ShowcaseApp

/// A route type with a sample of every case.
///
/// NB: `next` names each case, so that a new one does not compile until it is added.
protocol SampledRoute: Route {
  static var first: Self { get }
  /// The sample after this one; nil after the last.
  var next: Self? { get }
  /// Returns the flow whose first screen is that of the route, from the app's builder.
  @MainActor func flow(from screens: ShowcaseScreens) -> ChildFlow
}

extension SampledRoute {
  /// Returns the screens of every sample, from the app's builder.
  @MainActor static func samples(from screens: ShowcaseScreens) -> [ScreenSample] {
    sequence(first: first) { $0.next }.map { route in
      ScreenSample(route) { route.flow(from: screens) }
    }
  }
}

/// A sample of every route of the app. A feature adds its routes here.
@MainActor let sampledRoutes: [any SampledRoute.Type] = [
  AppTab.self, GroupsRoute.self, PeopleRoute.self, PickerRoute.self,
  LaunchesRoute.self, CounterRoute.self,
]

extension AppTab: SampledRoute {
  static var first: AppTab { .groups }
  var next: AppTab? {
    switch self {
    case .groups: .people
    case .people: .launches
    case .launches: .counter
    case .counter: .settings
    case .settings: nil
    }
  }

  func flow(from screens: ShowcaseScreens) -> ChildFlow {
    switch self {
    case .groups: screens.groups()
    case .people: screens.people()
    case .launches: screens.launches()
    case .counter: screens.counter()
    case .settings: ChildFlow(SettingsOnly(screens))
    }
  }
}

/// A flow of the settings alone, without groups to show in another style.
private final class SettingsOnly: Coordinator, SettingsCoordinating {
  let navigation = StackNavigation<AppTab>(root: .settings)
  private let screens: ShowcaseScreens

  init(_ screens: ShowcaseScreens) { self.screens = screens }

  func calcot(for tab: AppTab, context: AssemblyContext) -> Calcot {
    screens.settings(coordinator: self)
  }

  func restartGroups() async -> Answer { .done }
  func restart() async -> Answer { .done }
}

extension GroupsRoute: SampledRoute {
  static var first: GroupsRoute { .groups(.joined) }
  var next: GroupsRoute? {
    let group = Group.ID(rawValue: 2)
    return switch self {
    case .groups(.joined): .groups(.invited)
    case .groups(.invited): .groups(.suggested)
    case .groups(.suggested): .group(group)
    case .group: .members(group)
    case .members: .member(Member.ID(rawValue: 5), of: group)
    case .member: .memberPhoto(Member.ID(rawValue: 5), of: group)
    case .memberPhoto: .addMembers(group)
    case .addMembers: .newGroup
    case .newGroup: .rename(group)
    case .rename: .about(group)
    case .about: .planRun(group)
    case .planRun: .changeRun(Run.ID(rawValue: 1), of: group)
    case .changeRun: nil
    }
  }

  func flow(from screens: ShowcaseScreens) -> ChildFlow { screens.groups(at: self) }
}

extension PeopleRoute: SampledRoute {
  static var first: PeopleRoute { .directory }
  var next: PeopleRoute? {
    switch self {
    case .directory: .profile(Person.ID(rawValue: 1))
    case .profile: .photo(Person.ID(rawValue: 1))
    case .photo: nil
    }
  }

  func flow(from screens: ShowcaseScreens) -> ChildFlow { screens.people(at: self) }
}

extension PickerRoute: SampledRoute {
  static var first: PickerRoute { .choose }
  var next: PickerRoute? {
    switch self {
    case .choose: nil
    }
  }

  func flow(from screens: ShowcaseScreens) -> ChildFlow {
    screens.picker {
      []
    } onResult: { _ in
    }
  }
}

extension LaunchesRoute: SampledRoute {
  static var first: LaunchesRoute { .launches }
  var next: LaunchesRoute? {
    switch self {
    case .launches: .launch(Launch.ID(rawValue: "apollo-11"))
    case .launch: .download
    case .download: nil
    }
  }

  func flow(from screens: ShowcaseScreens) -> ChildFlow { screens.launches(at: self) }
}

extension CounterRoute: SampledRoute {
  static var first: CounterRoute { .counter }
  var next: CounterRoute? {
    switch self {
    case .counter: nil
    }
  }

  func flow(from screens: ShowcaseScreens) -> ChildFlow { screens.counter() }
}
