public import Calcot
import CalcotContent
public import Counter
public import Groups
public import GroupsInStyles
public import Launches
public import Localization
public import People

/// The tabs of the app: one for each feature, and the settings.
public enum AppTab: Route {
  case groups, people, launches, counter, settings
}

extension AppTab: LinkedRoute {
  public static let links = Links<AppTab>(
    RouteLink("groups", .groups), RouteLink("people", .people), RouteLink("launches", .launches),
    RouteLink("counter", .counter), RouteLink("settings", .settings))
}

extension RouteRegistry {
  /// The routes of all features of the app.
  public static let showcase = RouteRegistry(
    AppTab.self, GroupsRoute.self, PeopleRoute.self, PickerRoute.self, LaunchesRoute.self,
    CounterRoute.self)
}

/// The Coordinator that composes the features, which do not know each other.
public final class AppCoordinator: Coordinator {
  public typealias Dependencies =
    HasGroupRepository & HasPeopleRepository & HasPhotoPermission & HasLaunchesAPI
    & HasLaunchesStore & HasDownloadPermission & HasCounterService & HasWallClock & HasRegion

  public let navigation: TabNavigation<AppTab>
  private let screens: ShowcaseScreens
  private let region: Region

  /// Creates an app that starts with the user's groups.
  ///
  /// - Parameters:
  ///   - dependencies: The services of the app.
  ///   - style: The style of MVVM-C of the groups; nil for the one that was chosen last.
  ///   - store: The store of the settings.
  public init(
    dependencies: any Dependencies, style: AppStyle? = nil,
    store: any SettingsStore = SettingsInMemory()
  ) {
    screens = ShowcaseScreens(dependencies: dependencies, style: style, store: store)
    region = dependencies.region
    navigation = TabNavigation(
      Self.tabs(in: region.language),
      symbols: [
        .groups: .run, .people: .people, .launches: .rocket, .counter: .tally,
        .settings: .settings,
      ])
  }

  private static func tabs(in language: Language) -> [(route: AppTab, title: String)] {
    [
      (.groups, language("Groups", de: "Gruppen", es: "Grupos")),
      (.people, language("People", de: "Personen", es: "Personas")),
      (.launches, language("Launches", de: "Starts", es: "Lanzamientos")),
      (.counter, language("Counter", de: "Zähler", es: "Contador")),
      (.settings, SettingsTexts(language: language).settings),
    ]
  }

  public func calcot(for tab: AppTab, at place: RoutePlace<AppTab>) -> Placed {
    switch tab {
    case .groups: place.flow(groups())
    case .people: place.flow(screens.people())
    case .launches: place.flow(screens.launches())
    case .counter: place.flow(screens.counter())
    case .settings: place.screen { settings() }
    }
  }

  /// Returns the flow of the groups, whose tab has the number of invitations.
  private func groups() -> ChildFlow {
    screens.groups().onAssembled { [screens, navigation] scope in
      screens.countInvitations(in: scope) { count in
        navigation.setBadge(count == 0 ? nil : "\(count)", on: .groups)
      }
    }
  }

  /// Returns the screen of the settings, which the whole app follows.
  private func settings() -> Calcot {
    screens.settings(coordinator: self).onAssembled { scope in
      scope.observe(self.screens.settings.settingsDidChange, self.applySettings)
      scope.observe(self.region.didChange) {
        self.navigation.setTabs(Self.tabs(in: self.region.language))
      }
      self.applySettings()
    }
  }

  private func applySettings() {
    setAppearance(screens.settings.settings.appearance)
    setLanguage(region.language.rawValue)
  }
}

extension AppCoordinator: SettingsCoordinating {
  package func restartGroups() async -> Answer {
    let tabs = Self.tabs(in: region.language)
    return await navigation.batch {
      navigation.setTabs(tabs.filter { $0.route != .groups })
      navigation.setTabs(tabs)
    }.outcome()
  }
}
