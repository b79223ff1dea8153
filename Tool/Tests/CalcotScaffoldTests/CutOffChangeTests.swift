import Foundation
import Testing

@testable import CalcotScaffold

/// A child process makes a change and is killed after one of its steps.
struct CutOffChangeTests {
  private let package = FileManager.default.temporaryDirectory
    .appendingPathComponent("calcot-\(UUID())")
  private let manager = FileManager.default

  private func write(_ text: String, to path: String) throws {
    let place = package.appendingPathComponent(path)
    try manager.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: place)
  }

  /// All files and folders below the package, with the texts of files.
  private func contents() throws -> [String: String] {
    var all: [String: String] = [:]
    for path in try manager.subpathsOfDirectory(atPath: package.path) {
      let data = manager.contents(atPath: package.appendingPathComponent(path).path)
      all[path] = data.map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
    return all
  }

  private static func change(of package: URL) throws -> PackageChange {
    try PackageChange(
      of: package,
      folders: [
        .init(
          path: "Sources/Profile",
          files: [
            NewFile(path: "Profile.swift", text: "struct Profile {}\n"),
            NewFile(path: "View/ProfileView.swift", text: "struct ProfileView {}\n"),
          ])
      ],
      files: [NewFile(path: "Sources/Profile.txt", text: "new\n")],
      changes: [
        ChangedFile(path: "Sources/A.swift", old: "a\n", new: "a\nb\n"),
        ChangedFile(path: "Package.swift", old: "p\n", new: "p\nq\n"),
      ])
  }

  private static let stepCount = 15

  @Test func `a change has as many steps as these tests cut it off after`() throws {
    defer { try? manager.removeItem(at: package) }
    try write("a\n", to: "Sources/A.swift")
    try write("p\n", to: "Package.swift")
    var steps = 0
    try Self.change(of: package).make { steps += 1 }
    #expect(steps == Self.stepCount)
    #expect(!manager.fileExists(atPath: package.appendingPathComponent(".calcot").path))
  }

  @Test(arguments: 1...stepCount)
  func `a change that is killed after any step is undone, or was complete`(step: Int) async throws {
    defer { try? manager.removeItem(at: package) }
    try write("a\n", to: "Sources/A.swift")
    try write("p\n", to: "Package.swift")
    let before = try contents()
    let path = package.path
    await #expect(processExitsWith: .signal(SIGKILL)) {
      [path = path as String, step = step as Int] in
      var done = 0
      try Self.change(of: URL(fileURLWithPath: path)).make {
        done += 1
        if done == step { kill(getpid(), SIGKILL) }
      }
    }
    _ = try CutOffChange(in: path)?.undo()
    if step < Self.stepCount {
      let after = try contents().filter { !$0.key.hasPrefix(".calcot") }
      #expect(after == before)
      // What was only prepared does not hinder the next change, which removes it.
      try Self.change(of: package).make()
    }
    #expect(try contents()["Sources/A.swift"] == "a\nb\n")
    #expect(try contents()["Sources/Profile/View/ProfileView.swift"] != nil)
    if step < Self.stepCount { #expect(try contents()[".calcot"] == nil) }
  }

  @Test func `a file that was edited after the cut-off is kept, and named`() async throws {
    defer { try? manager.removeItem(at: package) }
    try write("a\n", to: "Sources/A.swift")
    try write("p\n", to: "Package.swift")
    let path = package.path
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
      var done = 0
      try Self.change(of: URL(fileURLWithPath: path)).make {
        done += 1
        if done == Self.stepCount - 1 { kill(getpid(), SIGKILL) }
      }
    }
    try write("mine\n", to: "Sources/Profile/Profile.swift")
    try write("mine\n", to: "Sources/A.swift")
    let cutOff = try #require(try CutOffChange(in: path))
    #expect(throws: NewProblem.self) { try cutOff.refuse() }
    #expect(throws: NewProblem.self) { try PackageChange(of: package, changes: []).make() }
    #expect(try cutOff.undo().hasSuffix("kept: Sources/Profile/Profile.swift, Sources/A.swift\n"))
    #expect(
      try contents() == [
        "Package.swift": "p\n", "Sources": "", "Sources/A.swift": "mine\n",
        "Sources/Profile": "", "Sources/Profile/Profile.swift": "mine\n",
      ])
  }

  @Test(arguments: 1...3)
  func `a new folder whose process is killed is there as a whole, or not at all`(
    step: Int
  ) async throws {
    defer { try? manager.removeItem(at: package) }
    try manager.createDirectory(at: package, withIntermediateDirectories: true)
    let path = package.appendingPathComponent("Demo").path
    await #expect(processExitsWith: .signal(SIGKILL)) {
      [path = path as String, step = step as Int] in
      var done = 0
      try Self.folder.make(at: path) {
        done += 1
        if done == step { kill(getpid(), SIGKILL) }
      }
    }
    #expect(manager.fileExists(atPath: path) == (step == 3))
    if step < 3 { try Self.folder.make(at: path) }
    #expect(
      try contents() == ["Demo": "", "Demo/A": "a\n", "Demo/B": "", "Demo/B/C": "c\n"])
  }

  private static var folder: NewFolder {
    NewFolder([NewFile(path: "A", text: "a\n"), NewFile(path: "B/C", text: "c\n")])
  }
}
