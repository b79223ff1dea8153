import Foundation
import Testing

@testable import CalcotTool

@Suite struct `calcot map` {
  private static let code = """
    class AppDelegate: UIResponder, UIApplicationDelegate {
      func launch() { HomeCoordinator().start() }
    }
    final class HomeCoordinator {
      let navigation = UINavigationController()
      func start() { navigation.pushViewController(HomeViewController(), animated: false) }
    }
    class HomeViewController: UIViewController {
      func tapped() { navigationController?.pushViewController(SettingsViewController(), animated: true) }
    }
    class SettingsViewController: UIViewController {}
    """

  @Test func `It says how a user gets to a screen`() throws {
    let scene = try ToolScene(["App/Home.swift": Self.code])
    let result = scene.run("map --to Settings")
    #expect(result.status == .clean)
    #expect(result.output.contains("1. App → (flow) Home → (push) Settings"))
    #expect(result.output.contains("App/Home.swift:9  func tapped()"))
  }

  @Test func `The name of the output says the format`() throws {
    let scene = try ToolScene(["App/Home.swift": Self.code])
    #expect(scene.run("map -o map.svg").status == .clean)
    #expect(try scene.text(of: "map.svg").hasPrefix("<svg"))
    #expect(scene.run("map -o map.html").status == .clean)
    #expect(try scene.text(of: "map.html").hasPrefix("<!"))
  }

  @Test func `A screen that is not there is answered with those of a similar name`() throws {
    let scene = try ToolScene(["App/Home.swift": Self.code])
    let result = scene.run("map --to Setings")
    #expect(result.status == .misuse)
    #expect(
      result.messages
        == "calcot: error: there is no screen 'Setings'; did you mean 'Settings'?\n")
  }

  @Test func `The same question is answered from the cache, and another question or code anew`()
    throws
  {
    let scene = try ToolScene(["App/Home.swift": Self.code])
    let first = scene.run("map --to Settings").output
    #expect(scene.run("map --to Settings").output == first)
    #expect(scene.run("map --to Home").output != first)
    #expect(scene.run("map --to Settings --format json").output != first)
    try scene.write(
      Self.code.replacingOccurrences(of: "func tapped()", with: "func chosen()"),
      to: "App/Home.swift")
    #expect(scene.run("map --to Settings").output.contains("func chosen()"))
  }

  @Test func `The segues of storyboards are ways, and their changes are seen`() throws {
    let scene = try ToolScene(["work/App/Home.swift": Self.code])
    func storyboard(_ kind: String) -> String {
      """
      <document>
        <scene>
          <viewController id="h" customClass="HomeViewController" sceneMemberID="viewController">
            <connections><segue destination="s" kind="\(kind)" id="1"/></connections>
          </viewController>
        </scene>
        <scene>
          <viewController id="s" customClass="SettingsViewController" sceneMemberID="viewController"/>
        </scene>
      </document>
      """
    }
    let board = "work/App/Base.lproj/Main.storyboard"
    #expect(!scene.run("map work --to Settings").output.contains("storyboard"))
    try scene.write(storyboard("presentation"), to: board)
    let modal = scene.run("map work --to Settings").output
    #expect(modal.contains("Home → (modal)  work/App/Base.lproj/Main.storyboard:4  <segue"))
    try scene.write(storyboard("popoverPresentation"), to: board)
    #expect(scene.run("map work --to Settings").output.contains("(popover) Settings"))
    let place = scene.folder.appendingPathComponent("work").path
    for words in [
      ["init", "-q", place], ["-C", place, "add", "."],
      [
        "-C", place, "-c", "user.name=a", "-c", "user.email=a@b.c", "commit", "-qm", "First",
      ],
    ] {
      #expect(try GitProcess.run(words).status == 0)
    }
    #expect(scene.run("map work --diff HEAD").output.hasPrefix("No change"))
    try scene.write(storyboard("presentation"), to: board)
    let change = scene.run("map work --diff HEAD").output
    #expect(change.contains("Home → (modal) Settings"))
    #expect(change.contains("Home → (popover) Settings"))
  }

  @Test func `The map of one of two apps has what its start leads to`() throws {
    let scene = try ToolScene([
      "iOS/Home.swift": Self.code,
      "Watch/Watch.swift": """
      @main struct WatchSample: App { var body: some Scene { WindowGroup { LapsView() } } }
      final class AppDelegate: NSObject, WKApplicationDelegate {}
      struct LapsView: View { var body: some View { Text("") } }
      """,
    ])
    #expect(scene.run("map --to Settings").output.contains("iOS.App → (flow) Home"))
    let phone = scene.run("map --focus iOS.App --format dot").output
    #expect(phone.contains("Settings"))
    #expect(!phone.contains("Laps"))
    #expect(scene.run("map --focus Watch.App --format dot").output.contains("Laps"))
  }

  @Test func `Without a repository there is nothing to compare with`() throws {
    let scene = try ToolScene(["App/Home.swift": Self.code])
    let result = scene.run("map --diff main")
    #expect(result.status == .misuse)
    #expect(result.messages.contains("is in no git repository"))
  }

  @Test func `The map's change since a commit is told without a checkout`() throws {
    let scene = try ToolScene()
    let place = scene.folder.appendingPathComponent("work").path
    try scene.write(Self.code, to: "work/App/Home.swift")
    for words in [
      ["init", "-q", place], ["-C", place, "add", "."],
      [
        "-C", place, "-c", "user.name=a", "-c", "user.email=a@b.c", "commit", "-qm", "First",
      ],
    ] {
      #expect(try GitProcess.run(words).status == 0)
    }
    #expect(scene.run("map work --diff HEAD").output.hasPrefix("No change"))
    try scene.write(
      "class AboutViewController: UIViewController {}\n"
        + "extension SettingsViewController { func about() { present(AboutViewController(), animated: true) } }",
      to: "work/App/About.swift")
    let change = scene.run("map work --diff HEAD")
    #expect(change.output.contains("Settings → (modal) About"))
    #expect(scene.run("map work --diff nowhere").messages.contains("no revision 'nowhere'"))
  }
}
