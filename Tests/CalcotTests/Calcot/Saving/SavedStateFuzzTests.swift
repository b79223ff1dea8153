import Calcot
import CalcotConformance
import CalcotTesting
import Foundation
import Testing

@Suite("A saved state that is not what it should be")
@MainActor
struct SavedStateFuzzTests {
  @Test("never traps: the app is where it was as far as it can be read, or at its root")
  func mutated() throws {
    var seeds = SeededGenerator(seed: RandomSeed.value)
    let states = try (0..<20).map { _ in
      var walk = AtlasWalk(seed: seeds.next())
      walk.walk(steps: 12)
      return try walk.app.savedState()
    }
    var (brought, refused) = (0, 0)
    for number in 0..<RandomSeed.rounds(100_000, short: 300) {
      var random = SeededGenerator(seed: seeds.next())
      let state = states[number % states.count].mutated(using: &random)
      let app = CalcotApp(AtlasCoordinator(), routes: atlasRoutes, restoring: state)
      let restoration = try #require(app.restoration)
      #expect(app.tree.visible != nil)
      expectIsSound(app.tree, "CALCOT_SEED=\(RandomSeed.value)")
      if restoration.failure == nil {
        brought += 1
        #expect(throws: Never.self) { _ = try app.savedState() }
      } else {
        refused += 1
        #expect(app.tree.visible?.route == AnyRoute(CitiesRoute.list))
      }
    }
    #expect(
      RandomSeed.hasMet(brought, refused), "brought back \(brought), refused \(refused)")
  }

  @Test("is refused with the reason when it is cut off, too deep, too large or of another version")
  func hostile() throws {
    var walk = AtlasWalk(seed: 1)
    walk.walk(steps: 10)
    let state = try walk.app.savedState()
    let text = String(decoding: state, as: UTF8.self)
    let hostile: [(String, Data)] = [
      ("end is missing", state.dropLast(3)),
      ("levels", Data((String(repeating: "[", count: 5_000)).utf8)),
      ("larger", Data(repeating: UInt8(ascii: " "), count: 2_000_000)),
      ("version 2", Data(text.replacing("\"version\":1", with: "\"version\":2").utf8)),
      ("true should stand here", Data("this is no JSON".utf8)),
      ("UTF-8", Data([0x22, 0xFF, 0x22])),
      ("lastIdentity", Data(text.replacing("\"lastIdentity\":", with: "\"lastIdentity\":-").utf8)),
    ]
    for (reason, data) in hostile {
      let app = CalcotApp(AtlasCoordinator(), routes: atlasRoutes, restoring: data)
      let failure = try #require(app.restoration?.failure)
      #expect("\(failure)".contains(reason), "\(failure)")
      #expect(app.tree.visible?.route == AnyRoute(CitiesRoute.list))
    }
  }
}

extension SavedStateFuzzTests {
  @Test(
    "costs little if it has nothing but parts that are no good", arguments: ["flows", "layers"])
  func manyProblems(list: String) throws {
    var walk = AtlasWalk(seed: 1)
    walk.walk(steps: 10)
    var document = try SavedDocument(walk.app.savedState())
    document[list] = (document[list] as? [Any] ?? []) + Array(repeating: 0, count: 40_000)
    let state = try document.state
    let app = CalcotApp(AtlasCoordinator(), routes: atlasRoutes, restoring: state)
    #expect(app.restoration?.problems.count == 100)
    #expect(app.restoration?.failure == nil)
    #expect(app.tree == walk.app.tree)
  }

  @Test("loses one screen that is no good with those over it, and nothing before it or beside it")
  func oneNode() throws {
    var seeds = SeededGenerator(seed: RandomSeed.value)
    for _ in 0..<RandomSeed.rounds(20_000, short: 150) {
      let seed = seeds.next()
      var walk = AtlasWalk(seed: seed)
      walk.walk(steps: 12)
      try loseOneNode(of: walk.app, seed) {
        CalcotApp(AtlasCoordinator(), routes: atlasRoutes, restoring: $0)
      }
      var house = HouseWalk(seed: seed)
      house.walk(steps: 20)
      try loseOneNode(of: house.app, seed, restored: house.restored)
    }
  }

  private func loseOneNode(
    of app: CalcotApp, _ seed: UInt64, restored: (Data) -> CalcotApp
  ) throws {
    var random = SeededGenerator(seed: seed)
    var document = try SavedDocument(app.savedState())
    let node = try #require(document.nodes.randomElement(using: &random))
    let kept = Kept(document, without: node)
    document.damage(node, using: &random)
    let comment: Comment = "CALCOT_SEED=\(RandomSeed.value), seed \(seed), \(node): \(app.tree)"
    let after = restored(try document.state)
    let restoration = try #require(after.restoration)
    #expect(restoration.failure == nil, comment)
    #expect(restoration.problems.first.map { "\($0)".contains(node) } == true, comment)
    for screen in kept.screens {
      #expect(after.tree.node(screen) == app.tree.node(screen), "\(screen), \(comment)")
    }
    #expect(after.tree.layers.prefix(kept.layers) == app.tree.layers.prefix(kept.layers), comment)
    expectIsSound(after.tree, comment)
    let again = restored(try after.savedState())
    #expect(again.restoration == Restoration(), comment)
    #expect(again.tree == after.tree, comment)
  }

  /// What the loss of a node must not cost: the layers below, and in its own layer every screen
  /// before it or beside it.
  private struct Kept {
    let layers: Int
    let screens: [ScreenID]

    @MainActor
    init(_ document: SavedDocument, without node: String) {
      layers = Int(node.dropFirst("layers[".count).prefix { $0 != "]" }) ?? 0
      let stack = node[..<(node.lastIndex(of: "[") ?? node.endIndex)]
      let over = (0..<document.count(String(stack))).map { "\(stack)[\($0)]" }.drop { $0 != node }
      screens = document.nodes(in: "layers[\(layers)].stack").compactMap { path in
        // NB: a container holds what is lost, so only screens stay equal.
        guard !over.contains(where: { path.hasPrefix($0) }), document["\(path).container"] == nil
        else { return nil }
        return (document["\(path).id"] as? Int).map(ScreenID.init(rawValue:))
      }
    }
  }
}

extension SavedDocument {
  fileprivate mutating func damage(_ node: String, using random: inout SeededGenerator) {
    switch random.below(8) {
    case 0: self["\(node).route.type"] = "Nothing"
    case 1: self["\(node).route.value"] = 7
    case 2: self["\(node).route"] = nil
    case 3: self["\(node).id"] = 1_000_000
    case 4: self["\(node).flow"] = -1
    case 5: self["\(node).container"] = ["kind": 7]
    case 6: self[node] = "no node"
    case 7 where self["\(node).route.type"] as? String == "FlowRoute":
      self["\(node).route.value"] = ["drawer": ["_0": 1]]
    default:
      let isTab = self["\(node).route.type"] as? String == "AtlasTab"
      self["\(node).route.type"] = isTab ? "CitiesRoute" : "AtlasTab"
      self["\(node).route.value"] = [isTab ? "list" : "tour": [String: Any]()]
    }
  }
}

extension Data {
  /// Returns the bytes with a small error, or with an identity or an index changed.
  fileprivate func mutated(using random: inout SeededGenerator) -> Data {
    var bytes = [UInt8](self)
    func place(_ random: inout SeededGenerator) -> Int {
      Int.random(in: 0..<Swift.max(bytes.count, 1), using: &random)
    }
    for _ in 0..<Int.random(in: 1...3, using: &random) where !bytes.isEmpty {
      switch Int.random(in: 0..<8, using: &random) {
      case 0: bytes.removeSubrange(place(&random)...)
      case 1: bytes[place(&random)] = UInt8.random(in: 0...255, using: &random)
      case 2: bytes.insert(UInt8.random(in: 32...126, using: &random), at: place(&random))
      case 3: bytes.remove(at: place(&random))
      default:
        // NB: replacing a digit by a digit keeps it JSON, and changes identities, flows and
        // branches.
        let digits = bytes.indices.filter { (48...57).contains(bytes[$0]) }
        guard let digit = digits.randomElement(using: &random) else { break }
        bytes[digit] = UInt8.random(in: 48...57, using: &random)
      }
    }
    return Data(bytes)
  }
}
