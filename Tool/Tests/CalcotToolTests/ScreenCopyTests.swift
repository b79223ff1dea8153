import CalcotFiles
import Foundation
import Testing

@testable import CalcotTool

/// Codebases without the framework, in which screens and templates are made of those that are there.
struct ScreenCopyTests {
  static let houses = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Houses")

  /// A copy of a house, in a repository of Ada's.
  static func scene(_ house: String) throws -> ToolScene {
    let scene = try ToolScene()
    let folder = houses.appending(path: house)
    // NB: `.txt`, so that they are no code of this repository, with its format and rules.
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where path.hasSuffix(".txt") {
      try scene.write(
        try String(contentsOf: folder.appending(path: path), encoding: .utf8),
        to: String(path.dropLast(4)))
    }
    try scene.write("[user]\n\tname = Ada Byron\n", to: ".git/config")
    try scene.write("ref: refs/heads/main\n", to: ".git/HEAD")
    for folder in ["objects", "refs"] { try scene.write("", to: ".git/\(folder)/x") }
    return scene
  }

  @Test(arguments: [
    ("Shop", ["Cart", "Orders", "Account"]), ("Weather", ["Today", "Settings", "City"]),
  ])
  func `copies and their tests compile with the rest of the codebase`(
    house: String, names: [String]
  ) throws {
    let scene = try Self.scene(house)
    #expect(try HouseCompiler(scene, module: house).problems() == "", "the codebase by itself")
    for name in names {
      #expect(scene.run("new screen Like\(name) --like \(name)").status == .clean)
      #expect(scene.run("new template like\(name) --from \(name)").status == .clean)
      #expect(scene.run("new screen As\(name) --template like\(name)").status == .clean)
    }
    #expect(try HouseCompiler(scene, module: house).problems() == "")
  }

  @Test func `a copy has other names, and the lines that may have to change are printed`() throws {
    let scene = try Self.scene("Shop")
    let path = "Sources/Shop/Coordinators/AppCoordinator.swift"
    let coordinator = try scene.text(of: path)
    let result = scene.run("new screen Wishlist --like Orders")
    #expect(
      result.output == """
        made: Sources/Shop/ViewControllers/WishlistViewController.swift
        made: Sources/Shop/ViewModels/WishlistViewModel.swift
        made: Tests/ShopTests/ViewModels/WishlistViewModelTests.swift

        """)
    #expect(
      result.messages == """
        a copy of Orders
        next: see what these lines need for it, too
          \(path):34: let viewModel = OrdersViewModel(analytics: analytics)
          \(path):36: navigationController.pushViewController(OrdersViewController(viewModel: viewModel), \
        animated: true)
          \(path):58: extension AppCoordinator: OrdersViewModelDelegate {
          \(path):59: func ordersViewModelDidFinish(_ viewModel: OrdersViewModel) {}

        """)
    #expect(try scene.text(of: path) == coordinator)
    let old = try scene.text(of: "Sources/Shop/ViewModels/OrdersViewModel.swift")
    #expect(
      try scene.text(of: "Sources/Shop/ViewModels/WishlistViewModel.swift")
        == old.replacing("Orders", with: "Wishlist").replacing("orders", with: "wishlist"))
  }

  private static let files = [
    "Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "Trips", targets: [.target(name: "Search")])

    """,
    "Sources/Search/SearchViewModel.swift": """
    final class SearchViewModel {
      var searchText = ""
      let api = API.searchService
    }

    """,
    "Sources/Search/SearchViewController.swift": """
    import Search
    import UIKit

    struct Theme { let width = 1 }
    private struct Row { let text = "Search", width = Theme().width }
    extension UIColor { static let tinted = UIColor() }
    extension UIColor { static let searchTint = UIColor() }

    final class SearchViewController: UIViewController, UISearchBarDelegate {
      let searchField = "SearchViewController, searchField"
      @IBOutlet var searchLabel: UILabel!
      override var searchTitle: String { "Search" }
      func searchBar(_ searchBar: UISearchBar, textDidChange text: String) { _searchField = {{ 1 }}() }
    }

    """,
    "Sources/Core/API.swift": "enum API { static let searchService = 1, searchLabel = 2 }\n",
  ]

  @Test func `a name that other files declare or call stays, and so does an import`() throws {
    let scene = try ToolScene(Self.files)
    let result = scene.run("new screen Find --like Search")
    #expect(result.status == .clean, "\(result.messages)")
    #expect(
      try scene.text(of: "Sources/Find/FindViewController.swift") == """
        import Search
        import UIKit
        private struct Row { let text = "Find", width = Theme().width }
        extension UIColor { static let findTint = UIColor() }

        final class FindViewController: UIViewController, UISearchBarDelegate {
          let findField = "SearchViewController, searchField"
          @IBOutlet var searchLabel: UILabel!
          override var searchTitle: String { "Find" }
          func searchBar(_ searchBar: UISearchBar, textDidChange text: String) { _findField = {{ 1 }}() }
        }

        """)
    #expect(
      result.messages == """
        a copy of Search
        next: see what these lines need for it, too
          Package.swift:3: let package = Package(name: "Trips", targets: [.target(name: "Search")])
          Sources/Search/SearchViewController.swift:1: import Search
        next: draw it in Interface Builder, whose files are not copied

        """)
  }

  @Test func `a template of a screen makes the copy of it, and is the team's from then on`() throws
  {
    let scene = try ToolScene(Self.files)
    let result = scene.run("new template --from Search")
    #expect(
      result.output == """
        made: .calcot/templates/screen/Sources/{{ name }}/{{ name }}ViewController.swift.stencil
        made: .calcot/templates/screen/Sources/{{ name }}/{{ name }}ViewModel.swift.stencil

        """)
    #expect(result.messages.hasPrefix("next: correct the template"))
    #expect(scene.run("new screen Find").messages == "by the template screen\n")
    let made = try scene.text(of: "Sources/Find/FindViewController.swift")
    #expect(scene.run("new screen Look --like Search").status == .clean)
    let copy = try scene.text(of: "Sources/Look/LookViewController.swift")
    #expect(made == copy.replacing("Look", with: "Find").replacing("look", with: "find"))
    let again = scene.run("new template --from Search")
    #expect(again.status == .misuse && again.messages.contains("is there already"))
    #expect(scene.run("new template ../a --from Search").status == .misuse)
  }

  @Test(arguments: [
    ("Wishlist", "copy a screen with --like SCREEN, or make a template of one"),
    ("Wishlist --like Nothing", "there is no screen 'Nothing'; there are Account, Cart, Orders"),
    ("Wishlist --like Cart --view uikit", "leave out --with, --style, --view"),
    ("Wishlist --like Cart --into Gifts", "--template and --into"),
    ("Cart --like Orders", "there is a screen 'Cart' already"),
    ("CartViewModel --like Orders", "give that of the screen alone, 'Cart'"),
    ("class --like Orders", "is no name for a type"),
  ])
  func `a wish that cannot be met is refused, and nothing is made`(
    words: String, reason: String
  ) throws {
    let scene = try Self.scene("Shop")
    let before = try FileManager.default.subpathsOfDirectory(atPath: scene.folder.path).count
    let result = scene.run("new screen \(words)")
    #expect(result.status == .misuse)
    #expect(result.messages.contains(reason), "\(result.messages)")
    let files = try FileManager.default.subpathsOfDirectory(atPath: scene.folder.path)
      .filter { !$0.hasPrefix(".cache") }
    #expect(files.count == before)
  }

  @Test func `a screen in a file with others is not copied, and the file is named`() throws {
    let scene = try ToolScene([
      "Sources/Places.swift": """
      import UIKit
      final class CityViewModel { let title = "City" }
      final class CityViewController: UIViewController { let viewModel = CityViewModel() }
      """
    ])
    for command in ["new screen Town --like City", "new template --from City"] {
      let result = scene.run(command)
      #expect(result.status == .misuse)
      #expect(result.messages.contains("'City' stands in Sources/Places.swift, with others"))
    }
  }

  @Test func `a copy in an app on the framework has its own fakes`() throws {
    let scene = try ToolScene()
    #expect(scene.run("new app Demo").status == .clean)
    var environment = scene.environment()
    environment.currentFolder = Path(scene.folder.path + "/Demo")
    for command in [
      "new screen Photos --with list --style immutable", "new screen Extra --like Photos",
      "fakes Sources/DemoApp --marked -o Tests/DemoAppTests/Fakes --check",
    ] {
      let words = command.split(separator: " ").map(String.init)
      let result = Calcot.result(of: words, in: environment)
      #expect(result.status == .clean, "\(result.messages)")
    }
    let test = try scene.text(of: "Demo/Tests/DemoAppTests/Extra/ExtraViewModelTests.swift")
    #expect(test.contains("FakeExtraCoordinating()") && !test.contains("Photos"))
    #expect(scene.exists("Demo/Tests/DemoAppTests/Fakes/FakeExtraCoordinating.swift"))
  }

  @Test func `a copy of what an app on the framework does not have names its screens`() throws {
    let scene = try ToolScene()
    #expect(scene.run("new app Demo").status == .clean)
    var environment = scene.environment()
    environment.currentFolder = Path(scene.folder.path + "/Demo")
    let result = Calcot.result(
      of: ["new", "screen", "Wishlist", "--like", "Nothing"], in: environment)
    #expect(result.messages.hasSuffix("there are NoteDetail, NoteForm, NoteList\n"))
  }

  @Test func `a dry run shows the files, and makes none`() throws {
    let scene = try Self.scene("Shop")
    let result = scene.run("new screen Wishlist --like Orders --dry-run")
    #expect(result.messages.hasPrefix("a copy of Orders\n"))
    #expect(result.output.contains("+++ Sources/Shop/ViewModels/WishlistViewModel.swift\n"))
    #expect(!scene.exists("Sources/Shop/ViewModels/WishlistViewModel.swift"))
    #expect(!scene.exists(".calcot"))
  }

  @Test func `a project that lists its files is named, and one with folders is not`() throws {
    let scene = try Self.scene("Shop")
    try scene.write("PBXFileReference\n", to: "Shop.xcodeproj/project.pbxproj")
    try scene.write(
      "PBXFileSystemSynchronizedRootGroup\n", to: "Other.xcodeproj/project.pbxproj")
    let messages = scene.run("new screen Wishlist --like Orders").messages
    #expect(messages.hasSuffix("next: add the new files to Shop.xcodeproj\n"))
  }

  @Test func `a feature is for an app on the framework`() throws {
    let result = try Self.scene("Shop").run("new feature Gifts")
    #expect(result.status == .misuse)
    #expect(result.messages.contains("there is no app on Calçot here"), "\(result.messages)")
  }

  @Test func `an app that began otherwise is told of copies, without being read`() throws {
    let scene = try Self.scene("Shop")
    try scene.write("import Calcot\n", to: "Sources/Shop/Start.swift")
    let environment = scene.environment()
    let result = Calcot.result(of: ["new", "screen", "Gifts"], in: environment)
    #expect(result.status == .misuse)
    #expect(result.messages.contains("copy a screen with --like SCREEN"), "\(result.messages)")
    #expect(environment.timings.text == "")
  }
}
