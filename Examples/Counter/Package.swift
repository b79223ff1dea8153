// swift-tools-version: 6.2
import PackageDescription

let app = ["Calcot", "CalcotStreams", "CalcotTerminal", "CalcotViews", "CalcotWebServer"].map(part)
let tests = ["Calcot", "CalcotExploration", "CalcotTesting"].map(part)
let package = Package(
  name: "Counter", platforms: [.macOS(.v14)],
  // The path to your clone of Calçot, once this folder has been copied out of it.
  dependencies: [.package(name: "calcot", path: "../..", traits: ["Streams", "Web"])],
  targets: [
    .executableTarget(name: "CounterApp", dependencies: app),
    .testTarget(name: "CounterAppTests", dependencies: ["CounterApp"] + tests),
  ])

func part(_ name: String) -> Target.Dependency { .product(name: name, package: "calcot") }
