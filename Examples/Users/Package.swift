// swift-tools-version: 6.2
import PackageDescription

let app = ["Calcot", "CalcotTerminal", "CalcotViews", "CalcotWebServer"]
let tests = ["Calcot", "CalcotExploration", "CalcotTesting"]

let package = Package(
  name: "Users", platforms: [.macOS(.v14)],
  // The path to your clone of Calçot, once this folder has been copied out of it.
  dependencies: [.package(name: "calcot", path: "../..", traits: ["Web"])],
  targets: [
    .executableTarget(
      name: "UsersApp", dependencies: app.map { .product(name: $0, package: "calcot") }),
    .testTarget(
      name: "UsersAppTests",
      dependencies: ["UsersApp"] + tests.map { .product(name: $0, package: "calcot") },
      exclude: ["Screens"]),
  ])
