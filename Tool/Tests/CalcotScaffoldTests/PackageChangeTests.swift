import Foundation
import Testing

@testable import CalcotScaffold

struct PackageChangeTests {
  private let package = FileManager.default.temporaryDirectory
    .appendingPathComponent("calcot-\(UUID())")
  private let manager = FileManager.default

  private func write(_ text: String, to path: String) throws {
    try manager.createDirectory(at: package, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: package.appendingPathComponent(path))
  }

  private func text(of path: String) throws -> String {
    try String(contentsOf: package.appendingPathComponent(path), encoding: .utf8)
  }

  private let folder = PackageChange.Folder(
    path: "Profile", files: [NewFile(path: "Profile.swift", text: "struct Profile {}\n")])

  @Test func `makes folders and changes files`() throws {
    defer { try? manager.removeItem(at: package) }
    try write("a\n", to: "A.swift")
    let change = try PackageChange(
      of: package, folders: [folder],
      changes: [
        ChangedFile(path: "A.swift", old: "a\n", new: "a\nb\n"),
        ChangedFile(path: "Same.swift", old: "c\n", new: "c\n"),
      ])
    #expect(change.summary == "made: Profile/Profile.swift\nchanged: A.swift\n")
    #expect(change.patch.hasSuffix("@@ -1,1 +1,2 @@\n a\n+b\n"))
    try change.make()
    #expect(try text(of: "A.swift") == "a\nb\n")
    #expect(try text(of: "Profile/Profile.swift") == "struct Profile {}\n")
  }

  @Test func `a change is undone as a whole when one file cannot be written`() throws {
    defer { try? manager.removeItem(at: package) }
    try write("a\n", to: "A.swift")
    let change = try PackageChange(
      of: package, folders: [folder],
      changes: [
        ChangedFile(path: "A.swift", old: "a\n", new: "b\n"),
        ChangedFile(path: "nowhere/B.swift", old: "a\n", new: "b\n"),
      ])
    #expect(throws: NewProblem.self) { try change.make() }
    #expect(try text(of: "A.swift") == "a\n")
    #expect(try manager.contentsOfDirectory(atPath: package.path) == ["A.swift"])
  }

  @Test func `a folder that is there is refused before anything is made`() throws {
    defer { try? manager.removeItem(at: package) }
    try write("mine\n", to: "Profile")
    #expect(throws: NewProblem.self) {
      try PackageChange(of: package, folders: [folder], changes: [])
    }
  }

  @Test func `a changed file keeps its permissions, and a second change meanwhile is refused`()
    throws
  {
    defer { try? manager.removeItem(at: package) }
    try write("a\n", to: "run")
    let place = package.appendingPathComponent("run").path
    try manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: place)
    let change = try PackageChange(
      of: package, folders: [folder], changes: [ChangedFile(path: "run", old: "a\n", new: "b\n")])
    let other = try PackageChange(of: package, changes: [])
    try change.make {
      #expect(throws: NewProblem.self) { try other.make() }
    }
    #expect(try manager.attributesOfItem(atPath: place)[.posixPermissions] as? Int == 0o755)
  }

  @Test func `an interruption waits until everything is made`() {
    var isDone = false
    uninterrupted {
      for number in [SIGHUP, SIGINT, SIGTERM] { kill(getpid(), number) }
      isDone = true
    }
    #expect(isDone)
  }
}
