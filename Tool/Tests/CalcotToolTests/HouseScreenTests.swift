import Foundation
import Testing

@testable import CalcotTool

/// Codebases without the framework, each with habits of its own.
struct HouseScreenTests {
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
    ("Shop", "Wishlist"), ("News", "Topics"), ("Weather", "Radar"), ("Bank", "StandingOrders"),
  ])
  func `a new screen and its tests compile with the rest of the house`(
    house: String, name: String
  ) throws {
    let scene = try Self.scene(house)
    #expect(try HouseCompiler(scene, module: house).problems() == "", "the house by itself")
    let result = scene.run("new screen \(name)")
    #expect(result.status == .clean, "\(result.messages)")
    #expect(try HouseCompiler(scene, module: house).problems() == "")
    // What was made is a screen of the house, and can be the model of the next one.
    #expect(scene.run("new screen Next --like \(name)").status == .clean)
    #expect(try HouseCompiler(scene, module: house).problems() == "")
  }

  /// In two screens of the shop `refreshItems()` is called, and each declares it in its own way.
  @Test(arguments: [
    ("Shop", ["Cart", "Orders", "Account"]), ("News", ["Headlines", "Article", "SavedItems"]),
    ("Weather", ["Today", "Settings", "City"]), ("Bank", ["Balance", "Transfer", "Cards"]),
  ])
  func `each screen can be the model of another`(house: String, names: [String]) throws {
    let scene = try Self.scene(house)
    for name in names {
      let result = scene.run("new screen Like\(name) --like \(name)")
      #expect(result.messages.hasPrefix("like \(name): "), "\(result.messages)")
    }
    #expect(try HouseCompiler(scene, module: house).problems() == "")
  }

  @Test func `a screen is made in folders by type, with the coordinator as its delegate`() throws {
    let scene = try Self.scene("Shop")
    let result = scene.run("new screen Wishlist")
    #expect(
      result.messages == """
        like Orders, the most typical of 3 screens: 3 of 3 files and 21 of 24 declarations are \
        those of most screens

        """)
    #expect(
      result.output == """
        made: Sources/Shop/ViewControllers/WishlistViewController.swift
        made: Sources/Shop/ViewModels/WishlistViewModel.swift
        made: Tests/ShopTests/ViewModels/WishlistViewModelTests.swift
        changed: Sources/Shop/Coordinators/AppCoordinator.swift

        """)
    #expect(
      try scene.text(of: "Sources/Shop/ViewModels/WishlistViewModel.swift") == """
        //
        //  WishlistViewModel.swift
        //  Shop
        //
        //  Created by Ada Byron on 22/11/2026.
        //  Copyright © 2026 Shop. All rights reserved.
        //

        import Foundation

        protocol WishlistViewModelDelegate: AnyObject {
            func wishlistViewModelDidFinish(_ viewModel: WishlistViewModel)
        }

        final class WishlistViewModel {

            // MARK: - Properties

            weak var delegate: WishlistViewModelDelegate?
            private let analytics: AnalyticsTracking

            var title: String { "Wishlist" }

            // MARK: - Life cycle

            init(analytics: AnalyticsTracking) {
                self.analytics = analytics
            }

            // MARK: - Actions

            func viewDidAppear() {
                analytics.screenShown("Wishlist")
            }

            func closeButtonTapped() {
                delegate?.wishlistViewModelDidFinish(self)
            }
        }

        """)
    let coordinator = try scene.text(of: "Sources/Shop/Coordinators/AppCoordinator.swift")
    #expect(
      coordinator.contains(
        """
            func showWishlist() {
                let viewModel = WishlistViewModel(analytics: analytics)
                viewModel.delegate = self
                navigationController.pushViewController(WishlistViewController(viewModel: viewModel), animated: true)
            }

        """))
    #expect(
      coordinator.contains(
        """
        // MARK: - WishlistViewModelDelegate

        extension AppCoordinator: WishlistViewModelDelegate {
            func wishlistViewModelDidFinish(_ viewModel: WishlistViewModel) {}
        }

        """))
    #expect(
      try scene.text(of: "Tests/ShopTests/ViewModels/WishlistViewModelTests.swift").hasSuffix(
        """
                super.tearDown()
            }

            func testSutIsMade() {
                XCTAssertNotNil(sut)
            }
        }

        """))
  }

  @Test func `a screen is made in a feature's folder, with protocols, dependencies and spies`()
    throws
  {
    let scene = try Self.scene("News")
    #expect(scene.run("new screen Topics").status == .clean)
    let folder = "Sources/News/Features/Topics"
    #expect(scene.exists("\(folder)/TopicsVC.swift"))
    #expect(
      try scene.text(of: "\(folder)/TopicsCoordinator.swift").contains(
        """
        	func start() {
        		let topicsViewModel = TopicsViewModel(
        			dependencies: .init(client: dependencies.client), coordinator: self)
        		let controller = TopicsVC(viewModel: topicsViewModel)

        """))
    #expect(
      try scene.text(of: "Tests/NewsTests/Features/Topics/TopicsViewModelTests.swift") == """
        import XCTest
        @testable import News

        final class TopicsViewModelTests: XCTestCase {
        	// MARK: - Helpers

        	private func makeSUT(client: APIClientProtocol = APIClientStub()) -> TopicsViewModel {
        		let coordinator = TopicsCoordinatorSpy()
        		return TopicsViewModel(dependencies: .init(client: client), coordinator: coordinator)
        	}

        	func test_init_is_made() {
        		let sut = makeSUT()
        		XCTAssertNotNil(sut)
        	}
        }

        """)
    // The one that is opened with a value has a twin without it, as the new screen takes none.
    #expect(scene.run("new screen Comments --like Article").status == .clean)
    #expect(
      try scene.text(of: "Sources/News/App/RootCoordinator.swift").contains(
        "\tfunc showComments(id: Int) {\n"))
  }

  @Test func `a screen is made with a SwiftUI view and a case for the router`() throws {
    let scene = try Self.scene("Weather")
    #expect(scene.run("new screen Radar --style observable --view swiftui").status == .clean)
    #expect(
      try scene.text(of: "Sources/Weather/Screens/Radar/RadarView.swift").hasSuffix(
        """
          var body: some View {
            Text("Radar")
            .padding()
            .navigationTitle(viewModel.title)
            .task { await viewModel.load() }
          }
        }

        """))
    let router = try scene.text(of: "Sources/Weather/Navigation/Router.swift")
    #expect(router.contains("  case today, settings, radar\n"))
    let root = try scene.text(of: "Sources/Weather/Navigation/RootView.swift")
    #expect(root.contains("    case .radar: \"radar\"\n"))
    #expect(
      try scene.text(of: "Tests/WeatherTests/Screens/RadarViewModelTests.swift").hasSuffix(
        """
          @Test func `viewModel is made`() {
            let viewModel = RadarViewModel(forecasts: ForecastStub(), router: nil)
            #expect(type(of: viewModel) == RadarViewModel.self)
          }
        }

        """))
    // A route keeps its value where somebody needs it.
    #expect(scene.run("new screen Map --like City").status == .clean)
    let routes = try scene.text(of: "Sources/Weather/Navigation/Router.swift")
    #expect(routes.contains("  case map(id: Int)\n"))
    #expect(try HouseCompiler(scene, module: "Weather").problems() == "")
  }

  @Test func `a screen is made with streams from inputs to outputs and a container`() throws {
    let scene = try Self.scene("Bank")
    #expect(scene.run("new screen Loans --style streams").status == .clean)
    let model = try scene.text(of: "Sources/Bank/Scenes/Loans/LoansViewModel.swift")
    #expect(model.contains("        return Output(title: title)\n"))
    let assembly = try scene.text(of: "Sources/Bank/Application/Assembly.swift")
    #expect(assembly.contains("        container.register(LoansNavigating.self) { container in\n"))
  }

  @Test(arguments: [
    ("Shop", "Wishlist --view swiftui", "no screen here is in SwiftUI"),
    ("Shop", "Wishlist --view semantic", "which is for apps on Calçot"),
    ("Shop", "Wishlist --style streams", "in the style 'streams'; they are in delegate"),
    ("Shop", "Wishlist --with list", "--with is for apps on Calçot"),
    ("Shop", "Wishlist --like Nothing", "there are Account, Cart, Orders"),
    ("Shop", "Wishlist --into Nowhere", "no screen is in a folder 'Nowhere'"),
    ("Shop", "Cart", "there is a screen 'Cart' already"),
    ("Shop", "CartViewModel", "give that of the screen alone, 'Cart'"),
    ("Shop", "class", "is no name for a type"),
    ("Weather", "Radar --view uikit", "no screen here is on UIKit"),
  ])
  func `a screen that contradicts the house is refused, and nothing is made`(
    house: String, words: String, reason: String
  ) throws {
    let scene = try Self.scene(house)
    let before = try FileManager.default.subpathsOfDirectory(atPath: scene.folder.path).count
    let result = scene.run("new screen \(words)")
    #expect(result.status == .misuse)
    #expect(result.messages.contains(reason), "\(result.messages)")
    let files = try FileManager.default.subpathsOfDirectory(atPath: scene.folder.path)
      .filter { !$0.hasPrefix(".cache") }
    #expect(files.count == before)
  }

  @Test func `screens from Interface Builder, and a single screen, are no model`() throws {
    let scene = try ToolScene()
    for name in ["Cart", "Orders"] {
      try scene.write(
        "final class \(name)ViewModel {\n  func load() {}\n}\n", to: "\(name)VM.swift")
      try scene.write(
        """
        import UIKit
        final class \(name)ViewController: UIViewController {
          @IBOutlet var label: UILabel!
        }

        """, to: "\(name)VC.swift")
    }
    #expect(scene.run("new screen Wishlist").messages.contains("drawn in Interface Builder"))
    try FileManager.default.removeItem(at: scene.folder.appending(path: "OrdersVM.swift"))
    #expect(scene.run("new screen Wishlist").messages.contains("only one screen, 'Cart',"))
  }

  @Test func `a dry run shows the files and changes, and makes none`() throws {
    let scene = try Self.scene("Shop")
    let result = scene.run("new screen Wishlist --dry-run")
    #expect(result.messages.hasPrefix("like Orders, the most typical of 3 screens"))
    #expect(result.output.contains("+++ Sources/Shop/ViewModels/WishlistViewModel.swift\n"))
    #expect(result.output.contains("+    func showWishlist() {\n"))
    #expect(!scene.exists("Sources/Shop/ViewModels/WishlistViewModel.swift"))
    #expect(!scene.exists(".calcot"))
  }

  @Test func `a project that lists its files is named, and one with folders is not`() throws {
    let scene = try Self.scene("Shop")
    try scene.write("PBXFileReference\n", to: "Shop.xcodeproj/project.pbxproj")
    try scene.write(
      "PBXFileSystemSynchronizedRootGroup\n", to: "Other.xcodeproj/project.pbxproj")
    let messages = scene.run("new screen Wishlist").messages
    #expect(messages.hasSuffix("next: add the new files to Shop.xcodeproj\n"))
  }
}
