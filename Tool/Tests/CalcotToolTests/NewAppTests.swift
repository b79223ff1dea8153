import CalcotFiles
import Foundation
import Testing

@testable import CalcotTool

struct NewAppTests {
  @Test func `an app is made once, on the clone that the tool is from`() throws {
    let scene = try ToolScene()
    let result = scene.run("new app Demo")
    #expect(result.status == .clean)
    #expect(result.output.hasSuffix("next: cd Demo && calcot dev\n"))
    #expect(try scene.text(of: "Demo/Package.swift").contains("path: \"/"))
    let main = try scene.text(of: "Demo/Sources/Demo/main.swift")
    try scene.write(main + "// mine\n", to: "Demo/Sources/Demo/main.swift")

    let again = scene.run("new app Demo")
    #expect(again.status == .misuse)
    #expect(again.messages.hasSuffix("Demo is there already; nothing was changed\n"))
    #expect(try scene.text(of: "Demo/Sources/Demo/main.swift") == main + "// mine\n")
  }

  @Test func `a dry run prints a patch, and makes nothing`() throws {
    let scene = try ToolScene()
    let result = scene.run("new app Demo --dry-run")
    #expect(result.status == .clean)
    #expect(result.output.contains("+++ Demo/Sources/DemoApp/Model/Note.swift\n"))
    #expect(!scene.exists("Demo"))
  }

  @Test(arguments: ["new app class", "new app ../Demo", "new app Demo --framework nowhere"])
  func `a wrong name or clone is refused, and nothing is made`(_ command: String) throws {
    let scene = try ToolScene()
    #expect(scene.run(command).status == .misuse)
    #expect(!scene.exists("Demo") && !scene.exists("class") && !scene.exists("../Demo"))
  }

  @Test func `an app for iOS comes with the way to Xcode, for one host`() throws {
    let scene = try ToolScene()
    #expect(scene.run("new app Demo --uikit --swiftui").status == .misuse)
    #expect(!scene.exists("Demo"))
    let result = scene.run("new app Demo --uikit")
    #expect(result.status == .clean, "\(result.messages)")
    #expect(result.output.contains("&& open iOS/Demo.xcodeproj "))
    #expect(scene.exists("Demo/iOS/DemoIOS/SceneDelegate.swift"))
    #expect(scene.run("new app Other --swiftui --dry-run").output.contains("/OtherMain.swift\n"))
    #expect(!scene.exists("Other"))
  }

  @Test(arguments: ["--uikit", "--swiftui"])
  func `an app for iOS is clean under all rules`(_ host: String) throws {
    let scene = try ToolScene()
    #expect(scene.run("new app Demo \(host)").status == .clean)
    let lint = scene.run("lint Demo")
    #expect(lint.status == .clean, "\(lint.output)")
  }

  @Test func `an app is clean under all rules`() throws {
    let scene = try ToolScene()
    #expect(scene.run("new app Demo").status == .clean)
    let lint = scene.run("lint Demo")
    #expect(lint.status == .clean, "\(lint.output)")
  }

  @Test(arguments: ["", " --uikit", " --swiftui"])
  func `an empty app has one screen, is clean, and gets further screens`(_ host: String) throws {
    let scene = try ToolScene()
    #expect(scene.run("new app Demo --empty\(host)").status == .clean)
    #expect(!scene.exists("Demo/Sources/DemoApp/Model/Note.swift"))
    #expect(try scene.text(of: "Demo/Sources/Demo/main.swift").contains("/home (Ctrl-C"))
    let paths = try FileManager.default.subpathsOfDirectory(atPath: scene.folder.path + "/Demo")
    for path in paths where path.hasSuffix(".swift") {
      let text = try scene.text(of: "Demo/\(path)")
      #expect(!text.contains("otes") && !text.contains("{{") && !text.contains("{%"), "\(path)")
      #expect(!text.contains("\n\n\n") && !text.hasPrefix("\n"), "\(path)")
    }
    let lint = scene.run("lint Demo")
    #expect(lint.status == .clean, "\(lint.output)")
    var environment = scene.environment()
    environment.currentFolder = Path(scene.folder.appending(path: "Demo").path)
    let screen = Calcot.result(of: ["new", "screen", "Profile"], in: environment)
    #expect(screen.status == .clean, "\(screen.messages)")
  }
}
