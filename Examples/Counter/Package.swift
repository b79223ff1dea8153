// swift-tools-version: 6.2
import PackageDescription

let app = ["Calcot", "CalcotStreams", "CalcotTerminal", "CalcotViews", "CalcotWebServer"]
let tests = ["Calcot", "CalcotExploration", "CalcotTesting"]

let package = Package(
  name: "Counter", platforms: [.macOS(.v14)],
  // The path to your clone of Calçot, once this folder has been copied out of it.
  dependencies: [.package(name: "calcot", path: "../..", traits: ["Streams", "Web"])],
  targets: [
    .executableTarget(
      name: "CounterApp", dependencies: app.map { .product(name: $0, package: "calcot") }),
    .testTarget(
      name: "CounterAppTests",
      dependencies: ["CounterApp"] + tests.map { .product(name: $0, package: "calcot") }),
  ])
