import Calcot
import Testing

@Suite struct LinkProblemsTests {
  @Test func `right templates have no problems`() { #expect(ClubRoute.links.problems == []) }

  @Test(arguments: [
    ("/groups", "a segment is empty: a template starts and ends without \"/\""),
    ("groups/", "a segment is empty: a template starts and ends without \"/\""),
    ("a//b", "a segment is empty: a template starts and ends without \"/\""),
    (":", "a parameter has no name: write \":name\""),
    ("a/-", "\"-\" is a marker in links: choose another word"),
    ("a%20b", "\"a%20b\" is no literal: write it unescaped and without control characters"),
    ("a?filter=all", "\"filter=all\" is no query item: write \"name=:parameter\""),
    ("a?", "\"\" is no query item: write \"name=:parameter\""),
  ])
  func `a mistake in a template is named`(template: String, problem: String) {
    let links = Links<ClubRoute>(RouteLink(template, .group(1)))
    #expect(links.problems.first == "the link \"\(template)\": \(problem)")
    #expect(links.path(of: .group(1)) == nil)
  }

  @Test func `a name that stands twice in a template is reported`() {
    let links = Links<ClubRoute>(
      RouteLink(":a/:a", ClubRoute.moved), RouteLink("x?b=:b&b=:c", ClubRoute.moved))
    #expect(
      links.problems == [
        "the link \":a/:a\": two parameters are called \":a\": give each a name of its own",
        "the link \"x?b=:b&b=:c\": the query names \"b\" twice: leave one out",
      ])
    #expect(links.matches(["1", "2"], query: LinkQuery()).isEmpty)
  }

  @Test func `parameters and values that do not pair are named`() {
    let links = Links<ClubRoute>(
      RouteLink("a/:b", .group(1)), RouteLink("b", ClubRoute.group),
      RouteLink("c/:d", ClubRoute.moved))
    #expect(
      links.problems == [
        "the link \"a/:b\" has parameters, and group(1) takes none: give a function of them",
        "the link \"b\" has another number of parameters than of values (0 and 1): "
          + "write one parameter for each value",
        "the link \"c/:d\" has another number of parameters than of values (1 and 2): "
          + "write one parameter for each value",
      ])
    #expect(links.path(of: .group(1)) == nil)
    #expect(links.matches(["b"], query: LinkQuery()).isEmpty)
  }

  @Test func `an optional in a path is named`() {
    let links = Links<ClubRoute>(
      RouteLink("map/:zoom?full=:full&page=:page", ClubRoute.map))
    #expect(
      links.problems == [
        "the link \"map/:zoom?full=:full&page=:page\": \":zoom\" is optional, and a path has every "
          + "segment: put it into the query, or make two links"
      ])
  }

  @Test func `a link whose values cannot be found again in its route is reported`() {
    let links = Links<ClubRoute>(
      RouteLink("moved/:to/:from") { .moved(from: $1, to: $0) },
      RouteLink("next/:group") { .group($0 &+ 1) })
    let advice =
      "the values cannot be found in a route that was made of them: pass \"values:\", "
      + "a function that gives them in the template's order"
    #expect(
      links.problems == [
        "the link \"moved/:to/:from\": \(advice)", "the link \"next/:group\": \(advice)",
      ])
  }

  @Test func `links to the same addresses are named, and the first is taken`() {
    let links = Links<ClubRoute>(
      RouteLink("a/:group", ClubRoute.group), RouteLink(":x/b", ClubRoute.group),
      RouteLink("a/:tag", ClubRoute.tag))
    #expect(
      links.problems == [
        "the links \"a/:group\" and \"a/:tag\" are for the same addresses: put a literal into one "
          + "of them"
      ])
    #expect(links.matches(["a", "1"], query: LinkQuery()).first?.routes == [.group(1)])
  }
}
