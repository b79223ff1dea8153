import CalcotTesting
import CalcotWebTesting
import Foundation
import Testing

extension WebBrowserTests {
  /// Tests of the pages as text browsers print them.
  @MainActor
  @Suite("In text browsers")
  struct TextBrowserTests {
    @Test(arguments: TextBrowser.installed)
    func `controls stand apart, and nothing is printed that only the program knows`(
      _ browser: TextBrowser
    ) async throws {
      try await serveShowcase { address in
        for path in ["/groups", "/groups/2", "/groups/2/members", "/people", "/groups/new"] {
          let text = try await browser.dump(address + path)
          #expect(text.contains("Groups"), "\(path): \(text)")
          for secret in ["body/", "toolbar/", "do a", "token", "aria", "3/", "session"] {
            #expect(!text.contains(secret), "\(path) shows \(secret): \(text)")
          }
          for pair in [
            "GroupsPeople", "PeopleLaunches", "RefreshNew", "CancelSave", "Birds3",
            "RenameLeave", "MembersRename", "yamadaRemove", "山田Remove",
          ] {
            #expect(!text.contains(pair), "\(path) shows \(pair): \(text)")
          }
        }
      }
    }

    @Test(.enabled(if: TextBrowser.installed.count < 3, "\(TextBrowser.absence)"))
    func `some text browsers are not installed`() {}
  }
}

/// A browser without pictures and scripts, which prints a page.
enum TextBrowser: String, CaseIterable {
  case lynx, w3m, links2

  static let installed = allCases.filter { $0.path != nil }
  static let absence =
    "There is no "
    + allCases.filter { $0.path == nil }.map(\.rawValue)
    .joined(separator: ", ") + ": Scripts/setup test installs it."

  private var path: String? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { "\($0)/\(rawValue)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Returns the page at an address as the browser prints it.
  @concurrent
  func dump(_ address: String) async throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: try #require(path))
    process.arguments = self == .lynx ? ["-dump", "-nolist", address] : ["-dump", address]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: text, as: UTF8.self)
  }
}
