import CalcotFiles
import Foundation
import Testing

@testable import CalcotTool

/// The maps of what the tool makes, of the examples, and of the sample app.
struct NewAppMapTests {
  private static let repository = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..").standardizedFileURL

  private func map(_ folder: String, of scene: ToolScene, _ words: String...) throws -> String {
    var environment = scene.environment()
    environment.currentFolder = Path(folder)
    let result = Calcot.result(of: ["map"] + words, in: environment)
    #expect(result.status == .clean, "\(result.messages)")
    return result.output
  }

  /// Returns the arrows of a map as `from → (how) to`, in order.
  private func arrows(_ json: String) throws -> [String] {
    struct Map: Decodable {
      struct Arrow: Decodable {
        let from: String
        let to: String
        let how: String
      }
      let arrows: [Arrow]
    }
    return try JSONDecoder().decode(Map.self, from: Data(json.utf8)).arrows
      .map { "\($0.from) → (\($0.how)) \($0.to)" }.sorted()
  }

  @Test(arguments: ["", " --uikit", " --swiftui"])
  func `a new app is mapped whole`(_ host: String) throws {
    let scene = try ToolScene()
    #expect(scene.run("new app Demo\(host)").status == .clean)
    let folder = scene.folder.path + "/Demo"
    let text = try map(folder, of: scene)
    #expect(!text.contains("No way found") && !text.contains("Cycles"), "\(text)")
    #expect(
      try arrows(map(folder, of: scene, "--format", "json")) == [
        "App → (tab) Notes", "NoteDetail → (modal) NoteForm", "NoteList → (modal) NoteForm",
        "NoteList → (push) NoteDetail", "Notes → (root) NoteList",
      ])
    #expect(
      try map(folder, of: scene, "--to", "NoteForm").contains(
        "App → (tab) Notes → (root) NoteList → (modal) NoteForm"))
  }

  /// NB: `Scripts/check-new` does so with Views of UIKit and SwiftUI, too.
  @Test func `an empty app, and each part that is added to one, are on its map and clean`() throws {
    let scene = try ToolScene()
    #expect(scene.run("new app Demo --empty").status == .clean)
    var environment = scene.environment()
    let folder = scene.folder.path + "/Demo"
    environment.currentFolder = Path(folder)
    #expect(try arrows(map(folder, of: scene, "--format", "json")) == ["App → (tab) Home"])
    var parts = ["flow Signup", "feature Shop", "flow Order --into Shop"]
    for style in ["observable", "immutable", "delegate", "streams", "router"] {
      for content in ["list", "form", "detail"] {
        let name = style.capitalized + content.capitalized
        parts.append("screen \(name) --style \(style) --with \(content)")
        parts.append("screen Shop\(name) --style \(style) --with \(content) --into Shop")
      }
    }
    for part in parts {
      let words = ["new"] + part.split(separator: " ").map(String.init)
      let result = Calcot.result(of: words, in: environment)
      #expect(result.status == .clean, "\(part): \(result.messages)")
    }
    let lint = Calcot.result(of: ["lint"], in: environment)
    #expect(lint.status == .clean, "\(lint.output)")
    let text = try map(folder, of: scene)
    #expect(!text.contains("No way found") && !text.contains("Cycles"), "\(text)")
    let found = try arrows(map(folder, of: scene, "--format", "json"))
    #expect(!found.contains("App → (tab) Signup"), "The flow is shown by its start alone.")
    for arrow in [
      "App → (tab) Shop", "App → (tab) StreamsForm", "Shop → (root) ShopMenu",
      "SignupStart → (modal) Signup",
    ] {
      #expect(found.contains(arrow), "\(arrow) in \(found)")
    }
  }

  @Test(arguments: [
    ("Examples/Counter", ["CounterFlow → (root) Counter"]),
    ("Examples/Groups", ["Groups → (push) Group"]),
    ("Examples/RocketLaunch", ["RocketLaunch → (modal) LaunchProgress"]),
    ("Examples/Users", ["Users → (push) Profile"]),
    (
      "Showcase/Sources/RecipesApp",
      [
        "App → (tab) RecipeSettings", "App → (tab) Recipes", "App → (tab) Shopping",
        "RecipeDetail → (modal) RecipeForm", "RecipeList → (modal) RecipeForm",
        "RecipeList → (push) RecipeDetail", "Recipes → (root) RecipeList",
      ]
    ),
  ])
  func `an example is mapped whole`(_ path: String, _ expected: [String]) throws {
    let (scene, folder) = (try ToolScene(), Self.repository.appending(path: path).path)
    let text = try map(folder, of: scene)
    #expect(!text.contains("No way found") && !text.contains("Cycles"), "\(text)")
    #expect(try arrows(map(folder, of: scene, "--format", "json")) == expected)
    let elsewhere = try map(scene.folder.path, of: scene, "--format", "json", folder)
    #expect(try arrows(elsewhere) == expected)
  }

  @Test func `the sample is mapped whole, with its styles`() throws {
    let (scene, folder) = (try ToolScene(), Self.repository.appending(path: "Showcase").path)
    let text = try map(folder, of: scene)
    #expect(!text.contains("No way found") && !text.contains("Cycles"), "\(text)")
    let found = try arrows(map(folder, of: scene, "--format", "json"))
    for arrow in [
      "App → (tab) Groups.Groups", "App → (tab) People", "App → (tab) Settings",
      "Groups.Groups → (push) Group", "Group → (push) Groups.Members",
      "Groups.Members → (cover) Picker", "Groups.Members → (push) Profile",
      "Streams.Groups → (push) Group", "Streams.Members → (cover) Picker",
      "People → (root) Directory", "Directory → (push) Profile", "Profile → (push) Photo",
    ] {
      #expect(found.contains(arrow), "\(arrow) in \(found)")
    }
    #expect(!found.contains { $0.hasSuffix(" App") }, "\(found)")
    #expect(found.filter { $0.hasSuffix(" RunForm") } == ["Group → (sheet) RunForm"], "\(found)")
  }
}
