import Testing

@testable import CalcotWebServer

@Suite("The seal of a session that is kept outside of the process")
struct SessionSealTests {
  private let one = String(repeating: "1", count: 32)
  private let two = String(repeating: "2", count: 32)
  private let bytes = Array("what was typed".utf8)

  @Test func `is opened by every server that has the key, also behind another key`() throws {
    let sealed = try CookieKeys([one]).seal(bytes, of: "session")
    #expect(try CookieKeys([one]).open(sealed, of: "session") == bytes)
    #expect(try CookieKeys([two, one]).open(sealed, of: "session") == bytes)
    #expect(!String(decoding: sealed, as: UTF8.self).contains("typed"))
    #expect(try CookieKeys([one]).seal(bytes, of: "session") != sealed)
  }

  @Test func `is opened on both sides of each of the three rounds that replace a key`() throws {
    let rounds = try [[one], [one, two], [two, one], [two]].map { try CookieKeys($0) }
    for (before, after) in zip(rounds, rounds.dropFirst()) {
      for (from, to) in [(before, after), (after, before)] {
        #expect(to.open(from.seal(bytes, of: "session"), of: "session") == bytes)
        #expect(to.isValid(from.signature(of: "visitor"), of: "visitor"))
      }
    }
    // Without the first round there are servers that cannot go on with what others have sealed.
    #expect(rounds[0].open(rounds[2].seal(bytes, of: "session"), of: "session") == nil)
  }

  @Test func `is opened by no other key, for no other session, and not when a bit was changed`()
    throws
  {
    let keys = try CookieKeys([one])
    let sealed = keys.seal(bytes, of: "session")
    #expect(try CookieKeys([two]).open(sealed, of: "session") == nil)
    #expect(keys.open(sealed, of: "other") == nil)
    for place in sealed.indices {
      var changed = sealed
      changed[place] ^= 1
      #expect(keys.open(changed, of: "session") == nil)
    }
    #expect(keys.open([], of: "session") == nil)
  }
}
