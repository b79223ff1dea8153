import Calcot
import CalcotTesting
import Counter
import Groups
import Launches
import People
import ShowcaseApp

extension SampleValues {
  /// The values of the parameters of the app's routes.
  static let showcase = SampleValues(
    Group.ID(rawValue: 2), Member.ID(rawValue: 5), Run.ID(rawValue: 1), Person.ID(rawValue: 1),
    Launch.ID(rawValue: "apollo-11"))
}

extension ShowcaseScreens {
  /// Returns the app at a route, by the app's builder; nil for a route that it does not know.
  func app(at route: AnyRoute) -> CalcotApp? {
    switch route.base {
    case let tab as AppTab: app(at: tab)
    case let route as GroupsRoute: CalcotApp(groups(at: route))
    case let route as PeopleRoute: CalcotApp(people(at: route))
    case is PickerRoute: CalcotApp(picker(excluding: { [] }, onResult: { _ in }))
    case let route as LaunchesRoute: CalcotApp(launches(at: route))
    case is CounterRoute: CalcotApp(counter())
    default: nil
    }
  }

  private func app(at tab: AppTab) -> CalcotApp {
    switch tab {
    case .groups: CalcotApp(groups())
    case .people: CalcotApp(people())
    case .launches: CalcotApp(launches())
    case .counter: CalcotApp(counter())
    case .settings: CalcotApp { _ in settings(coordinator: FakeSettingsCoordinating()) }
    }
  }
}
