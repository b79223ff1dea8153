import Calcot
import CalcotTesting
import CalcotViews
import Foundation
import Testing

@Suite("A state that is saved")
@MainActor
struct SavingLimitsTests {
  private let flows = KeepingFlows()

  private func text(_ count: Int) -> Kept { Kept(text: String(repeating: "a", count: count)) }

  private func stack(mostBytes: Int = 1 << 20) -> CalcotApp {
    let app = flows.start(mostBytes: mostBytes)
    for name in ["a", "b", "c"] as [Name] { flows.members.last?.navigation.push(name) }
    return app
  }

  private func restored(_ state: Data, mostBytes: Int = 1 << 20) -> [Name: Kept] {
    let other = KeepingFlows()
    let app = other.start(restoring: state, mostBytes: mostBytes)
    #expect(app.restoration?.isComplete == true, "\(app.restoration!)")
    return other.values
  }

  @Test func `leaves out the one value that is too large, and says which`() throws {
    flows.values = ["root": text(10), "a": text(2_000_000), "b": text(500_000)]
    let app = stack()
    #expect(restored(try app.savedState()) == ["root": text(10), "b": text(500_000)])
    #expect(
      flows.issues.values == [
        "The value that a saves is left out of the saved state: it has 2000052 bytes, and the state"
          + " may have 1048576: save less of it, or raise mostBytes."
      ])
  }

  @Test func `leaves out as few values as it needs to, the largest first`() throws {
    flows.values = ["root": text(900), "a": text(700), "b": text(800), "c": text(600)]
    let app = stack(mostBytes: 2_000)
    #expect(
      restored(try app.savedState(), mostBytes: 2_000) == ["a": text(700), "c": text(600)])
    #expect(
      flows.issues.values.map { $0.prefix(20) } == ["The value that root ", "The value that b sav"])
  }

  @Test func `may be as large as the limit to the byte`() throws {
    flows.values = ["a": text(500), "b": Kept(text: "\"\\\n\u{1}é😀/")]
    let app = stack()
    let size = try app.savedState().count
    for (most, count) in [(size, 2), (size - 1, 1)] {
      let app = stack(mostBytes: most)
      #expect(restored(try app.savedState(), mostBytes: most).count == count)
    }
  }

  @Test func `leaves out a value that is too deep to be read again, or cannot be encoded`() throws {
    flows.values = [
      "root": .nested(49), "a": .nested(50), "b": Kept(number: .nan), "c": text(1),
    ]
    let app = stack()
    #expect(restored(try app.savedState()) == ["root": .nested(49), "c": text(1)])
    #expect(
      flows.issues.values.sorted().map { $0.contains("100 levels") } == [true, false])
    #expect(flows.issues.values.sorted().last?.contains("b saves") == true)
  }

  @Test func `says that a value is left out once, and again after it was saved`() throws {
    flows.values["a"] = text(3_000)
    let app = stack(mostBytes: 2_000)
    for _ in 0..<3 { _ = try app.savedState() }
    #expect(flows.issues.values.count == 1)
    flows.values["a"] = text(3)
    _ = try app.savedState()
    flows.values["a"] = text(3_000)
    _ = try app.savedState()
    #expect(flows.issues.values.count == 2)
  }

  @Test func `is refused with the reason if the tree alone is too large or too deep`() throws {
    let app = stack(mostBytes: 300)
    let large = #expect(throws: SavedStateProblem.self) { try app.savedState() }
    #expect(large.map { "\($0)" }?.contains("larger than 300 bytes") == true)
    guard case .unwritable = large else { return #expect(Bool(false), "\(large!)") }

    let deep = CalcotApp(NestedTabs(), routes: RouteRegistry(NestedTabs.Level.self))
    let tooDeep = #expect(throws: SavedStateProblem.self) { try deep.savedState() }
    #expect(tooDeep.map { "\($0)" }?.contains("more than 100 levels") == true)
  }

  @Test func `cannot be made after the app has ended`() {
    let app = stack()
    app.end()
    #expect(throws: SavedStateProblem.unwritable("the app has ended")) { try app.savedState() }
  }

  @Test func `is always one that the same app restores, except for the values that it named`()
    throws
  {
    var seeds = SeededGenerator(seed: RandomSeed.value)
    var (left, refused) = (0, 0)
    for _ in 0..<RandomSeed.rounds(2_000, short: 400) {
      let seed = seeds.next()
      var walk = KeepingWalk(seed: seed)
      walk.walk()
      let comment: Comment = "CALCOT_SEED=\(RandomSeed.value), seed \(seed): \(walk.app.tree)"
      guard let state = try? walk.app.savedState() else {
        refused += 1
        walk.flows.values = [:]
        #expect(throws: SavedStateProblem.self, comment) { try walk.app.savedState() }
        continue
      }
      let other = KeepingFlows()
      let app = other.start(restoring: state, mostBytes: walk.mostBytes)
      #expect(app.restoration == Restoration(), comment)
      #expect(app.tree == walk.app.tree, comment)
      let shown = Set(app.tree.screens.compactMap { $0.route.base as? Name })
      let kept = walk.flows.values.filter { shown.contains($0.key) }
      let missing = Set(kept.keys).subtracting(other.values.keys)
      #expect(other.values == kept.filter { !missing.contains($0.key) }, comment)
      let named = missing.filter { name in
        walk.flows.issues.values.contains { $0.contains("that \(name) saves") }
      }
      #expect(named == missing && walk.flows.issues.values.count >= missing.count, comment)
      left += missing.count
    }
    #expect(
      RandomSeed.hasMet(left, refused), "\(left) values left out, \(refused) trees refused")
  }
}

/// Tabs in tabs, deeper than a state may be.
private final class NestedTabs: Coordinator {
  struct Level: Route { let number: Int }

  let navigation: TabNavigation<Level>

  init(_ number: Int = 0) { navigation = TabNavigation([(Level(number: number), "")]) }

  func calcot(for route: Level, at place: RoutePlace<Level>) -> Placed {
    route.number < 25
      ? place.flow(ChildFlow(NestedTabs(route.number + 1)))
      : place.screen { Calcot("end" as Name, view: NameView.init) }
  }
}

/// A random tree with random values, many of them too large, too deep or not to be encoded.
@MainActor
private struct KeepingWalk {
  let flows = KeepingFlows()
  let app: CalcotApp
  let mostBytes: Int
  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    mostBytes = 200 + random.below(20_000)
    app = flows.start(mostBytes: mostBytes)
  }

  mutating func walk() {
    for number in 0..<random.below(20) {
      guard let member = flows.members.randomElement(using: &random) else { return }
      let name = Name(stringLiteral: random.once(in: 4) ? "flow \(number)" : "\(number)")
      switch random.below(5) {
      case 0: member.navigation.present(name)
      case 1: member.navigation.pop()
      default: member.navigation.push(name)
      }
    }
    for screen in app.tree.screens where !random.once(in: 3) {
      if let name = screen.route.base as? Name { flows.values[name] = value() }
    }
  }

  private mutating func value() -> Kept {
    switch random.below(8) {
    case 0: return .nested(random.below(70))
    case 1: return Kept(number: .infinity)
    case 2: return Kept(text: .randomText(using: &random))
    default:
      let piece = ["a", "\"", "\\", "é", "\u{1}", "😀", "/"][random.below(7)]
      return Kept(text: String(repeating: piece, count: random.below(5_000)))
    }
  }
}
