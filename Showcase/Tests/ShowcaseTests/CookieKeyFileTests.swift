import CommunityDatabaseTesting
import Foundation
import Testing

@testable import Showcase

@Suite("The file with the key of the cookies")
struct CookieKeyFileTests {
  @Test func `has the same key when the sample starts again, and only its owner may read it`()
    throws
  {
    let folder = try TemporaryFolder()
    let path = folder.path + ".key"
    let key = try #require(CookieKeyFile.key(in: path))
    #expect(key.utf8.count == 64 && CookieKeyFile.key(in: path) == key)
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
    #expect(mode as? Int == 0o600)
    #expect(CookieKeyFile.key(in: folder.path + "2.key") != key)
  }

  @Test(arguments: ["", "0123abcd"])
  func `is replaced if it has the beginning of a key alone`(_ beginning: String) throws {
    let folder = try TemporaryFolder()
    let path = folder.path + ".key"
    try Data(beginning.utf8).write(to: URL(fileURLWithPath: path))
    let key = try #require(CookieKeyFile.key(in: path))
    #expect(key.utf8.count == 64 && CookieKeyFile.key(in: path) == key)
  }

  @Test func `is left alone if it has none, and there is no key where none can be made`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + ".key"
    try Data("mine".utf8).write(to: URL(fileURLWithPath: path))
    #expect(CookieKeyFile.key(in: path) == nil)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "mine")
    #expect(CookieKeyFile.key(in: folder.path + "/none/key") == nil)
  }
}
