import Calcot
import Foundation
import Testing

@Suite struct LinkAddressTests {
  @Test(arguments: [
    "/groups/42?search=ann", "app://host/groups/42?search=ann", "app:/groups/42?search=ann",
    "https://me@example.org:8080/groups/42?search=ann#top", "/groups/42/?&search=ann&",
    "/gr%6Fups/%34%32?se%61rch=a%6en",
  ])
  func `a URL and a path give the same address`(link: String) throws {
    let address = try LinkAddress(link)
    #expect(address.segments == ["groups", "42"])
    #expect(address.over.isEmpty)
    #expect(address.query == LinkQuery([.init("search", "ann")]))
    #expect("\(address)" == "/groups/42?search=ann")
  }

  @Test func `markers part an address into pieces`() throws {
    let address = try LinkAddress("/groups/42/-/43/members/+/new/++/a/=/b")
    #expect(address.segments == ["groups", "42"])
    #expect(
      address.over == [
        .init(.push, ["43", "members"]), .init(.sheet, ["new"]), .init(.fullScreen, ["a"]),
        .init(.side, ["b"]),
      ])
    #expect("\(address)" == "/groups/42/-/43/members/+/new/++/a/=/b")
  }

  @Test(arguments: [
    ("-", "~-"), ("+", "%2B"), ("++", "%2B%2B"), ("=", "%3D"), ("", "~"), (".", "~."),
    ("..", "~.."),
    ("~", "~~"), ("~.", "~~."), ("~..", "~~.."), ("~-", "~~-"), ("~~", "~~~"), ("~a", "~a"),
    ("--", "--"), ("~~--", "~~--"), ("a/b", "a%2Fb"),
    ("é?#&=", "%C3%A9%3F%23%26%3D"), ("%2D", "%252D"), (" ", "%20"),
  ])
  func `a value in a link is never taken for a marker or for another value`(
    value: String, raw: String
  ) throws {
    let address = try LinkAddress([value, "end"], over: [.init(.push, [value])])
    #expect("\(address)" == "/\(raw)/end/-/\(raw)")
    #expect(try LinkAddress("\(address)") == address)
  }

  // NB: RFC 3986 calls an escaped letter, digit, "-", ".", "_" or "~" equal to the bare one.
  @Test(arguments: ["-", "+", "++", "", ".", "..", "~", "~-", "~~.", "a-._~", "%2D", "%"])
  func `a link leads to the same place after a client has normalised it`(value: String) throws {
    let address = try LinkAddress(
      [value, "end"], over: [.init(.push, [value]), .init(.sheet, [value])],
      query: LinkQuery([.init(value, value)]))
    let pairs = [("%2D", "-"), ("%2E", "."), ("%5F", "_"), ("%7E", "~")]
    let normalised = pairs.reduce("\(address)") {
      $0.replacingOccurrences(of: $1.0, with: $1.1)
    }
    #expect(try LinkAddress(normalised) == address)
    let escaped = pairs.reduce("\(address)") {
      $0.replacingOccurrences(of: $1.1, with: $1.0)
    }
    if !value.contains(".") { #expect(try LinkAddress(escaped) == address) }
  }

  @Test func `a query keeps its items in order and a plus is a space in it`() throws {
    let address = try LinkAddress("/?b=1&a=x+y%2Bz&b=2&flag&=nameless")
    #expect(
      address.query.items == [
        .init("b", "1"), .init("a", "x y+z"), .init("b", "2"), .init("flag", ""),
        .init("", "nameless"),
      ])
    #expect(address.query["b"] == "1")
    #expect(address.query["c"] == nil)
    #expect("\(address)" == "/?b=1&a=x%20y%2Bz&b=2&flag=&=nameless")
  }

  @Test(arguments: [
    ("", 0, LinkError.Problem.noPath), ("groups/42", 0, .noPath), ("app:groups", 4, .noPath),
    ("?search=ann", 0, .noPath), (":/groups", 0, .noPath),
    ("/groups//42", 8, .emptySegment), ("//", 1, .emptySegment),
    ("/groups/../42", 8, .relativeSegment), ("/./a", 1, .relativeSegment),
    ("/-", 1, .emptyPiece), ("/a/+/", 3, .emptyPiece), ("/++/-/b", 1, .emptyPiece),
    ("/a/%2E%2e", 3, .relativeSegment), ("/%2E", 1, .relativeSegment),
    ("/gr%6", 3, .badEscape), ("/gr%zz/a", 3, .badEscape), ("/a?b=%", 5, .badEscape),
    ("/a?b=%4", 5, .badEscape), ("/a%+1", 2, .badEscape),
    ("/a/%ff", 3, .notUTF8), ("/a/x%C3/%A9", 3, .notUTF8), ("/a?%ED%A0%80=1", 3, .notUTF8),
    ("/a/x%00", 3, .controlCharacter), ("/a?b=x\n", 5, .controlCharacter),
    ("/a/%C2%85", 3, .controlCharacter), ("/a/\u{7F}", 3, .controlCharacter),
  ])
  func `a bad link is refused with the place`(
    link: String, offset: Int, problem: LinkError.Problem
  ) throws {
    let error = try #require(throws: LinkError.self) { try LinkAddress(link) }
    #expect(error.problem == problem)
    #expect(error.offset == offset)
  }

  @Test func `an error says where, what and what to do`() throws {
    let error = try #require(throws: LinkError.self) { try LinkAddress("/groups/4%\u{7}") }
    #expect(
      "\(error)" == """
        the link "/groups/4%\u{FFFD}", at byte 9: "%" needs two hexadecimal digits after it: \
        write "%25" for the sign itself
        """)
  }

  @Test func `a link has a greatest length, as it is written and as it is printed`() throws {
    let fits = "/" + String(repeating: "a", count: 8191)
    #expect(try LinkAddress(fits).description == fits)
    for long in [fits + "a", "/" + String(repeating: "é", count: 1400)] {
      let error = try #require(throws: LinkError.self) { try LinkAddress(long) }
      #expect(error.problem == .tooLong)
      #expect(error.description.utf8.count < 1000)
    }
  }

  @Test func `a link has a greatest number of pieces`() throws {
    let fits = "/a" + String(repeating: "/-/a", count: 32)
    #expect(try LinkAddress(fits).over.count == 32)
    for count in [33, 2_000] {
      let link = "/a" + String(repeating: "/-/a", count: count)
      let error = try #require(throws: LinkError.self) { try LinkAddress(link) }
      #expect(error.problem == .tooManyPieces(32))
      #expect(error.offset == fits.utf8.count + 1)
    }
    #expect(try LinkAddress(fits + "/-/a", mostPieces: 33).over.count == 33)
  }

  @Test func `an address that no link can say cannot be made`() {
    #expect(throws: LinkError.self) { try LinkAddress(["a\n"]) }
    #expect(throws: LinkError.self) { try LinkAddress([], query: LinkQuery([.init("\0", "")])) }
    #expect(throws: LinkError.self) { try LinkAddress([String(repeating: "a", count: 9000)]) }
  }
}
