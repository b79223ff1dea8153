import Calcot
import CalcotViews
import Foundation

/// A value that a screen saves.
struct Kept: Codable, Equatable {
  var text = ""
  var number = 0.0
  var inner: [Kept] = []

  /// A value of this depth, with two levels for each.
  static func nested(_ depth: Int) -> Kept {
    (0..<depth).reduce(Kept()) { kept, _ in Kept(inner: [kept]) }
  }
}

/// An app whose screens save values: a stack in which a name that starts with "flow" is a flow.
@MainActor
final class KeepingFlows {
  /// The values of the screens by their names: those to save, or those that were restored.
  var values: [Name: Kept] = [:]
  var hasFlows = true
  let issues = Recorder<String>()
  fileprivate(set) var members: [KeepingFlow] = []

  var first: KeepingFlow { members[0] }

  func start(restoring state: Data? = nil, mostBytes: Int = 1 << 20) -> CalcotApp {
    let flow = KeepingFlow("root", of: self)
    let app = CalcotApp(
      flow, routes: RouteRegistry(Name.self), restoring: state, mostBytes: mostBytes)
    app.issues.add { [issues] in issues.values.append($0) }
    return app
  }
}

final class KeepingFlow: Coordinator {
  let navigation: StackNavigation<Name>
  private unowned let flows: KeepingFlows

  init(_ root: Name, of flows: KeepingFlows) {
    navigation = StackNavigation(root: root)
    self.flows = flows
    flows.members.append(self)
  }

  func calcot(for route: Name, at place: RoutePlace<Name>) -> Placed {
    if flows.hasFlows, route.description.hasPrefix("flow") {
      return place.flow(
        ChildFlow(KeepingFlow(Name(stringLiteral: "start of \(route)"), of: flows)))
    }
    return place.screen {
      if let kept: Kept = place.saved() { flows.values[route] = kept }
      return Calcot(route, view: NameView.init).saving { [unowned flows] in flows.values[route] }
    }
  }
}

/// Tabs, of which those whose names start with "flow" are flows.
final class TabbedFlow: Coordinator {
  let navigation: TabNavigation<Name>
  private(set) var flows: [NamedFlow<Happening>] = []

  init(_ tabs: [Name]) { navigation = TabNavigation(tabs.map { ($0, $0.description) }) }

  func calcot(for route: Name, at place: RoutePlace<Name>) -> Placed {
    guard route.description.hasPrefix("flow") else {
      return place.screen { Calcot(route, view: NameView.init) }
    }
    let flow = NamedFlow<Happening>(Name(stringLiteral: "in \(route)"))
    flows.append(flow)
    return place.flow(ChildFlow(flow))
  }
}
