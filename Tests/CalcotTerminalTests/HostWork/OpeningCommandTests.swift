import Calcot
import CalcotTerminal
import Testing

#if !canImport(Darwin)
  @Suite("OpeningCommand")
  struct OpeningCommandTests {
    private let display = ["DISPLAY": ":0", "PATH": "/a:/b"]

    private func command(
      _ address: String, _ variables: [String: String], there: Set<String> = ["/b/xdg-open"]
    ) throws -> [String]? {
      let command = OpeningCommand(environment: variables) { there.contains($0) }
      return command(try WebAddress(address))
    }

    @Test("is the system's where there is a display")
    func system() throws {
      let expected = ["/b/xdg-open", "https://example.com/;$(x)&a=1"]
      #expect(try command("example.com/;$(x)&a=1", display) == expected)
      #expect(try command("example.com", ["WAYLAND_DISPLAY": "w", "PATH": "/b"]) != nil)
      #expect(try command("example.com", ["DISPLAY": "", "PATH": "/b"]) == nil)
      #expect(try command("example.com", ["PATH": "/b"]) == nil)
      #expect(try command("example.com", display, there: []) == nil)
    }

    @Test("is the browser that the person has chosen, for pages of the web")
    func browser() throws {
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
