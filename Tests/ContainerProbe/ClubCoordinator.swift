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

  func calcot(for tab: ClubTab, context: AssemblyContext) -> Calcot { .flow }

  func flow(for tab: ClubTab) -> ChildFlow? {
    switch tab {
    case .groups: ChildFlow(groups)
    case .people: ChildFlow(people)
    case .mail: ChildFlow(mail)
    case .tour: ChildFlow(tour)
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

  func calcot(for route: StackRoute, context: AssemblyContext) -> Calcot {
    switch route {
    case .list:
      board(title, entries: entries) { self.navigation.push(.entry($0)) }
    case .entry(let name):
      board(name, entries: ["Members", "Settings", "Settings in a sheet", "Mail"]) {
        switch $0 {
        case "Settings": self.navigation.push(.settings)
        case "Settings in a sheet": self.navigation.present(.settings)
        case "Mail": self.navigation.push(.mail)
        default: self.navigation.push(.entry("\($0) of \(name)"))
        }
      }
    case .settings, .mail: .flow
    }
  }

  func flow(for route: StackRoute) -> ChildFlow? {
    switch route {
    case .settings: ChildFlow(SettingsCoordinator())
    case .mail: ChildFlow(MailCoordinator())
    case .list, .entry: nil
    }
  }
}

enum SettingsTab: Route { case look, sound }

/// Tabs that are shown within other tabs or in a sheet.
final class SettingsCoordinator: Coordinator {
  let navigation = TabNavigation<SettingsTab>([(.look, "Look"), (.sound, "Sound")])

  func calcot(for tab: SettingsTab, context: AssemblyContext) -> Calcot {
    switch tab {
    case .look: board("Look", entries: ["Dark"]) { _ in }
    case .sound: board("Sound", entries: ["Quiet"]) { _ in }
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

  func calcot(for route: MailRoute, context: AssemblyContext) -> Calcot {
    switch route {
    case .inbox:
      board("Inbox", entries: (1...3).map { "Letter \($0)" }) {
        self.navigation.show(.letter(Int($0.suffix(1)) ?? 0))
      }
    case .nothing: board("No letter", entries: []) { _ in }
    case .letter(let number):
      board("Letter \(number)", entries: ["Reply"], field: "Note") { _ in
        self.navigation.push(.reply(number))
      }
    case .reply(let number): board("Reply to \(number)", entries: ["Send"]) { _ in }
    }
  }
}

enum TourRoute: Route { case page(Int) }

/// A tour of three pages.
final class TourCoordinator: Coordinator {
  let navigation = PagesNavigation<TourRoute>([.page(1), .page(2), .page(3)])

  func calcot(for route: TourRoute, context: AssemblyContext) -> Calcot {
    switch route {
    case .page(let number): board("Stop \(number)", entries: ["Look around"]) { _ in }
    }
  }
}
