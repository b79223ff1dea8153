import Testing

@testable import Calcot

@Suite("The stack that a flow's requests are about")
@MainActor
struct FlowPlaceTests {
  let flows = NestedFlows()

  @Test
  func `is the one in which the flow stands, though only its child flow with a modal is there`() {
    flows.outer.navigation.present("mid")
    flows.middle.navigation.setStack(["deep"])
    flows.inner.navigation.present("modal")
    #expect(flows.tree == "base: home\nsheet: deep root\nsheet: modal")
    #expect(flows.middle.navigation.push("more") == .done)
    #expect(flows.tree == "base: home\nsheet: deep root > more\nsheet: modal")
  }

  @Test func `is that of the flow's newest modal while there is one`() {
    flows.outer.navigation.push("mid")
    flows.middle.navigation.present("modal")
    flows.middle.navigation.push("more")
    #expect(flows.tree == "base: home > mid root\nsheet: modal > more")
    flows.middle.navigation.dismiss()
    flows.middle.navigation.push("more")
    #expect(flows.tree == "base: home > mid root > more")
  }

  @Test func `has the flow's routes, with a child flow as the route that led to that`() {
    flows.goDeep()
    flows.inner.navigation.push("more")
    #expect(flows.outer.navigation.routes == ["home", "mid"])
    #expect(flows.middle.navigation.routes == ["mid root", "deep"])
    #expect(flows.inner.navigation.routes == ["deep root", "more"])
    flows.middle.navigation.pop(to: "deep")
    #expect(flows.tree == "base: home > mid root > deep root > more")
    flows.middle.navigation.popToRoot()
    #expect(flows.tree == "base: home > mid root")
  }
}
