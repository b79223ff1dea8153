import CalcotTerminal
import CalcotTerminalTesting
import CalcotTesting
import CalcotWebTesting
import Foundation
import Testing
import WebWire

extension WebUse {
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

    @Test(arguments: TextBrowser.installed)
    func `a person is printed by name, without the initials that are drawn for a picture`(
      _ browser: TextBrowser
    ) async throws {
      try await serveShowcase { address in
        let text = try await browser.dump(address + "/people")
        #expect(text.contains("Anna Gruber"), "\(text)")
        #expect(text.firstMatch(of: /\bAG\b/) == nil, "\(text)")
      }
    }

    @Test(arguments: TextBrowser.installed)
    func `a group is made by keys`(_ browser: TextBrowser) async throws {
      try await serveShowcase { address in
        let terminal = try browser.open(address + "/groups/new")
        func shows(_ text: String) async {
          await terminal.screen(contains: text)
        }
        await shows("Save")
        switch browser {
        case .lynx, .links2:
          await terminal.press(browser == .lynx ? .control("e") : .end)
          await shows(browser == .lynx ? "(Textfield" : "Text field")
          await terminal.type("Night Owls")
          await shows("Name Night Owls")
          await terminal.press(.up)
          await shows(browser == .lynx ? "(Form submit button)" : "Post form to")
        case .w3m:
          await terminal.type("]")
          await terminal.press(.enter)
          await shows("TEXT:")
          await terminal.type("Night Owls")
          await terminal.press(.enter)
          await shows("[Night Owls")
          await terminal.press(.control("u"))
        }
        await terminal.press(.enter)
        await shows("Night Owls was made")
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
  static let absence: String = {
    let names = allCases.filter { $0.path == nil }.map(\.rawValue).joined(separator: ", ")
    return names.isEmpty
      ? "All are installed." : "There is no \(names): Scripts/setup test installs it."
  }()

  private var path: String? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { "\($0)/\(rawValue)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// A folder for what the browsers keep, which is removed with the process.
  private static let home: String = {
    atexit { try? FileManager.default.removeItem(atPath: TextBrowser.home) }
    return FileManager.default.temporaryDirectory.path + "/text-browsers-\(UUID().uuidString)"
  }()

  /// Opens the page at an address in a terminal.
  func open(_ address: String) throws -> PseudoTerminal {
    let home = Self.home
    try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
    let environment = ["HOME": home, "LANG": "C.UTF-8", "TERM": "vt100"]
    let path = try #require(path)
    switch self {
    case .lynx:
      return try PseudoTerminal(
        path, "-accept_all_cookies", address, environment: environment, columns: 90, rows: 45)
    case .w3m:
      return try PseudoTerminal(
        path, "-cookie", address, environment: environment, columns: 90, rows: 45)
    case .links2:
      // NB: without a folder of its own, its welcome would cover the page.
      try FileManager.default.createDirectory(
        atPath: home + "/.links2", withIntermediateDirectories: true)
      return try PseudoTerminal(path, address, environment: environment, columns: 90, rows: 45)
    }
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
    _ = process.awaitedStatus()
    return String(decoding: text, as: UTF8.self)
  }
}
