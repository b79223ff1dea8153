import CalcotFakes
import CalcotToolTesting
import Foundation
import Testing

/// Each protocol of `Fixtures/Protocols.swift` has one feature, and `Fixtures/Use.swift` uses the
/// fake of each.
@Suite struct `Fakes are compiled and used` {
  private static let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Fixtures")

  @Test func `The fake of every feature compiles in Swift 6 mode, records and answers`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "fakes-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let protocols = Self.fixtures.appending(path: "Protocols.swift")
    let source = FakeSource(
      path: "Protocols.swift", module: nil, bytes: Array(try Data(contentsOf: protocols)))
    let outcome = FakeMaker().fakes(of: [source])
    #expect(outcome.refusals == [])
    #expect(outcome.files.count > 100)
    for file in outcome.files {
      try Data(file.text.utf8).write(to: folder.appending(path: file.name))
    }
    let program = folder.appending(path: "use").path
    let files = outcome.files.map { folder.appending(path: $0.name).path }
    let compiler = try ProgramRun(
      [
        "swiftc", "-swift-version", "6", "-parse-as-library", "-warnings-as-errors",
        "-enable-upcoming-feature", "ExistentialAny", "-enable-upcoming-feature",
        "MemberImportVisibility", "-o", program, protocols.path,
        Self.fixtures.appending(path: "Use.swift").path,
      ] + files)
    #expect(compiler.status == 0, "\(compiler.text)")
    guard compiler.status == 0 else { return }
    let use = try ProgramRun([program])
    #expect(use.status == 0, "\(use.text)")
  }
}
