// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "calcot-benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "calcot", path: "..", traits: ["Streams", "Web"]),
    .package(url: "https://github.com/OpenCombine/OpenCombine.git", exact: "0.14.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
  ],
  targets: [
    .target(
      name: "Contestants",
      dependencies: [
        .product(name: "Calcot", package: "calcot"),
        .product(name: "CalcotStreams", package: "calcot"),
        .product(name: "CalcotViews", package: "calcot"),
        .product(name: "OpenCombine", package: "OpenCombine"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "Figures",
      dependencies: [
        "Contestants", .product(name: "Calcot", package: "calcot"),
        .product(name: "CalcotTerminal", package: "calcot"),
        .product(name: "CalcotTerminalTesting", package: "calcot"),
        .product(name: "CalcotStreams", package: "calcot"),
        .product(name: "CalcotExploration", package: "calcot"),
        .product(name: "CalcotTesting", package: "calcot"),
        .product(name: "CalcotViews", package: "calcot"),
        .product(name: "CalcotWeb", package: "calcot"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "WebFigures",
      dependencies: [
        "Contestants", .product(name: "Calcot", package: "calcot"),
        .product(name: "CalcotViews", package: "calcot"),
        .product(name: "CalcotWeb", package: "calcot"),
        .product(name: "CalcotWebServer", package: "calcot"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
      ],
      swiftSettings: settings),
  ]
)
