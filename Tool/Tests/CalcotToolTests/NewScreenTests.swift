import Foundation
import Testing

@testable import CalcotTool

struct NewScreenTests {
  /// The folder of a new app, with some of its files.
  private func app(_ option: String = "", with paths: [String] = []) throws -> ToolScene {
    let whole = try ToolScene()
    #expect(whole.run("new app Demo \(option)").status == .clean)
    let scene = try ToolScene()
    for path in [
      "Package.swift", "Sources/DemoApp/Flow/AppCoordinator.swift",
      "Sources/DemoApp/Model/Note.swift",
      "Tests/DemoAppTests/TestApp+Notes.swift",
    ] + paths {
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

  @Test(arguments: [
    "new screen Note", "new screen class", "new screen Default", "new screen Notes",
    "new screen Profile --into Shop", "new screen CalcotApp", "new screen LinkedRoute",
    "new feature App", "new screen Profile --with map",
    "new screen Profile --style viper", "new screen Profile --view appkit",
    "new screen Profile --view swiftui --style delegate", "new screen UI", "new screen Form",
  ])
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

  @Test func `the fakes of a new screen's tests are those that 'calcot fakes' makes`() throws {
    let scene = try app(with: [
      "Sources/DemoApp/NoteForm/NoteFormViewModel.swift",
      "Tests/DemoAppTests/Fakes/FakeNoteFormCoordinating.swift",
    ])
    for command in [
      "new feature Shop", "new screen Profile --style delegate", "new flow Signup",
      "new screen Cart --style router --into Shop", "new screen Photos --style streams",
    ] {
      #expect(scene.run(command).status == .clean)
    }
    for (module, count) in [("DemoApp", 5), ("Shop", 1)] {
      let check = scene.run(
        "fakes Sources/\(module) --marked --check -o Tests/\(module)Tests/Fakes")
      #expect(check.status == .clean)
      #expect(
        check.messages == "\(count == 1 ? "1 file" : "\(count) files"), 0 to write or remove\n")
    }
  }

  @Test func `a fake that is there is left alone, and so is the rest`() throws {
    let scene = try app()
    let fake = "Tests/DemoAppTests/Fakes/FakeProfileCoordinating.swift"
    try scene.write("mine\n", to: fake)
    #expect(scene.run("new screen Profile").status == .misuse)
    #expect(try scene.text(of: fake) == "mine\n" && !scene.exists("Sources/DemoApp/Profile"))
  }

  @Test func `a screen with streams adds their products once, and each screen a step`() throws {
    let scene = try app()
    #expect(scene.run("new screen Profile --style streams").status == .clean)
    #expect(scene.run("new screen Photos --style streams --with list").status == .clean)
    let manifest = try scene.text(of: "Package.swift")
    #expect(manifest.contains(#"traits: ["Web", "Streams"]"#))
    let products = manifest.components(separatedBy: #"name: "CalcotStreams""#)
    #expect(products.count == 3, "\(manifest)")
    let steps = try scene.text(of: "Sources/DemoApp/Steps/AppStep.swift")
    #expect(steps.contains("  case profileSaved\n  case photosPicked(Int)\n}"))
    #expect(steps.contains("    case .photosPicked(let id):\n"))
  }

  @Test func `a flow gets its parts, a start screen and two routes`() throws {
    let scene = try app()
    #expect(scene.run("new flow Signup").status == .clean)
    #expect(scene.exists("Sources/DemoApp/Signup/SignupCoordinator.swift"))
    let coordinator = try scene.text(of: "Sources/DemoApp/Flow/AppCoordinator.swift")
    #expect(coordinator.contains("    case .signupFlow: place.flow(signupFlow())\n"))
    #expect(coordinator.contains("    SignupRoute.self)\n"))
    #expect(scene.run("new screen SignupFlow").messages.contains("a route 'signupFlow' already"))
  }

  @Test func `a feature is a target of its own, which gets screens and flows`() throws {
    let scene = try app()
    #expect(scene.run("new feature Shop").status == .clean)
    let manifest = try scene.text(of: "Package.swift")
    #expect(manifest.contains("    .testTarget(\n      name: \"ShopTests\",\n"))
    #expect(scene.run("new flow Order --into Shop").status == .clean)
    #expect(scene.run("new screen Cart --with list --into Shop").status == .clean)
    let app = try scene.text(of: "Sources/DemoApp/Flow/AppCoordinator.swift")
    #expect(app.contains("public import Foundation\nimport Shop\n"))
    #expect(app.contains("    ShopRoute.self,\n    OrderRoute.self)\n"))
    let shop = try scene.text(of: "Sources/Shop/Flow/ShopCoordinator.swift")
    #expect(shop.contains("[\n    (.order, \"Order\"),\n    (.cart, \"Cart\"),\n  ]\n"))
    #expect(scene.run("new screen Shop --into Shop").messages.contains("a module 'Shop' already"))
    #expect(scene.run("new feature Note").messages.contains("there is a 'Note' already"))
  }

  @Test func `a native View is registered with the hosts, of a feature by way of the app`() throws {
    let scene = try app()
    #expect(scene.run("new screen Profile --view uikit").status == .clean)
    #expect(scene.exists("Sources/DemoApp/Profile/ProfileViewController.swift"))
    let controllers = "Sources/DemoApp/Native/UIKitHost+DemoApp.swift"
    #expect(
      try scene.text(of: controllers).contains("register { ProfileViewController($0) }\n"))
    let manifest = try scene.text(of: "Package.swift")
    for product in ["CalcotSwiftUI", "CalcotUIKit"] {
      #expect(manifest.components(separatedBy: "name: \"\(product)\"").count == 2)
    }
    #expect(scene.run("new feature Shop").status == .clean)
    let before = try scene.text(of: controllers)
    #expect(
      scene.run("new screen Cart --into Shop --view swiftui --style streams").status == .clean)
    #expect(scene.run("new screen Total --into Shop --view swiftui").status == .clean)
    let views = try scene.text(of: "Sources/DemoApp/Native/SwiftUIViews+DemoApp.swift")
    #expect(views.contains("  import Shop\n") && views.contains("      registerShopViews()\n"))
    #expect(views.components(separatedBy: "registerShopViews").count == 2)
    let shop = try scene.text(of: "Sources/Shop/Native/SwiftUIViews+Shop.swift")
    #expect(shop.contains("(viewModel: CartViewModel.Outputs) in") && shop.contains("TotalScreen("))
    #expect(try scene.text(of: controllers) != before)
    let all = try scene.text(of: "Package.swift").components(separatedBy: "CalcotUIKit\"")
    #expect(all.count == 3)
  }

  @Test func `a dry run of a native View makes nothing`() throws {
    let scene = try app()
    let result = scene.run("new screen Profile --view swiftui --dry-run")
    #expect(result.output.contains("+++ Sources/DemoApp/Native/SwiftUIViews+DemoApp.swift\n"))
    #expect(result.output.contains("+++ Package.swift\n"))
    #expect(!scene.exists("Sources/DemoApp/Native") && !scene.exists("Sources/DemoApp/Profile"))
  }

  @Test func `an app that registers Views already gets another registration`() throws {
    let views = "Sources/DemoApp/Native/SwiftUIViews+DemoApp.swift"
    let scene = try app(
      "--swiftui", with: [views, "Sources/DemoApp/Native/UIKitHost+DemoApp.swift"])
    let manifest = try scene.text(of: "Package.swift")
    let result = scene.run("new screen Profile --view swiftui")
    #expect(result.output.contains("changed: \(views)\n"), "\(result.messages)")
    #expect(try scene.text(of: views).contains("ProfileScreen(viewModel: viewModel)"))
    #expect(try scene.text(of: "Package.swift") == manifest)
  }
}
