import CalcotContent
import CalcotViews
import Testing

@testable import Calcot

@Suite("A split")
@MainActor
struct SplitNavigationTests {
  let house = FlowHouse()

  @Test
  func `tells which side is worked in, and goes one side to the left by Back on a narrow host`()
    throws
  {
    let app = house.start(.split(2))
    let split = try #require(house.members[1] as? SplitMember)
    app.send(.resize(isNarrow: true))
    split.navigation.go(to: .secondary)
    for side in [Move.Side.supplementary, .primary] {
      #expect(app.tree.canGoBack)
      app.send(.back(from: try #require(app.tree.visible?.id)))
      #expect(split.navigation.side == side)
    }
    #expect(!app.tree.canGoBack)
    app.send(.resize(isNarrow: false))
    #expect(app.tree.shown.count == 3)
  }

  @Test func `keeps its sides when it is asked for tabs or pages`() {
    let split = DrawerCoordinator()
    let app = CalcotApp(split)
    app.issues.add { _ in }
    let refused = Answer.refused(.notOffered(AnyRoute(DrawerRoute.item(0))))
    for move in [
      Move.setTabs([DrawerRoute.item(0)], titles: [""]), .setPages([DrawerRoute.item(0)]),
    ] {
      #expect(split.navigation.perform(move) == refused)
    }
    #expect(split.navigation.routes(in: .primary) == [.list])
    #expect(split.navigation.routes(in: .secondary) == [.item(0)])
  }

  @Test func `has a Back on each side, also on the one that the user does not work in`() throws {
    let split = DrawerCoordinator()
    let app = CalcotApp(split, routes: RouteRegistry(DrawerRoute.self))
    app.send(.resize(isNarrow: false))
    split.navigation.set(.primary, to: [.list, .item(7)])
    split.navigation.show(.item(1))
    let primary = try #require(app.tree.shown.first { $0.route.matches(DrawerRoute.item(7)) }?.id)
    #expect(app.tree.visible?.id != primary)
    #expect(app.send(.back(from: primary)) == .done)
    #expect(split.navigation.side == .primary)
    #expect(app.tree.shown.contains { $0.route.matches(DrawerRoute.list) })
    #expect(app.tree.shown.contains { $0.route.matches(DrawerRoute.item(1)) })
  }

  @Test func `has a link to each side, whatever is over the first screens of the sides before it`()
  {
    let coordinator = DrawerCoordinator()
    let app = CalcotApp(coordinator, routes: RouteRegistry(DrawerRoute.self))
    let navigation = coordinator.navigation
    #expect(app.link == "/list")
    navigation.push(.item(7))
    expectLink("/list/-/item/7", of: app)
    navigation.push(.item(8))
    expectLink("/list/-/item/7/-/item/8", of: app)
    navigation.show(.item(1))
    expectLink("/list/-/item/7/-/item/8/=/item/1", of: app)
    navigation.push(.item(2))
    navigation.present(.item(3))
    expectLink("/list/-/item/7/-/item/8/=/item/1/-/item/2/+/item/3", of: app)
    navigation.dismiss()
    navigation.set(.primary, to: [.list])
    expectLink("/list/=/item/1/-/item/2", of: app)
  }

  /// Expects a link of the app, which leads to the same place there, in another app, and in the same
  /// app from elsewhere.
  private func expectLink(
    _ link: String, of app: CalcotApp, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let before = app.tree
    #expect(app.link == link, sourceLocation: sourceLocation)
    #expect(app.open(link) == .done, sourceLocation: sourceLocation)
    #expect(app.tree == before, sourceLocation: sourceLocation)
    let other = CalcotApp(DrawerCoordinator(), routes: RouteRegistry(DrawerRoute.self))
    other.open("/list/=/item/5/-/item/6")
    #expect(other.open(link) == .done, sourceLocation: sourceLocation)
    #expect(other.link == link, sourceLocation: sourceLocation)
  }

  @Test func `has no side after the last one`() {
    let app = CalcotApp(DrawerCoordinator(), routes: RouteRegistry(DrawerRoute.self))
    let before = app.tree
    let link = "/list/=/item/1/=/item/2"
    #expect(app.open(link) == .refused(.notFound(link)))
    #expect(app.tree == before)
  }

  @Test func `is restored with as many sides as it has now, and says if one is lost`() throws {
    for (saved, now) in [(SplitSides.two, SplitSides.three), (.three, .two)] {
      let routes = RouteRegistry(PageRoute.self)
      let state = try CalcotApp(SidesCoordinator(saved), routes: routes).savedState()
      let app = CalcotApp(SidesCoordinator(now), routes: routes, restoring: state)
      #expect(app.restoration?.isComplete == (saved.rawValue <= now.rawValue))
      #expect(app.tree.screens.count == now.rawValue)
    }
  }
}

private enum SplitSides: Int { case two = 2, three }

/// A coordinator of a split with two or three sides.
private final class SidesCoordinator: Coordinator {
  let navigation: SplitNavigation<PageRoute>

  init(_ sides: SplitSides) {
    navigation =
      switch sides {
      case .two: SplitNavigation(primary: PageRoute(0), secondary: PageRoute(1))
      case .three:
        SplitNavigation(
          primary: PageRoute(0), supplementary: PageRoute(1), secondary: PageRoute(2))
      }
  }

  func calcot(for route: PageRoute, at place: RoutePlace<PageRoute>) -> Placed {
    place.screen { Calcot(PageViewModel(number: route.number), view: PageView.init) }
  }
}

/// Routes whose links do not lead to an item through the list.
private enum DrawerRoute: LinkedRoute {
  case list
  case item(Int)

  static let links = Links<DrawerRoute>(
    RouteLink("list", .list), RouteLink("item/:number", DrawerRoute.item))
}

private final class DrawerCoordinator: Coordinator {
  let navigation = SplitNavigation<DrawerRoute>(primary: .list, secondary: .item(0))

  func calcot(for route: DrawerRoute, at place: RoutePlace<DrawerRoute>) -> Placed {
    place.screen { Calcot(PageViewModel(number: 0), view: PageView.init) }
  }
}
