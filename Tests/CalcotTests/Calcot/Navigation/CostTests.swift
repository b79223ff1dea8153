import CalcotViews
import Testing

@testable import Calcot
@testable import CalcotTree

@Suite("The cost of a navigation, in steps,")
@MainActor
struct CostTests {
  @Test(arguments: StackUse.constant, [false, true])
  func `is the same at any depth`(_ use: StackUse, isSideBySide: Bool) {
    #expect(
      steps(of: use, depth: 1_000, isSideBySide: isSideBySide)
        == steps(of: use, depth: 10, isSideBySide: isSideBySide))
  }

  @Test(arguments: [10, 1_000], [false, true])
  func `is the same at any depth of a tab's flow, and of a child flow over others`(
    depth: Int, isOver: Bool
  ) {
    func walked(_ depth: Int) -> Int {
      let tabs = CountedTabs(depth: depth)
      let app = CalcotApp(tabs)
      defer { app.end() }
      let stack = tabs.stack.navigation
      if isOver { stack.push(.init(CountedStack.child)) }
      return tabs.stack.log.steps {
        if isOver {
          tabs.stack.inner.navigation.push(.init(1))
          tabs.stack.inner.navigation.pop()
        } else {
          stack.push(.init(-1))
          stack.push(.init(CountedStack.child))
          stack.pop()
          stack.pop()
        }
        tabs.navigation.push(.init(-1))
        tabs.navigation.present(.init(-1))
        tabs.navigation.dismiss()
      }.walked
    }
    #expect(walked(depth) <= walked(10) + (isOver ? 0 : depth))
  }

  @Test func `is that of one half sheet, however many are under it`() {
    func steps(of count: Int) -> Steps {
      let house = CountedStack(depth: 1)
      let app = CalcotApp(house)
      defer { app.end() }
      for number in 0..<count { house.navigation.present(.init(number), as: .halfSheet) }
      return house.log.steps {
        house.navigation.present(.init(-1), as: .halfSheet)
        house.navigation.dismiss()
      }
    }
    #expect(steps(of: 1_000) == steps(of: 10))
  }

  @Test func `of what is in sight is that of the layers that change`() {
    let house = CountedStack(depth: 1)
    let app = CalcotApp(house)
    for number in 0..<100 { house.navigation.present(.init(number), as: .halfSheet) }
    let before = app.tree
    house.navigation.push(.init(-1))
    let pushed = before.inSight(changedTo: app.tree)
    #expect(pushed.before.map(\.id) == [before.visible?.id])
    #expect(pushed.after.map(\.id) == [app.tree.visible?.id])
    house.navigation.present(.init(-2))
    let covered = before.inSight(changedTo: app.tree)
    #expect(covered.before == before.inSight && covered.after == app.tree.inSight)
    #expect(before.inSight.count == 101 && app.tree.inSight.count == 1)
    #expect(NavigationTree(layers: []).inSight(changedTo: before).after == before.inSight)
  }

  @Test(arguments: StackUse.linear)
  func `is at most linear in the depth for the uses that are said to be linear`(_ use: StackUse) {
    let (few, many) = (steps(of: use, depth: 10), steps(of: use, depth: 1_000))
    #expect(many.total <= few.total * 200)
  }

  @Test func `is the same for turning a page, however many pages there are`() {
    func steps(of count: Int) -> Steps {
      let house = CountedPages(count)
      let app = CalcotApp(house)
      house.navigation.next()
      return withExtendedLifetime(app) { house.log.steps { house.navigation.next() } }
    }
    let (few, many) = (steps(of: 10), steps(of: 1_000))
    #expect(few.made == 1 && many.made == 1)
    #expect(few.rendered == many.rendered && few.phases == many.phases)
  }

  @Test func `is that of two screens at the start of pages, however many pages there are`() {
    let house = CountedPages(1_000)
    let app = CalcotApp(house)
    #expect(house.log.made == 2)
    #expect(app.tree.screens.count == 2)
  }

  @Test func `is the same for each of many pushes in one turn`() {
    func comparisons(of count: Int) -> Int {
      let house = CountedStack(depth: 1)
      let app = CalcotApp(house)
      return withExtendedLifetime(app) {
        house.log.steps {
          house.navigation.batch {
            for number in 0..<count { house.navigation.push(.init(number)) }
          }
        }
      }.total
    }
    #expect(comparisons(of: 1_000) <= comparisons(of: 10) * 200)
  }

  private func steps(of use: StackUse, depth: Int, isSideBySide: Bool = false) -> Steps {
    let house = CountedStack(depth: depth, isSideBySide: isSideBySide)
    let app = CalcotApp(house)
    defer { app.end() }
    return house.log.steps { use.perform(house.navigation) }
  }
}

struct StackUse: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let perform: @MainActor @Sendable (StackNavigation<CountedRoute>) -> Void

  static let constant: [StackUse] = [
    .init("push") { $0.push(.init(-1)) },
    .init("push an equal route") { $0.push($0.root) },
    .init("pop") { $0.pop() },
    .init("replace the top") { $0.replaceTop(with: .init(-1)) },
    .init("present") { $0.present(.init(-1)) },
    .init("present and dismiss") {
      $0.present(.init(-1))
      $0.dismiss()
    },
    .init("dismiss all") { $0.dismissAll() },
    .init("close") { $0.close() },
  ]

  static let linear: [StackUse] = [
    .init("routes") { _ = $0.routes },
    .init("push, if it is not on top") { $0.pushNew(.init(-1)) },
    .init("bring to front") { $0.bringToFront(.init(0)) },
    .init("pop to a route") { $0.pop(to: .init(0)) },
    .init("replace from a route on") { $0.replace(from: .init(0), with: .init(-1)) },
    .init("pop to the root") { $0.popToRoot() },
    .init("reverse the stack") { $0.setStack($0.routes.reversed()) },
  ]

  private init(
    _ name: String,
    _ perform: @escaping @MainActor @Sendable (StackNavigation<CountedRoute>) -> Void
  ) {
    (testDescription, self.perform) = (name, perform)
  }
}

/// A route that counts how often it is compared and hashed.
struct CountedRoute: Route {
  static let uses = Locked(0)
  let number: Int

  init(_ number: Int) { self.number = number }

  static func == (left: CountedRoute, right: CountedRoute) -> Bool {
    uses.withLock { $0 += 1 }
    return left.number == right.number
  }

  func hash(into hasher: inout Hasher) {
    Self.uses.withLock { $0 += 1 }
    hasher.combine(number)
  }

  init(from decoder: any Decoder) throws { number = try Int(from: decoder) }
  func encode(to encoder: any Encoder) throws { try number.encode(to: encoder) }
}

/// What was done in a navigation.
struct Steps: Equatable {
  var compared = 0
  var made = 0
  var rendered = 0
  var phases = 0
  /// The steps from a screen of a stack to the one below it.
  var walked = 0

  var total: Int { compared + made + rendered + phases + walked }
}

@MainActor
final class StepLog {
  private(set) var made = 0
  fileprivate var rendered = 0
  private var phases = 0

  fileprivate func calcot(_ place: RoutePlace<CountedRoute>) -> Calcot {
    made += 1
    place.scope.phaseDidChange.add { [weak self] _ in self?.phases += 1 }
    return Calcot(CountedViewModel(log: self), view: CountedView.init)
  }

  func steps(of body: () -> Void) -> Steps {
    let before = Steps(
      compared: CountedRoute.uses.withLock { $0 }, made: made, rendered: rendered, phases: phases)
    let walk = StackWalk()
    StackWalk.$current.withValue(walk, operation: body)
    return Steps(
      compared: CountedRoute.uses.withLock { $0 } - before.compared, made: made - before.made,
      rendered: rendered - before.rendered, phases: phases - before.phases, walked: walk.steps)
  }
}

private final class CountedStack: Coordinator {
  /// The number of the route that leads to a child flow.
  static let child = -100

  let navigation: StackNavigation<CountedRoute>
  let log = StepLog()
  private(set) lazy var inner = CountedStack(depth: 1)
  private let depth: Int

  init(depth: Int, isSideBySide: Bool = false) {
    navigation = StackNavigation(root: CountedRoute(0), isSideBySide: isSideBySide)
    self.depth = depth
  }

  func calcot(for route: CountedRoute, at place: RoutePlace<CountedRoute>) -> Placed {
    if route.number == Self.child { return place.flow(ChildFlow(inner)) }
    return place.screen {
      if log.made == 0 { navigation.setStack((0..<depth).map(CountedRoute.init)) }
      return log.calcot(place)
    }
  }
}

/// Two tabs: a deep stack, and a screen.
private final class CountedTabs: Coordinator {
  let navigation = TabNavigation<CountedRoute>([(.init(1), "Deep"), (.init(2), "Flat")])
  let stack: CountedStack

  init(depth: Int) { stack = CountedStack(depth: depth) }

  func calcot(for route: CountedRoute, at place: RoutePlace<CountedRoute>) -> Placed {
    route.number == 1 ? place.flow(ChildFlow(stack)) : place.screen { stack.log.calcot(place) }
  }
}

private final class CountedPages: Coordinator {
  let navigation: PagesNavigation<CountedRoute>
  let log = StepLog()

  init(_ count: Int) { navigation = PagesNavigation((0..<count).map(CountedRoute.init)) }

  func calcot(for route: CountedRoute, at place: RoutePlace<CountedRoute>) -> Placed {
    place.screen { log.calcot(place) }
  }
}

private struct CountedViewModel {
  let log: StepLog
}

private struct CountedView: SemanticView {
  let viewModel: CountedViewModel

  var screen: Screen {
    viewModel.log.rendered += 1
    return Screen("Counted") {}
  }
}
