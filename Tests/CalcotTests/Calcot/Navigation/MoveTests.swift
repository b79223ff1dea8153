import CalcotConformance
import CalcotTesting
import CalcotViews
import Testing

@testable import Calcot

@MainActor
@Suite("A move")
struct MoveTests {
  private let pages = Pages()
  private var navigation: StackNavigation<PageRoute> { pages.coordinator.navigation }

  @Test func `is requested by each method of a navigation, and told as a value`() {
    let told = Recorder<Move>()
    pages.app.transitions.add { if let move = $0.move { told.values.append(move) } }
    navigation.push(PageRoute(1), carrying: 7)
    navigation.pushNew(PageRoute(2))
    navigation.bringToFront(PageRoute(1))
    navigation.replaceTop(with: PageRoute(3))
    navigation.present(PageRoute(4), as: .fullScreen)
    navigation.presentOnly(PageRoute(5))
    navigation.dismiss()
    navigation.pop(to: PageRoute(2))
    navigation.pop()
    navigation.batch {
      navigation.push(PageRoute(6))
      navigation.push(PageRoute(7))
    }
    navigation.popToRoot()
    navigation.setStack([PageRoute(8), PageRoute(9)])
    navigation.replace(from: PageRoute(9), with: PageRoute(10))
    navigation.close()
    #expect(
      told.values == [
        .push(PageRoute(1)), .pushNew(PageRoute(2)), .bringToFront(PageRoute(1)),
        .replaceTop(PageRoute(3)), .present(PageRoute(4), as: .fullScreen),
        .presentOnly(PageRoute(5)), .dismiss(), .popTo(PageRoute(2)), .pop(),
        .batch([.push(PageRoute(6)), .push(PageRoute(7))]), .popToRoot,
        .setStack([PageRoute(8), PageRoute(9)]),
        .replaceFrom(PageRoute(9), with: PageRoute(10)), .close(),
      ])
  }

  @Test func `of the user is told as that of a flow which does the same`() throws {
    navigation.setStack((0...4).map(PageRoute.init))
    navigation.present(PageRoute(5))
    let told = Recorder<TreeTransition>()
    pages.app.transitions.add { told.values.append($0) }
    let layer = try #require(pages.app.tree.topLayer?.id)
    #expect(pages.app.send(.dismiss(layer, through: layer)) == .done)
    let screens = pages.app.tree.screens.map(\.id)
    #expect(pages.app.send(.back(from: screens[0])) == .done)
    #expect(pages.app.send(.pop(to: screens[3], from: screens[1])) == .done)
    #expect(told.values.map(\.move) == [.dismiss(), .pop(), .popTo(PageRoute(1))])
    #expect(told.values.allSatisfy { $0.askedBy == .user })
  }

  @Test func `is the Swift code that makes it, when it is printed`() {
    let moves: [(Move, String)] = [
      (.push(CitiesRoute.city("Rome")), #".push(CitiesRoute.city("Rome"))"#),
      (.present(CitiesRoute.list), ".present(CitiesRoute.list)"),
      (.present(CitiesRoute.list, as: .popover), ".present(CitiesRoute.list, as: .popover)"),
      (.pop(), ".pop()"), (.popToRoot, ".popToRoot"),
      (.pop(ScreenID(rawValue: 3)), ".pop(ScreenID(rawValue: 3))"),
      (.setStack([CitiesRoute.list, .pick]), ".setStack([CitiesRoute.list, CitiesRoute.pick])"),
      (
        .setBadge("3 \"new\"", on: CitiesRoute.list),
        #".setBadge("3 \"new\"", on: CitiesRoute.list)"#
      ),
      (.show(CitiesRoute.list), ".show(CitiesRoute.list, in: .secondary)"),
      (.batch([.dismiss(), .open("/a")]), #".batch([.dismiss(), .open("/a")])"#),
    ]
    for (move, code) in moves { #expect(move.description == code) }
  }

  @Test(arguments: [false, true])
  func `turns pages by any distance, and goes round where they are circular`(isCircular: Bool) {
    let flow = PagesFlow(isCircular: isCircular)
    let app = CalcotApp(flow)
    app.issues.add { _ in }
    for (distance, page) in [
      (0, "b"), (1, "c"), (-1, "a"), (2, "a"), (-2, "c"), (9, "b"), (.max, "c"), (.min, "c"),
      (.max - 1, "b"),
    ] as [(Int, Name)] {
      let isDone = isCircular || (-1...1).contains(distance)
      let answer = flow.navigation.perform(.turn(by: distance))
      #expect((answer == .done) == isDone, "\(distance)")
      #expect(flow.navigation.page == (isDone ? page : "b"), "\(distance)")
      flow.navigation.go(to: "b")
    }
  }

  @Test func `that is performed as a value does what the method does`() {
    let other = Pages()
    for move in [
      Move.push(PageRoute(1)), .present(PageRoute(2)), .push(PageRoute(3)), .pop(), .dismiss(),
      .batch([.push(PageRoute(4)), .replaceTop(PageRoute(5))]),
    ] {
      #expect(navigation.perform(move) == .done)
    }
    other.coordinator.navigation.setStack([PageRoute(0), PageRoute(1), PageRoute(5)])
    #expect(pages.app.tree.description == other.app.tree.description)
  }

  @Test func `to a route of another feature is refused, also within a batch`() {
    let city = AnyRoute(CitiesRoute.list)
    let before = pages.app.tree
    #expect(navigation.perform(.push(city)) == .refused(.notOffered(city)))
    #expect(
      navigation.perform(.batch([.push(PageRoute(1)), .push(city)]))
        == .refused(.notOffered(city)))
    #expect(pages.app.tree == before)
  }

  @Test func `is the value of an action, before it is performed`() {
    let action = navigation.presenting(PageRoute(1), as: .fullScreen)
    #expect(action.move == .present(PageRoute(1), as: .fullScreen))
    #expect(NavigationAction {}.move == nil)
  }

  @Test func `of a redirected navigation is one of its flow`() {
    let inner = navigation.redirected { (route: CitiesRoute) in
      PageRoute(route == .list ? 1 : 2)
    }
    #expect(inner.pushing(.list).move == .push(PageRoute(1)))
    #expect(inner.perform(.push(CitiesRoute.pick)) == .done)
    #expect(pages.pages == [0, 2])
  }
}

/// A flow of three pages, which starts at the one in the middle.
@MainActor
private final class PagesFlow: Coordinator {
  let navigation: PagesNavigation<Name>

  init(isCircular: Bool) {
    navigation = PagesNavigation(["a", "b", "c"], selected: "b", isCircular: isCircular)
  }

  func calcot(for route: Name, at place: RoutePlace<Name>) -> Placed {
    place.screen { Calcot(route, view: NameView.init) }
  }
}
