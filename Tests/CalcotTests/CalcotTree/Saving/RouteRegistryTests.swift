import Foundation
import Testing

@testable import Calcot

@Suite struct RouteRegistryTests {
  private enum OldRoute: Route {
    static let name = "FormerRoute"
    case start
  }

  private enum SameNameRoute: LinkedRoute {
    static let name = "ClubRoute"
    case start
    static let links = Links<SameNameRoute>(RouteLink("/", .start))
  }

  private enum BadlyLinkedRoute: LinkedRoute {
    case start
    static let links = Links<BadlyLinkedRoute>(RouteLink("-", .start))
  }

  private struct Saved: Codable, Equatable { var stacks: [[AnyRoute]] }

  private let registry = RouteRegistry(ClubRoute.self, PageRoute.self, OldRoute.self)

  private func error(decoding json: String) throws -> SavedDataError {
    try #require(throws: SavedDataError.self) {
      try registry.decoded(Saved.self, from: Data(json.utf8))
    }
  }

  @Test func `routes of several features come back from JSON`() throws {
    let saved = Saved(
      stacks: [
        [AnyRoute(ClubRoute.group(42)), AnyRoute(PageRoute(1))], [AnyRoute(OldRoute.start)],
      ])
    let json = try registry.encoded(saved)
    #expect(
      String(decoding: json, as: UTF8.self) == """
        {"stacks":[[{"type":"ClubRoute","value":{"group":{"_0":42}}},\
        {"type":"PageRoute","value":{"number":1}}],[{"type":"FormerRoute","value":{"start":{}}}]]}
        """)
    #expect(try registry.decoded(Saved.self, from: json) == saved)
  }

  @Test func `a type that is not registered is neither read nor written`() throws {
    let advice = "unknown route type \"Other\": add it to the app's RouteRegistry"
    #expect(
      try error(decoding: #"{"stacks":[[],[{"type":"Other","value":{}}]]}"#)
        == .wrongShape(path: "stacks[1][0].type", advice))
    let failure = try #require(throws: SavedDataError.self) {
      try RouteRegistry(ClubRoute.self).encoded([AnyRoute(PageRoute(1))])
    }
    #expect(
      failure.description
        == "[0] cannot be saved: unknown route type \"PageRoute\": add it to the app's RouteRegistry"
    )
    #expect(throws: SavedDataError.self) {
      try registry.encoded([AnyRoute(SameNameRoute.start)])
    }
  }

  @Test(arguments: [
    (#"{"stacks":[[{"type":"ClubRoute"}]]}"#, "at stacks[0][0]: there is no \"value\""),
    (#"{"stacks":[[{"value":{}}]]}"#, "at stacks[0][0]: there is no \"type\""),
    (#"{"stacks":[[{"type":7,"value":{}}]]}"#, "at stacks[0][0].type: this is no String"),
    (#"{"stacks":[[null]]}"#, "at stacks[0][0]: there is null and no object"),
    (
      #"{"stacks":[[{"type":"PageRoute","value":{"number":"1"}}]]}"#,
      "at stacks[0][0].value.number: this is no Int"
    ),
    (#"{"stacks":[[{"type":"ClubRoute","value":{"left":{}}}]]}"#, "at stacks[0][0].value: "),
    (#"{"stacks":7}"#, "at stacks: this is no array"), ("[]", "at the root: this is no object"),
    ("{\"stacks\":", "this is no saved state: byte 10: the end is missing"),
    ("nonsense", "this is no saved state: byte 1: null should stand here"),
  ])
  func `JSON of the wrong shape is refused with the place`(json: String, message: String) throws {
    let text = try error(decoding: json).description
    #expect(text.hasPrefix(message), "\(text)")
  }

  @Test func `without a registry a route says what is missing`() {
    let json = Data(#"{"type":"PageRoute","value":{"number":1}}"#.utf8)
    let decoding = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(AnyRoute.self, from: json)
    }
    let encoding = #expect(throws: EncodingError.self) {
      try JSONEncoder().encode(AnyRoute(PageRoute(1)))
    }
    #expect(decoding.map { "\($0)" }?.contains("userInfo[.routeRegistry] of the decoder") == true)
    #expect(encoding.map { "\($0)" }?.contains("userInfo[.routeRegistry] of the encoder") == true)
  }

  @Test func `the links of a registered type are found by the type`() throws {
    let links = try #require(registry.links(for: ClubRoute.self))
    #expect(
      links.matches(["42"], query: LinkQuery()).first?.routes.last == AnyRoute(ClubRoute.group(42)))
    #expect(links.path(of: AnyRoute(ClubRoute.group(42))) == LinkPath(segments: ["42"]))
    #expect(links.path(of: AnyRoute(PageRoute(42))) == nil)
    #expect(links.problems.isEmpty)
    #expect(registry.links(for: PageRoute.self) == nil)
    #expect(registry.links(for: SameNameRoute.self) == nil)
  }

  @Test func `mistakes in a registry are named`() {
    #expect(registry.problems == [])
    let faulty = RouteRegistry(
      ClubRoute.self, PageRoute.self, SameNameRoute.self, PageRoute.self, BadlyLinkedRoute.self)
    let (club, page) = (String(reflecting: ClubRoute.self), String(reflecting: PageRoute.self))
    #expect(
      faulty.problems == [
        "\(club) and \(String(reflecting: SameNameRoute.self)) are both saved as \"ClubRoute\": "
          + "give one of them a \"static let name\" of its own",
        "the route type \(page) is registered twice: leave one out",
        "BadlyLinkedRoute: the link \"-\": \"-\" is a marker in links: choose another word",
      ])
  }
}
