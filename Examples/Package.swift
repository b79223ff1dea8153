// swift-tools-version: 6.2
import PackageDescription

// All examples as one package, so that they are built and tested at once. Each folder is a package of
// its own, too, with a manifest of its own, which is the one to copy.
let framework = [
  "Calcot", "CalcotExploration", "CalcotStreams", "CalcotTerminal", "CalcotTesting", "CalcotViews",
  "CalcotWebServer",
].map { Target.Dependency.product(name: $0, package: "calcot") }

func targets(of name: String, excluding excluded: [String] = []) -> [Target] {
  let app = Target.Dependency(stringLiteral: "\(name)App")
  return [
    .executableTarget(
      name: "\(name)App", dependencies: framework, path: "\(name)/Sources/\(name)App"),
    .testTarget(
      name: "\(name)AppTests", dependencies: framework + [app],
      path: "\(name)/Tests/\(name)AppTests", exclude: excluded),
  ]
}

let package = Package(
  name: "examples", platforms: [.macOS(.v14)],
  // NB: the sample's traits, so that the framework is built once for both.
  dependencies: [
    .package(name: "calcot", path: "..", traits: ["PostgreSQL", "Streams", "TestDiffs", "Web"])
  ],
  targets: targets(of: "Counter") + targets(of: "Groups") + targets(of: "RocketLaunch")
    + targets(of: "Users", excluding: ["Screens"]))
