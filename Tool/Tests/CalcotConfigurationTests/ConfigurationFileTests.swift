import CalcotConfiguration
import Foundation
import Testing

@Suite("Where the configuration lies")
struct ConfigurationFileTests {
  @Test func `The nearest configuration counts, up to the folder of the repository`() throws {
    let files = FileManager.default
    let root = files.temporaryDirectory.appending(path: "calcot-\(UUID().uuidString)")
    defer { try? files.removeItem(at: root) }
    let inner = root.appending(path: "repository/App/Login")
    try files.createDirectory(at: inner, withIntermediateDirectories: true)
    try Data().write(to: root.appending(path: ".calcot.yml"))
    let source = inner.appending(path: "Login.swift")
    try Data().write(to: source)
    func found(_ path: URL) -> String? {
      ConfigurationFile.nearest(to: path.path()).map {
        $0.replacing(root.resolvingSymlinksInPath().path(), with: "")
      }
    }
    #expect(found(source)?.hasSuffix(".calcot.yml") == true)
    try files.createDirectory(
      at: root.appending(path: "repository/.git"), withIntermediateDirectories: true)
    #expect(found(source) == nil)
    try files.createDirectory(
      at: inner.appending(path: ".calcot.yml"), withIntermediateDirectories: true)
    try Data().write(to: root.appending(path: "repository/.calcot.yml"))
    #expect(found(source)?.hasSuffix("repository/.calcot.yml") == true)
    #expect(found(inner)?.hasSuffix("repository/.calcot.yml") == true)
    #expect(found(root.appending(path: "missing")) == nil)
  }

  @Test func `The folder of a configuration is the part of its path before the file's name`() {
    #expect(ConfigurationFile.folder(of: "/a/b/.calcot.yml") == "/a/b")
    #expect(ConfigurationFile.folder(of: "/.calcot.yml") == "/")
    #expect(ConfigurationFile.folder(of: "house.yml") == ".")
  }
}
