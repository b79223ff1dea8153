import Testing

@testable import CalcotMap

@Suite struct `The rooms of an app` {
  private func screen(_ id: String, in feature: String = "Modules") -> Screen {
    Screen(
      id: id, name: id, feature: feature, kind: .controller,
      place: Place(path: "\(id).swift", line: 1))
  }

  private func map(_ arrows: [(String, Arrow.How, String)]) -> NavigationMap {
    let ids = Set(arrows.flatMap { [$0.0, $0.2] })
    return NavigationMap(
      title: "App", screens: ids.map { screen($0) },
      arrows: arrows.map { Arrow(from: $0.0, to: $0.2, how: $0.1) },
      entryPoints: [EntryPoint(screen: "App", reason: "")])
  }

  @Test func `Tabs are rooms, and a screen is in that of its shortest way`() {
    let map = map([
      ("App", .root, "Tabs"), ("Tabs", .tab, "Home"), ("Tabs", .tab, "Cart"),
      ("Home", .push, "Offer"), ("Offer", .push, "Pay"), ("Cart", .push, "Pay"),
      ("Pay", .link, "Help"),
    ])
    let rooms = map.rooms()
    #expect(rooms.map(\.door) == ["App", "Tabs", "Cart", "Home"])
    #expect(rooms.map(\.screens) == [["App"], ["Tabs"], ["Cart", "Pay"], ["Home", "Offer"]])
    #expect(rooms.map(\.outer) == [nil, 0, 1, 1])
    #expect(
      map.summary().contains(
        """
        How one gets around (4)
          App
            (root) Tabs
              (tab) Cart: Pay
              (tab) Home: Offer
        """))
  }

  @Test func `A room is called like the screen that its flow starts with`() {
    let map = map([
      ("App", .tab, "CounterFlow"), ("CounterFlow", .root, "Counter"),
      ("Counter", .push, "Count"), ("App", .tab, "ShopFlow"), ("ShopFlow", .root, "List"),
    ])
    #expect(map.rooms().map(\.name) == ["App", "Counter", "ShopFlow"])
    #expect(
      map.summary().contains(
        """
          App
            (tab) Counter: Count
            (tab) ShopFlow: List
        """))
  }

  @Test func `A crowded room is divided at the first screen that leads to several`() {
    let many = (1...9).flatMap { [("A", Arrow.How.push, "A\($0)"), ("B", .push, "B\($0)")] }
    let map = map([("App", .root, "Start"), ("Start", .push, "A"), ("Start", .push, "B")] + many)
    #expect(map.rooms().map(\.door) == ["App", "Start", "A", "B"])
    #expect(map.rooms().map(\.screens.count) == [1, 1, 10, 10])
  }

  @Test func `Screens of a crowded folder are in the features of their rooms`() {
    let many = (1...9).flatMap { [("A", Arrow.How.push, "A\($0)"), ("B", .push, "B\($0)")] }
    var map = map(
      [("App", .root, "Start"), ("Start", .push, "A"), ("Start", .push, "B"), ("X", .push, "B1")]
        + many)
    map.divideCrowdedFeatures()
    let features = Dictionary(uniqueKeysWithValues: map.screens.map { ($0.id, $0.feature) })
    #expect(features["A3"] == "A")
    #expect(features["B1"] == "B")
    #expect(features["X"] == "B")
  }

  @Test func `Features that folders tell stay as they are`() {
    var map = map([("App", .root, "Start"), ("Start", .push, "A")])
    let before = map
    map.divideCrowdedFeatures()
    #expect(map == before)
    map.divideCrowdedFeatures(untold: ["Modules"])
    #expect(Set(map.screens.map(\.feature)) == ["App", "Start"])
  }
}
