import Calcot
import CalcotContent
import CalcotTerminal
import Foundation
import Testing

#if !canImport(Darwin)
  @Suite("OpeningCommand")
  struct OpeningCommandTests {
    private let display = ["DISPLAY": ":0", "PATH": "/a:/b"]

    @Test func `is none over SSH, where the browser would open before somebody else`() throws {
      let address = try WebAddress("example.com")
      let apple = { OpeningCommand(environment: $0, isApple: true)(address) }
      #expect(apple([:]) == ["/usr/bin/open", "https://example.com"])
      #expect(apple(["SSH_CONNECTION": "10.0.0.1 50000 10.0.0.2 22"]) == nil)
    }

    @Test func `is none for a page of the settings, which no app in a terminal has`() throws {
      #expect(try command("app-settings:", display) == nil)
      let command = OpeningCommand(environment: [:], isApple: true)
      #expect(command(try WebAddress("app-settings:")) == nil)
    }

    @Test("an address counts as opened only where the browser does not fail", arguments: [0, 3])
    func fails(_ status: Int) async throws {
      let folder = try SampleFolder()
      try folder.add("browser", content: "#!/bin/sh\nexit \(status)\n")
      try #require(chmod(folder.path + "/browser", 0o700) == 0)
      let variables = display.merging(["BROWSER": folder.path + "/browser"]) { $1 }
      let opener = SystemOpener(environment: variables, patience: .seconds(600))
      #expect(opener.open(try WebAddress("example.com")) == (status == 0))
    }

    private func command(
      _ address: String, _ variables: [String: String], there: Set<String> = ["/b/xdg-open"]
    ) throws -> [String]? {
      let command = OpeningCommand(environment: variables) { there.contains($0) }
      return command(try WebAddress(address))
    }

    @Test func `is the system's where there is a display`() throws {
      let expected = ["/b/xdg-open", "https://example.com/;$(x)&a=1"]
      #expect(try command("example.com/;$(x)&a=1", display) == expected)
      #expect(try command("example.com", ["WAYLAND_DISPLAY": "w", "PATH": "/b"]) != nil)
      #expect(try command("example.com", ["DISPLAY": "", "PATH": "/b"]) == nil)
      #expect(try command("example.com", ["PATH": "/b"]) == nil)
      #expect(try command("example.com", display, there: []) == nil)
    }

    @Test func `is the browser that the user has chosen, for pages of the web`() throws {
      let there: Set = ["/b/xdg-open", "/b/fox", "/opt/w"]
      let variables = display.merging(["BROWSER": "gone:fox --new %s --end:/opt/w"]) { $1 }
      #expect(
        try command("example.com", variables, there: there)
          == ["/b/fox", "--new", "https://example.com", "--end"])
      #expect(
        try command("example.com", display.merging(["BROWSER": "/opt/w"]) { $1 }, there: there)
          == ["/opt/w", "https://example.com"])
      #expect(
        try command("mailto:a@b.c", variables, there: there) == ["/b/xdg-open", "mailto:a@b.c"])
    }
  }
#endif
