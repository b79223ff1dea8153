import Testing

@testable import CalcotWebTesting

@Suite("A command in Firefox's own protocol")
struct MarionetteCommandTests {
  @Test func `asks for an attribute by its name, and does not end the test for an empty one`()
    throws
  {
    for name in ["href", ""] {
      let command = try MarionetteCommand("GET", "/session/1/element/2/attribute/\(name)", nil)
      #expect(command.name == "WebDriver:GetElementAttribute")
      #expect(command.parameters == ["id": "2", "name": .string(name)])
    }
  }
}
