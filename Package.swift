// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "calcot",
  platforms: [.macOS("15.4"), .iOS("18.4"), .tvOS("18.4"), .visionOS("2.4")],
  products: [
    .library(name: "Calcot", targets: ["Calcot"]),
    .library(name: "CalcotTesting", targets: ["CalcotTesting"]),
    .library(name: "CalcotTerminal", targets: ["CalcotTerminal"]),
    .library(name: "CalcotTerminalTesting", targets: ["CalcotTerminalTesting"]),
    .library(name: "CalcotWeb", targets: ["CalcotWeb"]),
    .library(name: "CalcotWebTesting", targets: ["CalcotWebTesting"]),
  ],
  targets: [
    .target(name: "Calcot", swiftSettings: settings),
    .target(name: "CalcotTesting", dependencies: ["Calcot"], swiftSettings: settings),
    .target(name: "CalcotTerminal", dependencies: ["Calcot"], swiftSettings: settings),
    .target(
      name: "CalcotTerminalTesting", dependencies: ["Calcot", "CalcotTerminal", "CalcotTesting"],
      swiftSettings: settings),
    .target(
      name: "CalcotWeb", dependencies: ["Calcot"],
      resources: [.embedInCode("Client/calcot.js"), .embedInCode("Client/calcot.css")],
      swiftSettings: settings),
    .target(
      name: "CalcotWebTesting", dependencies: ["Calcot", "CalcotTesting", "CalcotWeb"],
      swiftSettings: settings),
    .testTarget(
      name: "CalcotWebTests",
      dependencies: ["Calcot", "CalcotTesting", "CalcotWeb", "CalcotWebTesting"],
      swiftSettings: settings),
    .testTarget(
      name: "CalcotTests", dependencies: ["Calcot", "CalcotTesting"], swiftSettings: settings),
    .testTarget(
      name: "CalcotTerminalTests",
      dependencies: [
        "Calcot", "CalcotTerminal", "CalcotTerminalTesting", "CalcotTesting", "TerminalProbe",
        "TerminalAppProbe", "ContainerProbe",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "CalcotWebTestingTests",
      dependencies: ["CalcotTesting", "CalcotWebTesting"], swiftSettings: settings),
    .executableTarget(
      name: "TerminalAppProbe", dependencies: ["Calcot", "CalcotTerminal"],
      path: "Tests/TerminalAppProbe", swiftSettings: settings),
    .executableTarget(
      name: "ContainerProbe", dependencies: ["Calcot", "CalcotTerminal"],
      path: "Tests/ContainerProbe", swiftSettings: settings),
    .executableTarget(
      name: "TerminalProbe", dependencies: ["CalcotTerminal"], path: "Tests/TerminalProbe",
      swiftSettings: settings),
    .testTarget(
      name: "DocumentationTests", dependencies: ["Calcot", "CalcotTesting"],
      swiftSettings: settings),
    .testTarget(
      name: "ConformanceTests",
      dependencies: [
        "Calcot", "CalcotTesting", "CalcotTerminal", "CalcotTerminalTesting", "CalcotWeb",
        "CalcotWebTesting",
      ],
      swiftSettings: settings),
  ]
)
