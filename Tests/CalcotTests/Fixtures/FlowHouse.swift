import CalcotViews
import Foundation
@testable import Calcot

/// The shared state of the coordinators of one app with flows, and the log of a test.
@MainActor
final class FlowHouse {
  struct Given: Equatable {
    let flow: Int
    let result: FlowResult<Int>
  }

  /// The coordinators by their flows, including ended ones.
  private(set) var members: [Int: any FlowMember] = [:]
  private(set) var scopes: [Int: Scope] = [:]
  private(set) var viewModels: [Int: PageViewModel] = [:]
  /// The results that handlers received, in order.
  private(set) var given: [Given] = []

  /// Returns the first coordinator of an app that starts at `route`.
  func coordinator(at route: FlowRoute) -> any FlowMember {
    let starts = route.starts
    switch route {
    case .page: return StackMember(self, route, StackNavigation(root: route))
    case .stack: return StackMember(self, route, StackNavigation(root: starts[0]))
    case .tabs:
      let tabs = starts.map { ($0, "\($0)") }
      return TabMember(self, route, TabNavigation(tabs, isLazy: route.isLazy))
    case .split:
      let sides =
        starts.count > 2
        ? SplitNavigation(primary: starts[0], supplementary: starts[1], secondary: starts[2])
        : SplitNavigation(primary: starts[0], secondary: starts[1])
      return SplitMember(self, route, sides)
    case .pages:
      return PagesMember(self, route, PagesNavigation(starts, isCircular: route.isCircular))
    }
  }

  func start(_ route: FlowRoute) -> CalcotApp { start(coordinator(at: route)) }

  /// Records the coordinator of a flow.
  func enrol(_ member: any FlowMember) {
    if let flow = member.flowNavigation.flow { members[flow.rawValue] = member }
  }

  func calcot(
    for route: FlowRoute, at place: RoutePlace<FlowRoute>, of member: some FlowMember
  ) -> Placed {
    guard case .page(let number) = route else { return place.flow(flow(coordinator(at: route))) }
    return place.screen {
      enrol(member)
      return page(number)
    }
  }

  private func page(_ number: Int) -> Calcot {
    let viewModel = PageViewModel(number: number)
    return Calcot(viewModel, view: PageView.init).onAssembled { [unowned self] scope in
      scopes[scope.screen.rawValue] = scope
      viewModels[scope.screen.rawValue] = viewModel
    }
  }

  private func start<M: FlowMember>(_ member: M) -> CalcotApp {
    CalcotApp(member, routes: RouteRegistry(FlowRoute.self))
  }

  /// Starts an app that can save its state, with one if there is one.
  func startSaving(_ route: FlowRoute, restoring state: Data? = nil) -> CalcotApp {
    startSaving(coordinator(at: route), state)
  }

  private func startSaving<M: FlowMember>(_ member: M, _ state: Data?) -> CalcotApp {
    CalcotApp(member, routes: RouteRegistry(FlowRoute.self), restoring: state)
  }

  private func flow<M: FlowMember>(_ member: M) -> ChildFlow {
    // NB: the results of flows that end with their app may come after the house has gone.
    ChildFlow(member) { [weak self] result in
      self?.given.append(Given(flow: member.flowNavigation.flow?.rawValue ?? 0, result: result))
    }
    // NB: a link may lead to a flow that has no screen of its own.
    .onAssembled { [weak self] _ in self?.enrol(member) }
  }
}

/// A coordinator of the house, for any navigation.
@MainActor
protocol FlowMember: Coordinator where Destination == FlowRoute, ResultValue == Int {
  var house: FlowHouse { get }
  /// The route at which its flow starts.
  var kind: FlowRoute { get }
}

extension FlowMember {
  var flowNavigation: FlowNavigation<FlowRoute> { navigation }

  func calcot(for route: FlowRoute, at place: RoutePlace<FlowRoute>) -> Placed {
    house.calcot(for: route, at: place, of: self)
  }
}

@MainActor
final class HouseMember<Kind: FlowNavigation<FlowRoute>>: FlowMember {
  unowned let house: FlowHouse
  let kind: FlowRoute
  let navigation: Kind

  init(_ house: FlowHouse, _ kind: FlowRoute, _ navigation: Kind) {
    (self.house, self.kind, self.navigation) = (house, kind, navigation)
  }
}

typealias StackMember = HouseMember<StackNavigation<FlowRoute>>
typealias TabMember = HouseMember<TabNavigation<FlowRoute>>
typealias SplitMember = HouseMember<SplitNavigation<FlowRoute>>
typealias PagesMember = HouseMember<PagesNavigation<FlowRoute>>
