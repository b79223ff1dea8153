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
  platforms: [.macOS("15.4")],
  dependencies: [
    .package(name: "calcot", path: ".."),
    .package(url: "https://github.com/ordo-one/benchmark.git", exact: "1.38.1", traits: []),
    .package(url: "https://github.com/OpenCombine/OpenCombine.git", exact: "0.14.0"),
  ],
  targets: [
    .target(
      name: "Contestants",
      dependencies: [
        .product(name: "Calcot", package: "calcot"),
        .product(name: "OpenCombine", package: "OpenCombine"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "Figures",
      dependencies: [
        "Contestants", .product(name: "Calcot", package: "calcot"),
        .product(name: "CalcotTerminal", package: "calcot"),
        .product(name: "CalcotTerminalTesting", package: "calcot"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "Observation",
      dependencies: ["Contestants", .product(name: "Benchmark", package: "benchmark")],
      path: "Benchmarks/Observation",
      swiftSettings: settings,
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
  ]
)
