import CalcotFiles
import Foundation
import Testing

/// Links to folders and files: each real one is read once, and loops are reported.
struct LinkDiscoveryTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(to: "App/A.swift")
  }

  private func discover(_ path: String = "App") throws -> (files: [String], problems: [String]) {
    let found = try SourceDiscovery(
      filter: PathFilter(folder: folder.path), currentFolder: folder.path
    ).files(at: [folder.path(path)])
    return (found.files.map(\.shownPath), found.problems.map { "\($0.path): \($0.message)" })
  }

  @Test func `a linked folder is followed`() throws {
    try folder.write(to: "Kit/B.swift")
    try folder.link("App/Kit", to: "../Kit")
    let found = try discover()
    #expect(found.files == ["App/A.swift", "App/Kit/B.swift"])
    #expect(found.problems == [])
  }

  @Test func `a folder keeps its real path though a link to it comes first`() throws {
    try folder.write(to: "App/Zoo/B.swift")
    try folder.link("App/Again", to: "Zoo")
    let found = try discover()
    #expect(found.files == ["App/A.swift", "App/Zoo/B.swift"])
    #expect(found.problems == [])
  }

  @Test(arguments: [".", "..", "../App"])
  func `a link to a folder around it is reported`(target: String) throws {
    try folder.link("App/Loop", to: target)
    let found = try discover()
    #expect(found.files == ["App/A.swift"])
    #expect(
      found.problems == ["App/Loop: is a link to a folder that it lies in, and was not followed"])
  }

  @Test func `a circle of two folders is followed once`() throws {
    try folder.write(to: "Kit/B.swift")
    try folder.link("App/Kit", to: "../Kit")
    try folder.link("Kit/App", to: "../App")
    let found = try discover()
    #expect(found.files == ["App/A.swift", "App/Kit/B.swift"])
    #expect(
      found.problems == [
        "App/Kit/App: is a link to a folder that it lies in, and was not followed"
      ])
  }

  @Test func `links that lead to each other are reported`() throws {
    try folder.link("App/one.swift", to: "two.swift")
    try folder.link("App/two.swift", to: "one.swift")
    let message = "is a link that leads back to itself, and was not followed"
    #expect(try discover().problems == ["App/one.swift: \(message)", "App/two.swift: \(message)"])
  }

  @Test func `a link that leads nowhere is reported if it pretends to be source`() throws {
    try folder.link("App/gone.swift", to: "nowhere.swift")
    try folder.link("App/gone", to: "nowhere")
    let found = try discover()
    #expect(found.files == ["App/A.swift"])
    #expect(
      found.problems == ["App/gone.swift: is a link that leads nowhere: no such file or directory"])
  }

  @Test func `a file that links lead to is found once`() throws {
    try folder.write(to: "Other/B.swift")
    try folder.link("App/0.swift", to: "A.swift")
    try folder.link("App/1.swift", to: "../Other/B.swift")
    try folder.link("App/2.swift", to: "../Other/B.swift")
    #expect(try discover().files == ["App/1.swift", "App/A.swift"])
  }

  @Test func `a linked folder that is given is searched`() throws {
    try folder.link("Given", to: "App")
    #expect(try discover("Given").files == ["Given/A.swift"])
  }
}
