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

  @Test func `where no screen is a target, a feature is refused`() throws {
    let scene = try HouseScreenTests.scene("Shop")
    let result = scene.run("new feature Wishlist")
    #expect(result.status == .misuse)
    #expect(
      result.messages.contains("no screen with a target of its own in a Package.swift"),
      "\(result.messages)")
  }
}
