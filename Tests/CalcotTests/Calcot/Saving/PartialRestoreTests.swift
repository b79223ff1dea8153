import Calcot
import CalcotConformance
import CalcotContent
import CalcotTesting
import Foundation
import Testing

@Suite("A saved state with a part that is no good")
@MainActor
struct PartialRestoreTests {
  private let atlas = AtlasCoordinator()
  private let app: CalcotApp
  private let cities = "layers[0].stack[0].container.branches[0].stack"

  init() { app = CalcotApp(atlas, routes: atlasRoutes) }

  private func restored(_ document: SavedDocument) throws -> CalcotApp {
    CalcotApp(AtlasCoordinator(), routes: atlasRoutes, restoring: try document.state)
  }

  private func document() throws -> SavedDocument { try SavedDocument(app.savedState()) }

  private func problems(_ app: CalcotApp) -> [String] {
    (app.restoration?.problems ?? []).map { "\($0)" }
  }

  // MARK: Stacks

  @Test(
    "loses the screen that cannot be read and those over it, and nothing else",
    arguments: [
      (".route.type", #""TownsRoute""#, #".route.type: unknown route type "TownsRoute""#),
      (".route.value", #""nowhere""#, ".route.value: "),
      (".route", "7", ".route: this is no object"),
      (".id", "1", ": the identity 1 is there twice"),
      (".id", "0", ": the identity 0 is not between"),
      (".id", #""first""#, ".id: this is no Int"), (".flow", "999", ": flow 999 is unknown"),
      ("", "7", ": this is no object"), ("", "null", ": "),
      (".container", #"{"kind": "drawer"}"#, ".container.kind: "),
      (
        ".container", #"{"kind": "tabs", "selected": 0, "branches": []}"#,
        "has another container"
      ),
    ])
  func stack(place: String, damage: String, reason: String) throws {
    app.open("/cities/Rome")
    atlas.cities.navigation.push(.city("Oslo"))
    atlas.cities.navigation.push(.city("Bern"))
    app.send(.select(2, in: app.tree.layers[0].stack.top.id))
    var document = try document()
    try document.put(damage, at: "\(cities)[2]\(place)")
    let restored = try restored(document)
    #expect(restored.restoration?.failure == nil)
    #expect(problems(restored).count == 1)
    #expect(problems(restored).first?.contains("\(cities)[2]") == true, "\(problems(restored))")
    #expect(problems(restored).first?.contains(reason) == true, "\(problems(restored))")
    #expect(restored.restoration?.isComplete == false)
    atlas.cities.navigation.pop()
    atlas.cities.navigation.pop()
    #expect(restored.tree == app.tree)
  }

  @Test func `starts a tab anew whose first screen cannot be read`() throws {
    app.open("/cities/Rome")
    app.open("/letters/2")
    var document = try document()
    document["\(cities)[0].route.type"] = "TownsRoute"
    let restored = try restored(document)
    #expect(problems(restored).count == 1)
    #expect(
      restored.tree.description
        == "base: tabs [list | pages [*page(1) | page(2) | (page(3))] | *split [inbox | *letter(2)]]"
    )
    #expect(restored.tree.screens.first == app.tree.screens.first)
    expectIsSound(restored.tree)
    #expect(restored.open("/cities/Rome") == .done)
  }

  @Test func `starts at the root if the first screen cannot be read, and keeps the modals`() throws
  {
    let flow = NamedFlow<Happening>("home")
    let routes = RouteRegistry(Name.self)
    let app = CalcotApp(flow, routes: routes)
    flow.navigation.push("far")
    flow.navigation.present("sheet")
    flow.navigation.push("page")
    var document = try SavedDocument(app.savedState())
    document["layers[0].stack[0].route.type"] = "Nothing"
    let restored = CalcotApp(
      NamedFlow<Happening>("fresh"), routes: routes, restoring: try document.state)
    #expect(restored.tree.description == "base: fresh\nsheet: sheet > page")
    #expect(restored.tree.layers.last == app.tree.layers.last)
    #expect(restored.restoration?.failure == nil)
    #expect(problems(restored).count == 1)
    expectIsSound(restored.tree)
  }

  // MARK: Modals

  @Test func `drops a modal whose first screen cannot be read, with the modals of its flows`()
    throws
  {
    let flows = KeepingFlows()
    let app = flows.start()
    flows.first.navigation.present("flow a")
    flows.members[1].navigation.present("sheet of a")
    flows.first.navigation.present("sheet")
    var document = try SavedDocument(app.savedState())
    #expect(document.count("layers") == 4)
    document["layers[1].stack[0].route"] = nil
    let restored = KeepingFlows().start(restoring: try document.state)
    #expect(restored.tree.description == "base: root\nsheet: sheet")
    #expect(restored.tree.layers.last == app.tree.layers.last)
    #expect(restored.tree.flows.count == 1)
    #expect(
      problems(restored).map { $0.hasPrefix("the saved state is invalid at layers[1].stack[0]: ") }
        == [true, false])
    #expect(problems(restored).last?.contains("layers[2]") == true, "\(problems(restored))")
  }

  @Test func `drops the modals of a flow that has lost its screens`() throws {
    let flows = KeepingFlows()
    let app = flows.start()
    flows.first.navigation.push("place")
    flows.first.navigation.push("flow a")
    flows.members[1].navigation.present("sheet of a")
    flows.first.navigation.present("sheet")
    var document = try SavedDocument(app.savedState())
    document["layers[0].stack[2].id"] = 5_000
    let restored = KeepingFlows().start(restoring: try document.state)
    #expect(restored.tree.description == "base: root > place\nsheet: sheet")
    #expect(restored.tree.flows.count == 1)
    expectIsSound(restored.tree)
  }

  @Test func `drops a modal without a style, or in the place of another`() throws {
    app.open("/cities/+/Rome")
    for (path, value) in [
      ("layers[1].style", nil), ("layers[1].style", "drawer"), ("layers[1].id", 1),
      ("layers[1].flow", 999), ("layers[1].stack", [Int]()), ("layers[1]", 7),
    ] as [(String, Any?)] {
      var document = try document()
      document[path] = value
      let restored = try restored(document)
      #expect(restored.tree.layers == Array(app.tree.layers.prefix(1)), "\(path)")
      #expect(problems(restored).count == 1, "\(path): \(problems(restored))")
      #expect(problems(restored).first?.contains("layers[1]") == true, "\(problems(restored))")
    }
  }

  // MARK: Containers

  @Test func `gives a split the side that it lacks, and any container a selected branch`() throws {
    app.open("/letters/2")
    let split = "layers[0].stack[0].container.branches[2].stack[0].container"
    var document = try document()
    document["\(split).branches[1]"] = "no branch"
    document["\(split).selected"] = 5
    document["layers[0].stack[0].container.selected"] = "letters"
    let restored = try restored(document)
    #expect(
      restored.tree.description
        == "base: tabs [*list | pages [*page(1) | page(2) | (page(3))] | split [*inbox | nothing]]")
    #expect(problems(restored).count == 3)
    expectIsSound(restored.tree)
  }

  @Test func `leaves out a page that cannot be read, and keeps the others`() throws {
    app.open("/tour/3")
    var document = try document()
    let pages = "layers[0].stack[0].container.branches[1].stack[0].container.branches"
    document["\(pages)[0].route.type"] = "Nothing"
    document["\(pages)[1].id"] = -1
    let restored = try restored(document)
    #expect(restored.tree.description.contains("*pages [*page(3)]"))
    #expect(problems(restored).count == 2)
    document[pages] = [Int]()
    let without = try self.restored(document)
    #expect(without.tree.description.contains("*pages [*page(1) | page(2) | (page(3))]"))
    expectIsSound(without.tree)
  }

  @Test func `says which tab the app has no more, also one with a flow`() throws {
    let routes = RouteRegistry(Name.self)
    let before = TabbedFlow(["a", "flow b", "c"])
    let app = CalcotApp(before, routes: routes)
    before.navigation.select("flow b")
    before.flows.first?.navigation.push("deep")
    before.flows.first?.navigation.present("sheet")
    let now = TabbedFlow(["new", "c", "a"])
    let restored = CalcotApp(now, routes: routes, restoring: try app.savedState())
    #expect(restored.tree.description == "base: tabs [*new | c | a]")
    #expect(problems(restored).first?.contains("the tab of flow b is gone") == true)
    #expect(problems(restored).first?.contains("branches[1]") == true)
    #expect(problems(restored).count == 2, "and the sheet: \(problems(restored))")
    expectIsSound(restored.tree)
  }

  // MARK: Flows

  @Test func `loses the screens of a flow whose place is a flow no longer`() throws {
    let flows = KeepingFlows()
    let app = flows.start()
    flows.first.navigation.push("place")
    flows.first.navigation.push("flow a")
    flows.members[1].navigation.push("within a")
    let other = KeepingFlows()
    other.hasFlows = false
    let restored = other.start(restoring: try app.savedState())
    #expect(restored.tree.description == "base: root > place")
    #expect(
      problems(restored) == [
        "the app has changed since the state was saved: at layers[0].stack[2], flow a is no flow"
      ])
  }

  @Test func `starts a flow at a place that was a screen, and keeps the screens over it`() throws {
    let flows = KeepingFlows()
    flows.hasFlows = false
    flows.values["flow a"] = Kept(text: "typed")
    let app = flows.start()
    flows.first.navigation.push("flow a")
    flows.first.navigation.push("over it")
    let other = KeepingFlows()
    let restored = other.start(restoring: try app.savedState())
    #expect(restored.tree.description == "base: root > start of flow a > over it")
    #expect(
      problems(restored) == [
        "the app has changed since the state was saved: at layers[0].stack[1], flow a is a flow now"
      ])
    #expect(other.values.isEmpty, "the flow got the value of the screen")
    expectIsSound(restored.tree)
  }

  @Test func `loses the screens of a flow that the table lacks or has in the wrong place`() throws {
    let flows = KeepingFlows()
    let app = flows.start()
    flows.first.navigation.push("flow a")
    flows.members[1].navigation.push("flow b")
    for (key, value) in [
      ("parent", nil), ("parent", 77), ("route", nil), ("id", 0), ("", 7),
    ] as [(String, Any?)] {
      var document = try SavedDocument(app.savedState())
      document["flows[1]" + (key.isEmpty ? "" : ".\(key)")] = value
      let restored = KeepingFlows().start(restoring: try document.state)
      #expect(restored.tree.description == "base: root", "\(key)")
      #expect(problems(restored).contains { $0.contains("flows[1]") }, "\(problems(restored))")
      #expect(problems(restored).contains { $0.contains("layers[0].stack[1]") })
      expectIsSound(restored.tree)
    }
  }

  @Test(arguments: [(true, 101), (false, 1_000)])
  func `makes no more flows than it may, and says that the others are lost`(
    _ isDeep: Bool, _ most: Int
  ) throws {
    let flows = KeepingFlows()
    let app = flows.start()
    flows.first.navigation.push("flow a")
    var document = try SavedDocument(app.savedState())
    let child = try #require(app.tree.flows.values.first { $0.parent != nil }).id.rawValue
    let route = try #require(document["flows[1].route"])
    var all = try #require(document["flows"] as? [Any])
    for number in 10_001...13_000 {
      let parent = isDeep && number > 10_001 ? number - 1 : child
      all.append(["id": number, "parent": parent, "route": route] as [String: Any])
    }
    document["flows"] = all
    document["lastIdentity"] = 20_000
    let other = KeepingFlows()
    let restored = other.start(restoring: try document.state)
    #expect(restored.tree == app.tree)
    #expect(other.members.count <= most)
    #expect(problems(restored).count == 100)
    #expect(problems(restored).first?.contains("there are too many flows") == true)
  }

  // MARK: Values, depth, and what nothing can be made of

  @Test func `loses a saved value that cannot be read, and keeps its screen`() throws {
    let flows = KeepingFlows()
    for name in ["root", "a", "b", "c"] as [Name] { flows.values[name] = Kept(text: "typed") }
    let app = flows.start()
    for name in ["a", "b", "c"] as [Name] { flows.first.navigation.push(name) }
    var document = try SavedDocument(app.savedState())
    document["layers[0].stack[0].saved"] = 7
    document["layers[0].stack[1].saved"] = #"{"text":"#
    document["layers[0].stack[2].saved"] = String(repeating: "[", count: 300)
    let other = KeepingFlows()
    let restored = other.start(restoring: try document.state)
    #expect(restored.tree == app.tree)
    #expect(other.values == ["c": Kept(text: "typed")])
    #expect(problems(restored).count == 3)
    #expect(problems(restored).first?.contains("layers[0].stack[0].saved") == true)
    #expect(problems(restored).contains { $0.contains("Kept of b") && $0.contains("100 levels") })
  }

  @Test func `loses a route or a container that is too deep`() throws {
    let flows = KeepingFlows()
    let app = flows.start()
    for name in ["a", "b", "c"] as [Name] { flows.first.navigation.push(name) }
    var document = try SavedDocument(app.savedState())
    var deep: Any = 7
    for _ in 0..<150 { deep = [deep] }
    document["layers[0].stack[2].route.value"] = ["description": "b", "more": deep]
    let restored = KeepingFlows().start(restoring: try document.state)
    #expect(restored.tree.description == "base: root > a")
    #expect(problems(restored).count == 1)
    #expect(problems(restored).first?.contains("deeper than 100 levels") == true)

    let house = FlowHouse()
    let nested = house.startSaving(.tabs(0))
    var inner: [String: Any] = ["id": 1, "flow": 1, "route": 1]
    for _ in 0..<60 {
      inner["container"] = [
        "kind": "tabs", "selected": 0, "branches": [["id": 1, "stack": [inner]]],
      ]
    }
    document = try SavedDocument(nested.savedState())
    document["layers[0].stack[0].container.branches[2].stack[0]"] = inner
    let again = house.startSaving(.tabs(0), restoring: try document.state)
    #expect(again.tree.description == nested.tree.description)
    #expect(again.restoration?.failure == nil)
    #expect(again.restoration?.isComplete == false)
  }

  @Test(
    "fails as a whole if its version, identities, list of flows or of layers is damaged",
    arguments: [
      ("version", "2"), ("lastIdentity", "9223372036854775807"), ("lastIdentity", #""many""#),
      ("lastIdentity", "-1"), ("flows", "[]"), ("flows[0]", "7"), ("flows[0].parent", "1"),
      ("layers", "[]"), ("layers", #""none""#),
    ])
  func frame(path: String, damage: String) throws {
    app.open("/cities/Rome")
    var document = try document()
    try document.put(damage, at: path)
    let restored = try restored(document)
    #expect(restored.restoration?.failure != nil)
    #expect(restored.tree.visible?.route == AnyRoute(CitiesRoute.list))
    #expect(restored.open("/cities/Rome") == .done)
  }

  @Test func `starts at the root if the base layer cannot be used`() throws {
    app.open("/cities/Rome")
    for (path, value) in [
      ("layers[0]", 7), ("layers[0].style", "sheet"), ("layers[0].flow", 5),
      ("layers[0].stack", [Int]()),
    ] as [(String, Any)] {
      var document = try document()
      document[path] = value
      let restored = try restored(document)
      #expect(restored.restoration?.failure == nil)
      #expect(problems(restored).count == 1, "\(problems(restored))")
      #expect(restored.tree.visible?.route == AnyRoute(CitiesRoute.list))
      expectIsSound(restored.tree)
    }
  }
}
