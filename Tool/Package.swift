// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Of the linter only the reader knows swift-syntax: the rest can be built and tested without it.
let package = Package(
  name: "calcot-tool",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "calcot", targets: ["CalcotTool"])],
  dependencies: [
    // NB: the reader walks raw syntax, whose layout may differ in another version.
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/stencilproject/Stencil", from: "0.15.1"),
  ],
  targets: [
    .target(name: "CalcotText", swiftSettings: settings),
    .target(name: "CalcotCode", swiftSettings: settings),
    .target(
      name: "CalcotReader",
      dependencies: [
        "CalcotCode",
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      swiftSettings: settings),
    .target(
      name: "CalcotFiles", dependencies: ["CalcotCode", "CalcotText"], swiftSettings: settings),
    .target(
      name: "CalcotFindings", dependencies: ["CalcotCode", "CalcotText"], swiftSettings: settings),
    .target(
      name: "CalcotRules", dependencies: ["CalcotCode", "CalcotFindings", "CalcotText"],
      swiftSettings: settings),
    .target(
      name: "CalcotConfiguration",
      dependencies: [
        "CalcotCode", "CalcotFindings", "CalcotText",
        .product(name: "Yams", package: "Yams"),
      ],
      swiftSettings: settings),
    .target(
      name: "CalcotReports", dependencies: ["CalcotFindings", "CalcotText"],
      swiftSettings: settings),
    .target(
      name: "CalcotMap", dependencies: ["CalcotCode", "CalcotText"], swiftSettings: settings),
    // NB: in the code, as an installed tool is one file.
    .target(
      name: "CalcotScaffold",
      dependencies: [
        "CalcotCode", "CalcotFakes",
        .product(name: "Stencil", package: "Stencil"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      resources: [.embedInCode("Templates")],
      swiftSettings: settings),
    .target(
      name: "CalcotFakes",
      dependencies: [
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "CalcotTool",
      dependencies: [
        "CalcotText", "CalcotCode", "CalcotReader", "CalcotFiles", "CalcotFindings",
        "CalcotConfiguration", "CalcotRules", "CalcotReports", "CalcotMap", "CalcotScaffold",
        "CalcotFakes",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings),
    // Only the figures and the fuzzing need these; nothing that is shipped depends on them.
    .target(
      name: "CalcotGenerator", dependencies: ["CalcotText"], path: "Development/CalcotGenerator",
      swiftSettings: settings),
    .executableTarget(
      name: "BareParser",
      dependencies: [
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      path: "Development/BareParser",
      swiftSettings: settings),
    .executableTarget(
      name: "LintFigures",
      dependencies: [
        "CalcotGenerator",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Development/LintFigures",
      swiftSettings: settings),
    .target(
      name: "CalcotFuzzing",
      dependencies: [
        "CalcotCode", "CalcotFiles", "CalcotFindings", "CalcotGenerator", "CalcotMap",
        "CalcotReader", "CalcotRules",
      ],
      path: "Development/CalcotFuzzing",
      swiftSettings: settings),
    .executableTarget(
      name: "ReaderFuzzer",
      dependencies: [
        "CalcotFuzzing",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Development/ReaderFuzzer",
      swiftSettings: settings),
    .testTarget(
      name: "CalcotTextTests", dependencies: ["CalcotText"], swiftSettings: settings),
    .testTarget(
      name: "CalcotFakesTests", dependencies: ["CalcotFakes", "CalcotToolTesting"],
      exclude: ["Fixtures"], swiftSettings: settings),
    .target(
      name: "CalcotToolTesting", path: "Tests/CalcotToolTesting", swiftSettings: settings),
    .testTarget(
      name: "CalcotFuzzingTests", dependencies: ["CalcotCode", "CalcotFuzzing", "CalcotReader"],
      swiftSettings: settings),
    .testTarget(
      name: "CalcotGeneratorTests",
      dependencies: ["CalcotGenerator", "CalcotReader", "CalcotCode"],
      swiftSettings: settings),
    .testTarget(
      name: "CalcotCodeTests", dependencies: ["CalcotCode", "CalcotReader"],
      swiftSettings: settings),
    .testTarget(
      name: "CalcotReaderTests", dependencies: ["CalcotCode", "CalcotReader"],
      swiftSettings: settings),
    .testTarget(
      name: "CalcotFilesTests", dependencies: ["CalcotCode", "CalcotFiles", "CalcotText"],
      swiftSettings: settings),
    .testTarget(
      name: "CalcotFindingsTests", dependencies: ["CalcotCode", "CalcotReader", "CalcotFindings"],
      swiftSettings: settings),
    .testTarget(
      name: "CalcotConfigurationTests",
      dependencies: [
        "CalcotCode", "CalcotReader", "CalcotFindings", "CalcotConfiguration", "CalcotText",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "CalcotRulesTests",
      dependencies: ["CalcotCode", "CalcotReader", "CalcotFindings", "CalcotRules", "CalcotText"],
      swiftSettings: settings),
    .testTarget(
      name: "CalcotReportsTests", dependencies: ["CalcotFindings", "CalcotReports"],
      swiftSettings: settings),
    .testTarget(
      name: "CalcotMapTests", dependencies: ["CalcotCode", "CalcotReader", "CalcotMap"],
      swiftSettings: settings),
    .testTarget(
      name: "CalcotScaffoldTests",
      dependencies: [
        "CalcotScaffold",
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "Yams", package: "Yams"),
      ],
      swiftSettings: settings),
    // The repository's own sources, the framework's among them.
    .testTarget(
      name: "HouseTests",
      dependencies: [
        "CalcotText", "CalcotToolTesting",
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "CalcotToolTests",
      dependencies: [
        "CalcotCode", "CalcotConfiguration", "CalcotFiles", "CalcotFindings", "CalcotGenerator",
        "CalcotRules", "CalcotTool", "CalcotToolTesting",
      ],
      // Codebases without the framework, which the tests add screens to and compile.
      exclude: ["Houses"],
      swiftSettings: settings),
  ]
)
