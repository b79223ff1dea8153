@testable import CalcotTree
import Testing

@testable import Calcot

@Suite struct LinksTests {
  private func matches(_ link: String) throws -> [LinkMatch<ClubRoute>] {
    let address = try LinkAddress(link)
    return ClubRoute.links.matches(address.segments[...], query: address.query)
  }

  private func link(_ route: ClubRoute) throws -> String? {
    try ClubRoute.links.path(of: route).map {
      try LinkAddress($0.segments, query: $0.query).description
    }
  }

  @Test func `a link leads to the routes of all its prefixes`() throws {
    #expect(
      try matches("/42/members?search=ann").first
        == LinkMatch(
          routes: [.groups(.joined), .group(42), .members(42, search: "ann")], consumed: 2))
    #expect(
      try matches("/42/members/x7").first?.routes == [
        .groups(.joined), .group(42), .members(42, search: ""),
        .member(group: 42, id: ClubRoute.Badge(rawValue: "x7")),
      ])
  }

  @Test func `a prefix without a link is passed over`() throws {
    #expect(
      try matches("/moved/to/1/from/2").first?.routes == [.groups(.joined), .moved(from: 2, to: 1)])
  }

  @Test func `shorter matches leave the rest for a flow within`() throws {
    #expect(
      try matches("/42/members/x7/settings").map(\.consumed) == [3, 2, 1, 0])
    #expect(try matches("/nowhere").map(\.routes) == [[.groups(.joined)]])
    #expect(Links<ClubRoute>(RouteLink("a", .group(1))).matches(["b"], query: LinkQuery()).isEmpty)
  }

  @Test func `a slice of segments is matched from where it begins`() {
    let segments = ["groups", "42", "members"][1...]
    #expect(
      ClubRoute.links.matches(segments, query: LinkQuery()).first?.routes.last
        == .members(42, search: ""))
  }

  @Test func `the literal beats the parameter, and a text that is no value fits nothing`() throws {
    #expect(try matches("/invitations").first?.routes == [.groups(.joined), .groups(.invited)])
    #expect(try matches("/tags/all").first?.routes.last == .tag("every one"))
    #expect(try matches("/tags/some").first?.routes.last == .tag("some"))
    #expect(try matches("/007").first?.consumed == 0)
    #expect(try matches("/notes/42").first?.consumed == 0)
  }

  @Test func `a parameter is tried where the literal's values do not fit`() {
    enum Pair: Route {
      case number(Int)
      case words(String, String)
    }
    let links = Links<Pair>(RouteLink(":a/:b", Pair.words), RouteLink("tags/:number", Pair.number))
    let query = LinkQuery()
    #expect(links.matches(["tags", "1"], query: query).first?.routes == [.number(1)])
    #expect(links.matches(["tags", "x"], query: query).first?.routes == [.words("tags", "x")])
    #expect(links.path(of: .words("tags", "1")) == nil)
  }

  @Test func `a query item is taken by name, and what no link names is ignored`() throws {
    #expect(
      try matches("/map?page=7&utm_source=mail&zoom=0.5").first?.routes.last
        == .map(zoom: 0.5, isFull: false, page: 7))
    #expect(try matches("/map").first?.routes.last == .map(zoom: nil, isFull: false, page: nil))
    #expect(try matches("/map?page=first").first?.consumed == 0)
    let required = Links<ClubRoute>(RouteLink("open?group=:group", ClubRoute.group))
    #expect(required.matches(["open"], query: LinkQuery()).isEmpty)
    let query = LinkQuery([.init("group", "3")])
    #expect(required.matches(["open"], query: query).first?.routes == [.group(3)])
  }

  @Test func `a route prints from the declaration that reads it`() throws {
    #expect(try link(.groups(.joined)) == "/")
    #expect(try link(.groups(.invited)) == "/invitations")
    #expect(try link(.group(-1)) == "/-1")
    #expect(try link(.members(42, search: "")) == "/42/members")
    #expect(try link(.members(42, search: "-")) == "/42/members?search=-")
    #expect(try link(.member(group: 1, id: .init(rawValue: ""))) == "/1/members/~")
    #expect(
      try link(.map(zoom: -0.5, isFull: true, page: nil)) == "/map?zoom=-0.5&full=true")
    #expect(try link(.moved(from: 1, to: 2)) == "/moved/to/2/from/1")
    #expect(try link(.unlinked(1)) == nil)
  }

  @Test func `a route whose link would lead elsewhere has none`() throws {
    #expect(try link(.tag("all")) == nil)
    #expect(try link(.tag("a\u{0}")) == nil)
    #expect(try link(.map(zoom: .nan, isFull: true, page: nil)) == nil)
    #expect(try link(.tag("every one")) == "/tags/every%20one")
  }

  @Test func `a route that two links can say prints with the first that leads back`() {
    let links = Links<ClubRoute>(
      RouteLink("all", .tag("x")), RouteLink(":tag", ClubRoute.tag),
      RouteLink("tags/:tag", ClubRoute.tag))
    #expect(links.path(of: .tag("all")) == LinkPath(segments: ["tags", "all"]))
    #expect(links.path(of: .tag("x")) == LinkPath(segments: ["all"]))
    #expect(links.path(of: .tag("y")) == LinkPath(segments: ["y"]))
  }

  @Test @MainActor func `a deep stack is tried for no more places than a link can have`() {
    func tried(at depth: Int) -> Int {
      let flow = CountedPath()
      let app = CalcotApp(flow, routes: RouteRegistry(CountedNumber.self))
      flow.navigation.setStack((0...depth).map { CountedNumber(number: $0) })
      let before = CountedNumber.printed.withLock { $0 }
      #expect(app.link == nil)
      app.end()
      return CountedNumber.printed.withLock { $0 } - before
    }
    #expect(tried(at: 2_000) <= 2 * tried(at: 200))
  }

  @Test func `a struct is a route like any other`() {
    struct Entry: Route {
      let year: Int
      let day: Int
    }
    let links = Links<Entry>(RouteLink(":year/:day", Entry.init))
    let path = LinkPath(segments: ["2024", "7"])
    #expect(links.path(of: Entry(year: 2024, day: 7)) == path)
    #expect(
      links.matches(["2024", "7"], query: LinkQuery()).first?.routes == [Entry(year: 2024, day: 7)])
    #expect(links.problems.isEmpty)
  }
}

private struct CountedNumber: LinkedRoute {
  /// The number of routes that a link was printed of.
  static let printed = Locked(0)
  let number: Int

  static let links = Links<CountedNumber>(
    RouteLink("", CountedNumber(number: 0)),
    RouteLink(
      ":number", { (number: Int) in CountedNumber(number: number) },
      values: { route in
        printed.withLock { $0 += 1 }
        return route.number
      }))
}

private final class CountedPath: Coordinator {
  let navigation = StackNavigation<CountedNumber>(root: CountedNumber(number: 0))

  func calcot(for route: CountedNumber, at place: RoutePlace<CountedNumber>) -> Placed {
    place.screen { Calcot(route) }
  }
}
