import Testing

@testable import CalcotScaffold

struct TabInsertionTests {
  private let tab = TabInsertion(
    tab: "profile", segment: "profile", title: "Profile", calcot: " Calcot(profile)")

  @Test func `adds the case, the link, the tab and the calçot, and keeps the rest`() throws {
    let source = """
      enum AppTab: LinkedRoute {
        case notes  // case decoy
        static let links = Links<AppTab>(
          RouteLink("notes", .notes))
      }
      final class AppCoordinator: Coordinator {
        let navigation = TabNavigation<AppTab>([
          (.notes, "Notes")  // the start
        ])
        func calcot(for tab: AppTab, context: AssemblyContext) -> Calcot {
          switch tab {
          case .notes: .flow
          }
        }
        func flow(for tab: AppTab) -> ChildFlow? {
          switch tab {
          case .notes: ChildFlow(NotesCoordinator())
          default: nil
          }
        }
      }

      """
    #expect(
      try tab.applied(to: source) == """
        enum AppTab: LinkedRoute {
          case notes  // case decoy
          case profile
          static let links = Links<AppTab>(
            RouteLink("notes", .notes),
            RouteLink("profile", .profile))
        }
        final class AppCoordinator: Coordinator {
          let navigation = TabNavigation<AppTab>([
            (.notes, "Notes"),  // the start
            (.profile, "Profile"),
          ])
          func calcot(for tab: AppTab, context: AssemblyContext) -> Calcot {
            switch tab {
            case .notes: .flow
            case .profile: Calcot(profile)
            }
          }
          func flow(for tab: AppTab) -> ChildFlow? {
            switch tab {
            case .notes: ChildFlow(NotesCoordinator())
            case .profile: nil
            default: nil
            }
          }
        }

        """)
  }

  @Test func `a Coordinator without tabs is refused`() {
    #expect(throws: NewProblem.self) { try tab.applied(to: "final class AppCoordinator {}\n") }
  }
}
