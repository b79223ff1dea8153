import Calcot
import CalcotConformance
import CalcotContent
import CalcotTesting
import CalcotWeb
import Testing

@Suite("The way back to an entry of the browser's history")
@MainActor
struct WayBackTests {
  private let atlas = AtlasCoordinator()

  @Test func `leads to a tab wherever it stands now, and nowhere if it is gone`() throws {
    let app = CalcotApp(atlas)
    let cities = HistoryPlace(app.tree)
    atlas.navigation.select(.tour)
    let container = try #require(app.tree.visibleContainers.first?.id)
    #expect(app.tree.step(backTo: cities) == .select(0, in: container))
    atlas.navigation.setTabs([(.tour, "Tour"), (.letters, "Letters"), (.cities, "Cities")])
    #expect(app.tree.step(backTo: cities) == .select(2, in: container))
    atlas.navigation.setTabs([(.tour, "Tour"), (.letters, "Letters")])
    #expect(app.tree.step(backTo: cities) == nil)
  }

  @Test func `leads one side to the left at a time on a narrow host`() throws {
    let office = PostOfficeCoordinator()
    let app = CalcotApp(office)
    app.send(.resize(isNarrow: true))
    var places = [HistoryPlace(app.tree)]
    office.navigation.show(.box("Out"), in: .supplementary)
    places.append(HistoryPlace(app.tree))
    office.navigation.show(.letter("Out", 1))
    let split = try #require(app.tree.visibleContainers.first?.id)
    for (index, place) in places.enumerated() {
      #expect(app.tree.step(backTo: place) == .select(index, in: split))
      #expect(place.isUnder(HistoryPlace(app.tree)))
    }
    office.navigation.go(to: .supplementary)
    #expect(app.tree.step(backTo: places[1]) == nil)
  }

  @Test("leads nowhere along a trail that no app has left", arguments: [Int.min, -7, 0, 7, .max])
  func noTrail(_ mark: Int) throws {
    let app = CalcotApp(atlas)
    let place = HistoryPlace(app.tree)
    let trail = try #require(place.trails.first)
    let strange = HistoryPlace(trails: [trail.map { $0 < 0 ? mark : $0 }])
    #expect(strange != place && app.tree.step(backTo: strange) == nil)
  }
}
