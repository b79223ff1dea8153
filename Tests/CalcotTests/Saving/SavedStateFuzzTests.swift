import Calcot
import CalcotTesting
import Foundation
import Testing

@Suite("A saved state that is not what it should be")
@MainActor
struct SavedStateFuzzTests {
  @Test("never traps: the app is where it was, or at its root with the reason")
  func mutated() throws {
    var seeds = SeededGenerator(seed: RandomSeed.value)
    let states = try (0..<20).map { _ in
      var walk = AtlasWalk(seed: seeds.next())
      walk.walk(steps: 12)
      return try walk.app.savedState()
    }
    var (brought, refused) = (0, 0)
    for number in 0..<RandomSeed.rounds(100_000, short: 1_000) {
      var random = SeededGenerator(seed: seeds.next())
      let state = states[number % states.count].mutated(using: &random)
      let app = CalcotApp(AtlasCoordinator(), routes: atlasRoutes, restoring: state)
      let restoration = try #require(app.restoration)
      #expect(app.tree.visible != nil)
      if restoration.failure == nil {
        brought += 1
        #expect(throws: Never.self) { _ = try app.savedState() }
      } else {
        refused += 1
        #expect(app.tree.visible?.route == AnyRoute(CitiesRoute.list))
      }
    }
    #expect(brought > 0 && refused > 0, "brought back \(brought), refused \(refused)")
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
      (
        "ModalStyle",
        Data(text.replacing("\"layers\":[{", with: "\"layers\":[{\"style\":\"drawer\",").utf8)
      ),
      ("unknown route type", Data(text.replacing("CitiesRoute", with: "TownsRoute").utf8)),
    ]
    for (reason, data) in hostile {
      let app = CalcotApp(AtlasCoordinator(), routes: atlasRoutes, restoring: data)
      let failure = try #require(app.restoration?.failure)
      #expect("\(failure)".contains(reason), "\(failure)")
      #expect(app.tree.visible?.route == AnyRoute(CitiesRoute.list))
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
