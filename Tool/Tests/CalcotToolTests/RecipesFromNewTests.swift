import CalcotFiles
import Foundation
import Testing

@testable import CalcotTool

/// The recipe app of the sample is what a team makes of `calcot new app` and `calcot new screen`, with
/// recipes in place of the notes.
///
/// What is made compiles and passes its tests (`Scripts/check-new`), and so does the app, in `Showcase`.
@Suite struct RecipesFromNewTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..").standardizedFileURL
  private static let folders = ["Sources/Recipes", "Sources/RecipesApp", "Tests/RecipesAppTests"]

  /// What goes: two screens share the Interactor of the app in place of one of their own, and recipes are
  /// kept in no file.
  private static let gone = """
    Sources/RecipesApp/RecipeSettings/AppCoordinator+RecipeSettings.swift
    Sources/RecipesApp/RecipeSettings/RecipeSettings.swift
    Sources/RecipesApp/RecipeSettings/RecipeSettingsInteractor.swift
    Sources/RecipesApp/Services/NoteFile.swift
    Sources/RecipesApp/Services/NoteRepository.swift
    Sources/RecipesApp/Shopping/AppCoordinator+Shopping.swift
    Sources/RecipesApp/Shopping/Shopping.swift
    Sources/RecipesApp/Shopping/ShoppingInteractor.swift
    Sources/RecipesApp/Shopping/ShoppingRow.swift
    Tests/RecipesAppTests/Fakes/FakeRecipeSettingsCoordinating.swift
    Tests/RecipesAppTests/NoteFileTests.swift
    Tests/RecipesAppTests/NotesInMemory.swift
    Tests/RecipesAppTests/RecipeSettings/RecipeSettingsTests.swift
    Tests/RecipesAppTests/ScreensTests.swift
    Tests/RecipesAppTests/Shopping/ShoppingTests.swift
    """

  private static let added = """
    Sources/RecipesApp/Model/ShoppingItem.swift
    Sources/RecipesApp/Model/WeightUnit.swift
    Sources/RecipesApp/RecipeDetail/Symbol+Leaf.swift
    Sources/RecipesApp/Samples/SamplePhotos.swift
    Sources/RecipesApp/Samples/Samples.swift
    Tests/RecipesAppTests/Fakes/FakeRecipeDetailCoordinating.swift
    Tests/RecipesAppTests/Fakes/FakeRecipeListCoordinating.swift
    Tests/RecipesAppTests/RecipeControlsTests.swift
    Tests/RecipesAppTests/RecipeDetailViewModelTests.swift
    Tests/RecipesAppTests/RecipeHost.swift
    Tests/RecipesAppTests/RecipeListViewModelTests.swift
    """

  /// The products that the app uses besides those of a new app: its tests run on every host, and its
  /// pages have a theme.
  private static let moreProducts = ["CalcotTerminalTesting", "CalcotWebTesting", "CalcotWeb"]

  private static func files(in folder: URL) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }
  }

  @Test func `the recipe app has the files of a new app, but for those that go or are added`()
    throws
  {
    let scene = try ToolScene()
    #expect(scene.run("new app Recipes --framework \(Self.root.path)").status == .clean)
    var environment = scene.environment()
    environment.currentFolder = Path(scene.folder.appending(path: "Recipes").path)
    for screen in [
      "Shopping --style immutable --with list", "RecipeSettings --style immutable --with form",
    ] {
      let words = ["new", "screen"] + screen.split(separator: " ").map(String.init)
      #expect(Calcot.result(of: words, in: environment).status == .clean)
    }
    let app = scene.folder.appending(path: "Recipes")
    let made = try Self.files(in: app).filter { $0 != "Package.swift" }
    let showcase = Self.root.appending(path: "Showcase")
    let own = try Self.folders.flatMap { folder in
      try Self.files(in: showcase.appending(path: folder)).map { "\(folder)/\($0)" }
    }
    func renamed(_ path: String) -> String {
      path.replacing("Note", with: "Recipe").replacing("note", with: "recipe")
    }
    let gone = made.filter { !own.contains(renamed($0)) }.sorted()
    let added = Set(own).subtracting(made.map(renamed)).sorted()
    #expect(gone.joined(separator: "\n") == Self.gone)
    #expect(added.joined(separator: "\n") == Self.added)
    #expect(made.count > gone.count + 20)

    let manifest = try scene.text(of: "Recipes/Package.swift")
    let imports = try own.flatMap { path in
      try String(contentsOf: showcase.appending(path: path), encoding: .utf8)
        .matches(of: /import (Calcot\w*)/).map { String($0.1) }
    }
    let unknown = Set(imports).subtracting(Self.moreProducts)
      .filter { !manifest.contains("\"\($0)\"") }
    // NB: the product Calcot has these modules, too.
    #expect(unknown.subtracting(["CalcotContent", "CalcotTree"]) == [])
  }
}
