import Testing

@testable import CalcotTool

struct InitTests {
  @Test func `a new configuration can be read, and is not written over`() throws {
    let scene = try ToolScene(["A.swift": "final class AViewModel {}\n"])
    let result = scene.run("init")
    #expect(result.status == .clean)
    #expect(try scene.text(of: ".calcot.yml").hasPrefix("# What calcot demands"))
    #expect(scene.run("lint -q").status != .misuse)

    let again = scene.run("init --strict")
    #expect(again.status == .misuse)
    #expect(again.messages == ".calcot.yml: error: it is there already; --force replaces it\n")
    #expect(scene.run("init --strict --force").status == .clean)
  }

  @Test func `the team is asked what most findings hang on, and the answer counts`() throws {
    let screens = (1...4).map { number in
      """
      final class Screen\(number)ViewController: UIViewController {
        override func viewDidLoad() { title = Settings.current.isOn ? "a" : "b" }
      }
      """
    }
    let scene = try ToolScene([
      "Settings.swift": """
      import UIKit
      final class Settings {
        static let current = Settings()
        var isOn: Bool { UserDefaults.standard.bool(forKey: "a") }
      }
      """,
      "Screens.swift": "import UIKit\n" + screens.joined(separator: "\n"),
    ])
    #expect(scene.run("init").status == .clean)
    let question =
      "#   4: may screens use 'Settings' by themselves? If so, add it to 'Value' under 'roles'"
    #expect(try scene.text(of: ".calcot.yml").contains(question))
    try scene.write("roles: { Value: [Settings] }\n", to: ".calcot.yml")
    #expect(scene.run("lint -q --only view-reaches-data").status == .clean)
  }
}
