import Foundation
import Testing

@testable import CalcotTool

/// A codebase without the framework in which each screen is a target.
struct HouseFeatureTests {
  @Test(arguments: ["new feature Flights", "new screen Flights"])
  func `a new feature is a target with tests, which the app depends on`(command: String) throws {
    let scene = try HouseScreenTests.scene("Travel")
    let compiler = HouseCompiler(scene, module: "Shell")
    #expect(try compiler.problemsOfTargets() == "", "the house by itself")
    let result = scene.run(command)
    #expect(
      result.output == """
        made: Sources/Flights/FlightsView.swift
        made: Sources/Flights/FlightsViewModel.swift
        made: Tests/FlightsTests/FlightsViewModelTests.swift
        changed: Sources/Shell/RootView.swift
        changed: Package.swift

        """, "\(result.messages)")
    #expect(try compiler.problemsOfTargets() == "")
    let shell = try scene.text(of: "Sources/Shell/RootView.swift")
    #expect(shell.contains("import Core\nimport Flights\nimport Hotels\n"))
    #expect(shell.contains("case .flights: FlightsView(viewModel: FlightsViewModel("))
    let manifest = try scene.text(of: "Package.swift")
    for line in [
      "    .library(name: \"Flights\", targets: [\"Flights\"]),\n",
      "dependencies: [\"Core\", \"Flights\"]", "        \"Flights\",\n",
    ] {
      #expect(manifest.contains(line), "\(manifest)")
    }
    #expect(manifest.contains("\"Trips\",  // the first tab"))
    // It can be the model of the next one.
    #expect(scene.run("new screen Cars --like Flights").status == .clean)
    #expect(try compiler.problemsOfTargets() == "")
  }

  @Test func `a name that the manifest has already is refused, and nothing is made`() throws {
    let scene = try HouseScreenTests.scene("Travel")
    let before = try scene.text(of: "Package.swift")
    let result = scene.run("new feature Core")
    #expect(result.status == .misuse)
    #expect(result.messages.contains("Core"), "\(result.messages)")
    #expect(try scene.text(of: "Package.swift") == before)
  }

  @Test(arguments: ["new feature Podcasts", "new screen Podcasts"])
  func `a new feature is a package, with a manifest like those of the others`(
    command: String
  ) throws {
    let scene = try HouseScreenTests.scene("Music")
    let compiler = HouseCompiler(scene, module: "Shell")
    #expect(try compiler.problemsOfTargets() == "", "the house by itself")
    let result = scene.run(command)
    #expect(
      result.output == """
        made: Packages/Podcasts/Sources/Podcasts/PodcastsView.swift
        made: Packages/Podcasts/Sources/Podcasts/PodcastsViewModel.swift
        made: Packages/Podcasts/Tests/PodcastsTests/PodcastsViewModelTests.swift
        made: Packages/Podcasts/Package.swift
        changed: App/Sources/Shell/RootView.swift
        changed: App/Package.swift

        """, "\(result.messages)")
    #expect(!result.messages.contains("next:"))
    #expect(try compiler.problemsOfTargets() == "")
    #expect(try scene.text(of: "Packages/Podcasts/Package.swift") == Self.podcasts)
    let manifest = try scene.text(of: "App/Package.swift")
    #expect(
      manifest.hasSuffix(
        """
            .package(path: "../Packages/Playlists"),
            .package(path: "../Packages/Podcasts"),
          ],
          targets: [
            .target(
              name: "Shell",
              dependencies: [
                .product(name: "Core", package: "Core"),
                .product(name: "Albums", package: "Albums"),  // the first tab
                .product(name: "Artists", package: "Artists"),
                .product(name: "Playlists", package: "Playlists"),
                .product(name: "Podcasts", package: "Podcasts"),
              ])
          ]
        )

        """), "\(manifest)")
    #expect(scene.run("new feature Radio --dry-run").output.contains("+++ Packages/Radio/Package"))
    // It can be the model of the next one.
    #expect(scene.run("new screen Charts --like Podcasts").status == .clean)
    #expect(try compiler.problemsOfTargets() == "")
  }

  private static let podcasts = """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(
      name: "Podcasts",
      platforms: [.iOS(.v17), .macOS(.v14)],
      products: [
        .library(name: "Podcasts", targets: ["Podcasts"]),
      ],
      dependencies: [
        .package(path: "../Core"),
      ],
      targets: [
        .target(
          name: "Podcasts",
          dependencies: [
            .product(name: "Core", package: "Core"),
          ]
        ),
        .testTarget(name: "PodcastsTests", dependencies: ["Podcasts", "Core"]),
      ]
    )

    """

  @Test func `a new feature's manifest leaves out what its model alone depends on`() throws {
    let scene = try HouseScreenTests.scene("Music")
    #expect(scene.run("new screen Podcasts --like Albums").status == .clean)
    #expect(try scene.text(of: "Packages/Podcasts/Package.swift") == Self.podcasts)
    #expect(try HouseCompiler(scene, module: "Shell").problemsOfTargets() == "")
  }

  @Test func `a feature with the name of an existing package is refused`() throws {
    let scene = try HouseScreenTests.scene("Music")
    let before = try scene.text(of: "Packages/Core/Package.swift")
    let result = scene.run("new feature Core")
    #expect(result.status == .misuse)
    #expect(result.messages.contains("Packages/Core/Package.swift"), "\(result.messages)")
    #expect(try scene.text(of: "Packages/Core/Package.swift") == before)
    #expect(!scene.exists("Packages/Core/Sources/Core/CoreView.swift"))
  }

  @Test func `a feature that depends on the model does not get the new feature`() throws {
    let scene = try HouseScreenTests.scene("Music")
    let path = "Packages/Artists/Package.swift"
    let manifest = try scene.text(of: path).replacing(
      "    .package(path: \"../Core\"),\n",
      with: "    .package(path: \"../Core\"),\n    .package(path: \"../Playlists\"),\n")
    try scene.write(manifest, to: path)
    #expect(scene.run("new screen Podcasts --like Playlists").status == .clean)
    #expect(try scene.text(of: path) == manifest)
    #expect(try scene.text(of: "App/Package.swift").contains("Packages/Podcasts"))
  }

  @Test(arguments: [
    ("Music.xcodeproj/project.pbxproj", "relativePath = Packages/Playlists;\n"),
    ("App/Music.xcodeproj/project.pbxproj", "relativePath = ../Packages/Playlists;\n"),
    ("project.yml", "packages:\n  Playlists:\n    path: Packages/Playlists\n"),
    ("Music.xcworkspace/contents.xcworkspacedata", "location = \"group:Packages/Playlists\"\n"),
  ])
  func `a project that lists the packages is named`(path: String, text: String) throws {
    let scene = try HouseScreenTests.scene("Music")
    try scene.write(text, to: path)
    let project = path.hasSuffix("yml") ? path : (path as NSString).deletingLastPathComponent
    #expect(
      scene.run("new screen Podcasts --like Playlists").messages.hasSuffix(
        "next: add the package Packages/Podcasts to \(project), as Packages/Playlists is\n"))
  }

  @Test func `a model package that no manifest depends on is told as the next step`() throws {
    let scene = try HouseScreenTests.scene("Music")
    try FileManager.default.removeItem(at: scene.folder.appending(path: "App"))
    #expect(
      scene.run("new screen Podcasts --like Playlists").messages.hasSuffix(
        "next: no manifest depends on Packages/Playlists; add Packages/Podcasts where it is needed\n"
      ))
  }

  @Test func `where no screen is a target, a feature is refused`() throws {
    let scene = try HouseScreenTests.scene("Shop")
    let result = scene.run("new feature Wishlist")
    #expect(result.status == .misuse)
    #expect(
      result.messages.contains("no screen with a target of its own in a Package.swift"),
      "\(result.messages)")
  }
}
