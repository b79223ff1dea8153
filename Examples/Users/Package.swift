// swift-tools-version: 6.2
import PackageDescription

let app = ["Calcot", "CalcotTerminal", "CalcotViews", "CalcotWebServer"].map(part)
let tests = ["Calcot", "CalcotExploration", "CalcotTesting"].map(part)
let package = Package(
  name: "Users", platforms: [.macOS(.v14)],
  // The path to your clone of Calçot, once this folder has been copied out of it.
  dependencies: [.package(name: "calcot", path: "../..", traits: ["Web"])],
  targets: [
    .executableTarget(name: "UsersApp", dependencies: app),
    .testTarget(name: "UsersAppTests", dependencies: ["UsersApp"] + tests, exclude: ["Screens"]),
  ])

func part(_ name: String) -> Target.Dependency { .product(name: name, package: "calcot") }
