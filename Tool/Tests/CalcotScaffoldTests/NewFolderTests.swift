import Foundation
import Testing

@testable import CalcotScaffold

struct NewFolderTests {
  private let parent = FileManager.default.temporaryDirectory
    .appendingPathComponent("calcot-\(UUID())")
  private let manager = FileManager.default

  init() throws {
    try manager.createDirectory(at: parent, withIntermediateDirectories: true)
  }

  private func names() throws -> [String] { try manager.contentsOfDirectory(atPath: parent.path) }

  @Test func `is made with all its files`() throws {
    defer { try? manager.removeItem(at: parent) }
    let place = parent.appendingPathComponent("Demo")
    try NewFolder([NewFile(path: "Sources/A.swift", text: "a\n")]).make(at: place.path)
    let text = try String(
      contentsOf: place.appendingPathComponent("Sources/A.swift"), encoding: .utf8)
    #expect(text == "a\n")
    #expect(try names() == ["Demo"])
  }

  @Test func `leaves nothing when a file cannot be written`() throws {
    defer { try? manager.removeItem(at: parent) }
    let place = parent.appendingPathComponent("Demo")
    let folder = NewFolder([NewFile(path: "A", text: ""), NewFile(path: "A/B", text: "")])
    #expect(throws: NewProblem.self) { try folder.make(at: place.path) }
    #expect(try names().isEmpty)
  }

  @Test func `changes nothing that is there, not even a link to nowhere`() throws {
    defer { try? manager.removeItem(at: parent) }
    let place = parent.appendingPathComponent("Demo").path
    try manager.createSymbolicLink(atPath: place, withDestinationPath: "nowhere")
    #expect(throws: NewProblem.self) {
      try NewFolder([NewFile(path: "A", text: "")]).make(at: place)
    }
    #expect(try names() == ["Demo"])
    #expect(try manager.destinationOfSymbolicLink(atPath: place) == "nowhere")
  }
}
