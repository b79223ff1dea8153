import Testing

@testable import CalcotScaffold

struct PlaceInsertionTests {
  private let profile = PlaceInsertion(
    places: [.init(route: "profile", segment: "profile", content: "screen { profileScreen() }")],
    title: "Profile")

  private func applied(_ place: PlaceInsertion, to source: String) throws -> String {
    try place.applied(to: source, name: "AppCoordinator", routes: "AppTab")
  }

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
        func calcot(for tab: AppTab, at place: RoutePlace<AppTab>) -> Placed {
          switch tab {
          case .notes: place.flow(ChildFlow(NotesCoordinator()))
          default: place.screen { lost() }
          }
        }
      }

      """
    #expect(
      try applied(profile, to: source) == """
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
          func calcot(for tab: AppTab, at place: RoutePlace<AppTab>) -> Placed {
            switch tab {
            case .notes: place.flow(ChildFlow(NotesCoordinator()))
            case .profile: place.screen { profileScreen() }
            default: place.screen { lost() }
            }
          }
        }

        """)
    let ended = try applied(profile, to: source.replacing("\n", with: "\r\n"))
    #expect(try ended == applied(profile, to: source).replacing("\n", with: "\r\n"))
  }

  private let feature = """
    public import Calcot
    import CalcotViews

    enum ShopRoute: LinkedRoute {
      case menu
      static let links = Links<ShopRoute>(RouteLink("", .menu))
    }
    final class ShopCoordinator: Coordinator {
      private let places: [(ShopRoute, String)] = []
      func calcot(for route: ShopRoute, at place: RoutePlace<ShopRoute>) -> Placed {
        switch route {
        case .menu: place.screen { Calcot(menu) }
        default: place.screen { lost() }
        }
      }
    }
    let routes = RouteRegistry(ShopRoute.self)

    """

  @Test func `adds two routes of a flow, a row to a menu, a registration and an import`() throws {
    let order = PlaceInsertion(
      places: [
        .init(route: "order", segment: "order", content: "screen { orderScreen() }"),
        .init(
          route: "orderFlow", segment: "order/flow", style: ", as: .sheet",
          content: "flow(orderFlow())"),
      ], title: "Order", registered: "OrderRoute", imported: "Atlas")
    let changed = try order.applied(to: feature, name: "ShopCoordinator", routes: "ShopRoute")
    for line in [
      "import Atlas\npublic import Calcot\n", "  case menu\n  case order\n  case orderFlow\n",
      #"(RouteLink("", .menu), RouteLink("order", .order), "#
        + #"RouteLink("order/flow", .orderFlow, as: .sheet))"#,
      "= [\n    (.order, \"Order\")\n  ]\n",
      "    case .order: place.screen { orderScreen() }\n"
        + "    case .orderFlow: place.flow(orderFlow())\n    default: place.screen { lost() }\n",
      "RouteRegistry(ShopRoute.self, OrderRoute.self)\n",
    ] {
      #expect(changed.contains(line), "\(changed)")
    }
  }

  @Test func `a route that is there is refused`() {
    let menu = PlaceInsertion(
      places: [.init(route: "menu", segment: "menu", content: "screen { menu() }")], title: "Menu")
    #expect(throws: NewProblem("there is a route 'menu' already")) {
      try menu.applied(to: feature, name: "ShopCoordinator", routes: "ShopRoute")
    }
  }

  @Test func `a Coordinator without places is refused`() {
    #expect(throws: NewProblem.self) {
      try applied(profile, to: "final class AppCoordinator {}\n")
    }
  }
}
