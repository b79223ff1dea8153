import CalcotFiles
import Testing

struct CacheLocationTests {
  private func folder(_ environment: [String: String], path: Path? = nil, root: Path = "/code")
    -> String?
  {
    CacheLocation.folder(for: root, path: path) { environment[$0] }?.text
  }

  @Test func `the cache lies where the user keeps caches`() throws {
    let found = try #require(folder(["XDG_CACHE_HOME": "/caches", "HOME": "/home/me"]))
    #expect(found.hasPrefix("/caches/calcot/"))
    let home = try #require(folder(["XDG_CACHE_HOME": "relative", "HOME": "/home/me"]))
    #expect(home.hasPrefix("/home/me/"))
    #expect(folder([:]) == nil)
  }

  @Test func `a path that is given comes first, and each codebase has its own folder in it`() throws
  {
    let one = try #require(folder(["HOME": "/home/me"], path: "here"))
    #expect(one.hasPrefix("here/"))
    #expect(one == folder([:], path: "here"))
    #expect(one != folder([:], path: "here", root: "/other"))
  }
}
