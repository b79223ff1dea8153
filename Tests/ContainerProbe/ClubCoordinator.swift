import Calcot

/// The tabs of a small app with every container, shown by tests and by the probe: two stacks, a
/// split and pages.
enum ClubTab: Route {
  case groups, people, mail, tour
}

enum StackRoute: Route {
  case list
  case entry(String)
  /// Nested tabs.
  case settings
  /// A split.
  case mail
}

final class ClubCoordinator: Coordinator {
  let navigation = TabNavigation<ClubTab>([
    (.groups, "Groups"), (.people, "People"), (.mail, "Mail"), (.tour, "Tour"),
  ])
  let groups = StackCoordinator("Groups", entries: (1...12).map { "Group \($0)" })
  let people = StackCoordinator("People", entries: ["Ann", "Bea"])
  let mail = MailCoordinator()
  let tour = TourCoordinator()

  func calcot(for tab: ClubTab, at place: RoutePlace<ClubTab>) -> Placed {
    switch tab {
    case .groups: place.flow(ChildFlow(groups))
    case .people: place.flow(ChildFlow(people))
    case .mail: place.flow(ChildFlow(mail))
    case .tour: place.flow(ChildFlow(tour))
    }
  }
}

/// A list of entries and the screens pushed above it.
final class StackCoordinator: Coordinator {
  let navigation = StackNavigation<StackRoute>(root: .list)
  private let title: String
  private let entries: [String]

  init(_ title: String, entries: [String]) {
    self.title = title
    self.entries = entries
  }

  func calcot(for route: StackRoute, at place: RoutePlace<StackRoute>) -> Placed {
    switch route {
    case .list:
      place.screen { board(title, entries: entries) { self.navigation.push(.entry($0)) } }
    case .entry(let name):
      place.screen {
        board(name, entries: ["Members", "Settings", "Settings in a sheet", "Mail"]) {
          switch $0 {
          case "Settings": self.navigation.push(.settings)
          case "Settings in a sheet": self.navigation.present(.settings)
          case "Mail": self.navigation.push(.mail)
          default: self.navigation.push(.entry("\($0) of \(name)"))
          }
        }
      }
    case .settings: place.flow(ChildFlow(SettingsCoordinator()))
    case .mail: place.flow(ChildFlow(MailCoordinator()))
    }
  }
}

enum SettingsTab: Route { case look, sound }

/// Tabs that are shown within other tabs or in a sheet.
final class SettingsCoordinator: Coordinator {
  let navigation = TabNavigation<SettingsTab>([(.look, "Look"), (.sound, "Sound")])

  func calcot(for tab: SettingsTab, at place: RoutePlace<SettingsTab>) -> Placed {
    switch tab {
    case .look: place.screen { board("Look", entries: ["Dark"]) { _ in } }
    case .sound: place.screen { board("Sound", entries: ["Quiet"]) { _ in } }
    }
  }
}

enum MailRoute: Route {
  case inbox, nothing
  case letter(Int)
  case reply(Int)
}

/// A split with an inbox and a letter.
final class MailCoordinator: Coordinator {
  let navigation = SplitNavigation<MailRoute>(primary: .inbox, secondary: .nothing)

  func calcot(for route: MailRoute, at place: RoutePlace<MailRoute>) -> Placed {
    switch route {
    case .inbox:
      place.screen {
        board("Inbox", entries: (1...3).map { "Letter \($0)" }) {
          self.navigation.show(.letter(Int($0.suffix(1)) ?? 0))
        }
      }
    case .nothing: place.screen { board("No letter", entries: []) { _ in } }
    case .letter(let number):
      place.screen {
        board("Letter \(number)", entries: ["Reply"], field: "Note") { _ in
          self.navigation.push(.reply(number))
        }
      }
    case .reply(let number):
      place.screen { board("Reply to \(number)", entries: ["Send"]) { _ in } }
    }
  }
}

enum TourRoute: Route { case page(Int) }

/// A tour of three pages.
final class TourCoordinator: Coordinator {
  let navigation = PagesNavigation<TourRoute>([.page(1), .page(2), .page(3)])

  func calcot(for route: TourRoute, at place: RoutePlace<TourRoute>) -> Placed {
    switch route {
    case .page(let number):
      place.screen { board("Stop \(number)", entries: ["Look around"]) { _ in } }
    }
  }
}
