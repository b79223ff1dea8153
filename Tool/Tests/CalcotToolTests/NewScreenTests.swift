import Testing

@testable import CalcotTool

struct NewScreenTests {
  /// The folder of a new app.
  private func app() throws -> ToolScene {
    let whole = try ToolScene()
    #expect(whole.run("new app Demo").status == .clean)
    let scene = try ToolScene()
    for path in [
      "Sources/DemoApp/Flow/AppCoordinator.swift", "Sources/DemoApp/Model/Note.swift",
      "Tests/DemoAppTests/TestApp+Notes.swift",
    ] {
      try scene.write(try whole.text(of: "Demo/" + path), to: path)
    }
    return scene
  }

  @Test func `a screen gets its parts, its tests and a tab, once`() throws {
    let scene = try app()
    let result = scene.run("new screen Profile --with form")
    #expect(result.status == .clean, "\(result.messages)")
    #expect(scene.exists("Sources/DemoApp/Profile/ProfileViewModel.swift"))
    #expect(scene.exists("Tests/DemoAppTests/Profile/ProfileTests.swift"))
    let coordinator = "Sources/DemoApp/Flow/AppCoordinator.swift"
    let changed = try scene.text(of: coordinator)
    #expect(changed.contains("RouteLink(\"profile\", .profile)"))

    let again = scene.run("new screen Profile")
    #expect(again.messages == "calcot: error: there is a 'Profile' already\n")
    #expect(again.status == .misuse)
    #expect(try scene.text(of: coordinator) == changed)
  }

  @Test func `a dry run prints the changes, and makes none`() throws {
    let scene = try app()
    let coordinator = "Sources/DemoApp/Flow/AppCoordinator.swift"
    let before = try scene.text(of: coordinator)
    let result = scene.run("new screen Profile --dry-run")
    #expect(result.status == .clean)
    #expect(result.output.contains("+++ Sources/DemoApp/Profile/ProfileView.swift\n"))
    #expect(result.output.contains("   case notes\n+  case profile\n"))
    let edit = "-    RouteLink(\"notes\", .notes))\n"
    #expect(result.output.contains(edit))
    #expect(try scene.text(of: coordinator) == before)
    #expect(!scene.exists("Sources/DemoApp/Profile"))
  }

  @Test(arguments: ["new screen Note", "new screen class", "new screen Default"])
  func `a name that exists or is a keyword is refused, and nothing changes`(
    _ command: String
  ) throws {
    let scene = try app()
    let coordinator = "Sources/DemoApp/Flow/AppCoordinator.swift"
    let before = try scene.text(of: coordinator)
    #expect(scene.run(command).status == .misuse)
    #expect(try scene.text(of: coordinator) == before)
    #expect(!scene.exists("Sources/DemoApp/Note") && !scene.exists("Sources/DemoApp/Default"))
  }

  @Test func `a folder that is there is left alone, and so is the rest`() throws {
    let scene = try app()
    try scene.write("mine\n", to: "Tests/DemoAppTests/Profile/mine.txt")
    #expect(scene.run("new screen Profile").status == .misuse)
    #expect(!scene.exists("Sources/DemoApp/Profile"))
  }
}
