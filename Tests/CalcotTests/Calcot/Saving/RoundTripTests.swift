import Calcot
import CalcotConformance
import CalcotTesting
import Testing

@Suite("Any tree that the user can reach")
@MainActor
struct RoundTripTests {
  @Test("comes back equal from its saved state")
  func savedState() throws {
    try walks(10_000) { walk, seed in
      let state = try walk.app.savedState()
      let restored = CalcotApp(AtlasCoordinator(), routes: atlasRoutes, restoring: state)
      #expect(restored.restoration?.isComplete == true, "seed \(seed): \(restored.restoration!)")
      #expect(restored.tree == walk.app.tree, "seed \(seed)")
      #expect(try restored.savedState() == state, "seed \(seed)")
      #expect(restored.tree.flows.count == walk.app.tree.flows.count, "seed \(seed)")
    }
  }

  @Test func `comes back equal with flows and containers at any depth`() throws {
    var seeds = SeededGenerator(seed: RandomSeed.value)
    for _ in 0..<RandomSeed.rounds(10_000, short: 150) {
      let seed = seeds.next()
      var walk = HouseWalk(seed: seed)
      walk.walk(steps: Int(seed % 30) + 1)
      let state = try walk.app.savedState()
      let restored = walk.restored(state)
      #expect(restored.restoration == Restoration(), "seed \(seed): \(walk.app.tree)")
      #expect(restored.tree == walk.app.tree, "seed \(seed)")
      #expect(try restored.savedState() == state, "seed \(seed)")
      expectIsSound(restored.tree, "seed \(seed)")
    }
  }

  @Test func `comes back the same from its link, where it has one`() throws {
    var linked = 0
    walks(10_000) { walk, seed in
      guard let link = walk.app.link else { return }
      linked += 1
      let other = CalcotApp(AtlasCoordinator(), routes: atlasRoutes)
      #expect(other.open(link) == .done, "seed \(seed): \(link)")
      #expect(other.link == link, "seed \(seed)")
      #expect(
        other.tree.visiblePath == walk.app.tree.visiblePath, "seed \(seed): \(link)")
      let tree = other.tree
      #expect(other.open(link) == .done, "seed \(seed): \(link)")
      #expect(other.tree == tree, "seed \(seed): \(link) again has changed the tree")
    }
    #expect(
      RandomSeed.hasMet(linked, least: RandomSeed.rounds(10_000, short: 60) / 4),
      "\(linked) trees had links")
  }

  @Test("comes back with the style of its modal", arguments: ModalStyle.allCases)
  func modalStyle(_ style: ModalStyle) throws {
    let app = try presenting(style)
    let restored = CalcotApp(
      AtlasCoordinator(), routes: atlasRoutes, restoring: try app.savedState())
    #expect(restored.restoration?.isComplete == true)
    #expect(restored.tree == app.tree)
    #expect(restored.tree.topLayer?.style == style)
  }

  @Test func `has one link for every kind of sheet, which leaves an open sheet as it is`() throws {
    for style in ModalStyle.allCases {
      let app = try presenting(style)
      let isSheet = style != .fullScreen
      #expect(app.link == (isSheet ? "/cities/+/Rome" : "/cities/++/Rome"))
      let (tree, link) = (app.tree, try #require(app.link))
      #expect(app.open(link) == .done)
      #expect(app.tree == tree, "\(style)")
      let other = CalcotApp(AtlasCoordinator(), routes: atlasRoutes)
      #expect(other.open(link) == .done)
      #expect(other.tree.topLayer?.style == (isSheet ? .sheet : .fullScreen))
      #expect(app.open(isSheet ? "/cities/++/Rome" : "/cities/+/Rome") == .done)
      #expect(app.tree.topLayer?.id != tree.topLayer?.id, "\(style) was kept")
    }
  }

  private func presenting(_ style: ModalStyle) throws -> CalcotApp {
    let atlas = AtlasCoordinator()
    let app = CalcotApp(atlas, routes: atlasRoutes)
    #expect(atlas.cities.navigation.present(.city("Rome"), as: style) == .done)
    return app
  }

  private func walks(_ count: Int, _ check: (AtlasWalk, UInt64) throws -> Void) rethrows {
    var seeds = SeededGenerator(seed: RandomSeed.value)
    for _ in 0..<RandomSeed.rounds(count, short: 100) {
      let seed = seeds.next()
      var walk = AtlasWalk(seed: seed)
      walk.walk(steps: Int(seed % 25) + 1)
      try check(walk, seed)
    }
  }
}
