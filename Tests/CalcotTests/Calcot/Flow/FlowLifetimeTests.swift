import Testing

@testable import Calcot

@MainActor
struct FlowLifetimeTests {
  @Test func `ends the coordinators with their flows, the nested ones too`() async {
    let flows = ReleasedFlows()
    flows.outer.navigation.push("mid")
    weak let middle = flows.middle
    #expect(middle != nil)
    middle?.navigation.push("deep")
    weak let inner = flows.inner
    #expect(inner != nil)
    flows.outer.navigation.pop(to: "home")
    await flows.app.settle()
    #expect(middle == nil)
    #expect(inner == nil)
    #expect(flows.app.heldParts.isEmpty)
  }

  @Test func `ends with a report of each coordinator that something still holds`() async {
    let flows = ReleasedFlows()
    flows.outer.navigation.push("mid")
    var held = flows.middle
    flows.outer.navigation.pop()
    await flows.app.settle()
    #expect(flows.app.held.map(\.part) == ["NamedFlow<Happening>"])
    #expect(flows.app.held.map(\.route) == [AnyRoute("mid" as Name)])
    _ = held
    held = nil
    #expect(flows.app.heldParts.isEmpty)
  }

  @Test func `ends what was assembled together with it, before the call returns`() {
    let flows = NestedFlows()
    let log = Recorder<String>()
    flows.outer.children["mid"] = { [flows, log] in
      ChildFlow(flows.middle).onAssembled { scope in
        scope.onEnd { log.values.append("ended") }
      }
    }
    flows.outer.navigation.push("mid")
    flows.middle.navigation.push("more")
    flows.middle.navigation.pop()
    #expect(log.values.isEmpty)
    flows.outer.navigation.pop()
    #expect(log.values == ["ended"])
  }

  @Test
  func `may not overlap with that of another flow of the same coordinator, which is reported`() {
    let flows = NestedFlows()
    flows.outer.children["again"] = { [flows] in ChildFlow(flows.middle) }
    flows.outer.navigation.push("mid")
    flows.outer.navigation.push("again")
    #expect(flows.issues.values.count == 1)
    #expect(
      flows.issues.values.first?.hasSuffix("make a coordinator for each flow.") == true)
  }

  @Test func `may follow that of another flow of the same coordinator`() {
    let flows = NestedFlows()
    flows.outer.navigation.push("mid")
    flows.outer.navigation.pop()
    flows.outer.navigation.push("mid")
    #expect(flows.issues.values.isEmpty)
    flows.middle.finish(with: 2)
    #expect(flows.results.values == ["mid cancelled", "mid 2"])
  }

  @Test
  func `does not begin for flows that lead to one another without an end, and the app goes on`() {
    let outer = NamedFlow<Happening>("home")
    outer.children["endless"] = { ChildFlow(EndlessFlow()) }
    let app = CalcotApp(outer)
    let issues = Recorder<String>()
    app.issues.add { issues.values.append($0) }
    #expect(outer.navigation.push("endless") == .refused(.endlessFlows(AnyRoute("again" as Name))))
    #expect(issues.values.count == 1)
    #expect(issues.values.first?.contains("FlowLifetimeTests.swift") == true)
    #expect(app.tree.description == "base: home")
    #expect(app.tree.flows.count == 1)
  }
}

/// Two nested flows whose coordinators only the app retains.
@MainActor
private final class ReleasedFlows {
  let outer = NamedFlow<Happening>("home")
  let app: CalcotApp
  private(set) weak var middle: NamedFlow<Happening>?
  private(set) weak var inner: NamedFlow<Happening>?

  init() {
    app = CalcotApp(outer, watchesRelease: true)
    outer.children["mid"] = { [unowned self] in
      let flow = NamedFlow<Happening>("mid root")
      middle = flow
      flow.children["deep"] = { [unowned self] in
        let deepest = NamedFlow<Happening>("deep root")
        inner = deepest
        return ChildFlow(deepest)
      }
      return ChildFlow(flow)
    }
  }
}

/// A flow whose root leads to another flow of its kind.
private final class EndlessFlow: Coordinator {
  let navigation = StackNavigation<Name>(root: "again")

  func calcot(for route: Name, at place: RoutePlace<Name>) -> Placed {
    place.flow(ChildFlow(EndlessFlow()))
  }
}
