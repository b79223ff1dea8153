import CalcotTesting
import Testing

@testable import Calcot

@Suite struct LinkFuzzTests {
  @Test func `random links are refused or print in the one way that reads back`() {
    var random = SeededGenerator(seed: RandomSeed.value)
    var read = 0
    for _ in 0..<RandomSeed.rounds(100_000, short: 10_000) {
      let link = randomLink(using: &random)
      guard let address = try? LinkAddress(link) else { continue }
      read += 1
      let printed = address.description
      let again = try? LinkAddress(printed)
      #expect(
        again == address && again?.description == printed,
        "CALCOT_SEED=\(RandomSeed.value): \(link.debugDescription) printed as \(printed)")
      let matches = ClubRoute.links.matches(address.segments[...], query: address.query)
      for route in matches.first?.routes ?? [] { expectToPrint(route, from: link) }
    }
    #expect(
      read > RandomSeed.rounds(100_000, short: 10_000) / 10, "CALCOT_SEED=\(RandomSeed.value)")
  }

  @Test func `random routes come back from their links`() {
    var random = SeededGenerator(seed: RandomSeed.value)
    var printed = 0
    for _ in 0..<RandomSeed.rounds(100_000, short: 10_000) {
      let route = ClubRoute.random(using: &random)
      guard let path = ClubRoute.links.path(of: route),
        let address = try? LinkAddress(path.segments, query: path.query)
      else { continue }
      printed += 1
      let read = try? LinkAddress(address.description)
      let match = read.map { ClubRoute.links.matches($0.segments[...], query: $0.query) }?.first
      #expect(
        match?.routes.last == route && match?.consumed == path.segments.count,
        "CALCOT_SEED=\(RandomSeed.value): \(route) printed as \(address)")
    }
    #expect(
      printed > RandomSeed.rounds(100_000, short: 10_000) / 2, "CALCOT_SEED=\(RandomSeed.value)")
  }

  @Test func `random templates are usable or named as a problem`() {
    var random = SeededGenerator(seed: RandomSeed.value)
    for _ in 0..<RandomSeed.rounds(100_000, short: 10_000) {
      let template = randomTemplate(using: &random)
      let links = Links<ClubRoute>(RouteLink(template, ClubRoute.moved))
      let path = links.path(of: .moved(from: 1, to: 2))
      #expect(
        (path != nil) == links.problems.isEmpty,
        "CALCOT_SEED=\(RandomSeed.value): \(template) \(links.problems)")
    }
  }

  private func expectToPrint(_ route: ClubRoute, from link: String) {
    // NB: the first link of a route may be a shorter one; the printed link must lead there too.
    guard let path = ClubRoute.links.path(of: route) else {
      Issue.record("CALCOT_SEED=\(RandomSeed.value): \(link.debugDescription) gives \(route)")
      return
    }
    #expect(
      ClubRoute.links.matches(path.segments[...], query: path.query).first?.routes.last == route,
      "CALCOT_SEED=\(RandomSeed.value): \(route)")
  }

  private func randomLink(using random: inout SeededGenerator) -> String {
    let starts = ["/", "/", "/", "app://host/", "https://example.org/", "", "app:", "//"]
    var link = starts[random.below(starts.count)]
    let pieces = [
      "groups", "42", "members", "invitations", "tags", "all", "map", "notes", "-", "+", "++", "=",
      "~",
      "~.", "~-", "%7E", ".", "..", "%2D", "%2E", "%C3%A9", "é", "%", "%4", "%FF", "%00", "?", "#",
      "&", "=",
      "/",
      "search=", "page=7", "zoom=", "0.5", " ", ":", "\u{0}", "😀", "a", "007",
    ]
    for _ in 0..<random.below(8) {
      link += pieces[random.below(pieces.count)]
      if random.once(in: 2) { link += "/" }
    }
    guard random.once(in: 3) else { return link }
    var bytes = Array(link.utf8)
    for _ in 0..<(1 + random.below(3)) {
      let place = random.below(bytes.count + 1)
      switch random.below(3) {
      case 0: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
      case 1: bytes.removeSubrange(place...)
      default: if place < bytes.count { bytes[place] = UInt8.random(in: 0...255, using: &random) }
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func randomTemplate(using random: inout SeededGenerator) -> String {
    let pieces = ["a", ":b", ":c", "/", "/", "?", "&", "=:d", "e=:f", "-", "%", "", ":", "~", "\n"]
    return (0..<random.below(8)).map { _ in pieces[random.below(pieces.count)] }.joined()
  }
}
