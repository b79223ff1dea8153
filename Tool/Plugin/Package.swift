// swift-tools-version: 6.2
import PackageDescription

/// A package of its own, as SwiftPM builds a plugin's program and what it is made of a second time.
let package = Package(
  name: "calcot-fakes",
  platforms: [.macOS(.v15)],
  products: [
    .plugin(name: "CalcotFakesPlugin", targets: ["CalcotFakesPlugin"]),
    .plugin(name: "CalcotCommandPlugin", targets: ["CalcotCommandPlugin"]),
  ],
  dependencies: [.package(name: "calcot-tool", path: "..")],
  targets: [
    .plugin(
      name: "CalcotFakesPlugin", capability: .buildTool(),
      dependencies: [.product(name: "calcot", package: "calcot-tool")]),
    .plugin(
      name: "CalcotCommandPlugin",
      capability: .command(
        intent: .custom(verb: "calcot", description: "Checks the architecture of the package")),
      dependencies: [.product(name: "calcot", package: "calcot-tool")]),
    // The plugin at work: a target that inherits a protocol of another, and tests with its fakes.
    .target(name: "Books"),
    .target(name: "Shelves", dependencies: ["Books"]),
    .testTarget(
      name: "ShelvesTests", dependencies: ["Books", "Shelves"], plugins: ["CalcotFakesPlugin"]),
  ]
)
