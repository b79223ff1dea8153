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
    .target(name: "CalcotText"),
    .target(name: "CalcotCode"),
    .target(
      name: "CalcotReader",
      dependencies: [
        "CalcotCode",
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]),
    .target(name: "CalcotFiles", dependencies: ["CalcotCode", "CalcotText"]),
    .target(name: "CalcotFindings", dependencies: ["CalcotCode", "CalcotText"]),
    .target(name: "CalcotRules", dependencies: ["CalcotCode", "CalcotFindings", "CalcotText"]),
    .target(
      name: "CalcotConfiguration",
      dependencies: [
        "CalcotCode", "CalcotFindings", "CalcotText",
        .product(name: "Yams", package: "Yams"),
      ]),
    .target(name: "CalcotReports", dependencies: ["CalcotFindings", "CalcotText"]),
    .target(name: "CalcotMap", dependencies: ["CalcotCode", "CalcotText"]),
    // NB: in the code, as an installed tool is one file.
    .target(
      name: "CalcotScaffold",
      dependencies: [
        "CalcotCode", "CalcotFakes",
        .product(name: "Stencil", package: "Stencil"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      resources: [.embedInCode("Templates")]),
    .target(
      name: "CalcotFakes",
      dependencies: [
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]),
    .executableTarget(
      name: "CalcotTool",
      dependencies: [
        "CalcotText", "CalcotCode", "CalcotReader", "CalcotFiles", "CalcotFindings",
        "CalcotConfiguration", "CalcotRules", "CalcotReports", "CalcotMap", "CalcotScaffold",
        "CalcotFakes",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      // NB: the folder Development is compiled into debug builds of CalcotWebServer, too, by a link.
      swiftSettings: [.define("CALCOT_TOOL")]),
    // Only the figures and the fuzzing need these; nothing that is shipped depends on them.
    .executableTarget(
      name: "BareParser",
      dependencies: [
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      path: "Development/BareParser"),
    .executableTarget(
      name: "LintFigures",
      dependencies: [.product(name: "ArgumentParser", package: "swift-argument-parser")],
      path: "Development/LintFigures"),
    .target(
      name: "CalcotFuzzing",
      dependencies: [
        "CalcotCode", "CalcotFiles", "CalcotFindings", "CalcotMap", "CalcotReader", "CalcotRules",
        "CalcotToolTesting",
      ],
      path: "Development/CalcotFuzzing"),
    .testTarget(name: "CalcotTextTests", dependencies: ["CalcotText"]),
    .testTarget(
      name: "CalcotFakesTests",
      dependencies: ["CalcotFakes", "CalcotToolTesting"], exclude: ["Fixtures"]),
    .target(name: "CalcotToolTesting", path: "Tests/CalcotToolTesting"),
    .testTarget(
      name: "CalcotFuzzingTests", dependencies: ["CalcotCode", "CalcotFuzzing", "CalcotReader"]),
    .testTarget(name: "CalcotCodeTests", dependencies: ["CalcotCode", "CalcotReader"]),
    .testTarget(name: "CalcotReaderTests", dependencies: ["CalcotCode", "CalcotReader"]),
    .testTarget(
      name: "CalcotFilesTests",
      dependencies: ["CalcotCode", "CalcotFiles", "CalcotText", "CalcotToolTesting"]),
    .testTarget(
      name: "CalcotFindingsTests",
      dependencies: ["CalcotCode", "CalcotReader", "CalcotFindings", "CalcotToolTesting"]),
    .testTarget(
      name: "CalcotConfigurationTests",
      dependencies: [
        "CalcotCode", "CalcotReader", "CalcotFindings", "CalcotConfiguration", "CalcotText",
      ]),
    .testTarget(
      name: "CalcotRulesTests",
      dependencies: [
        "CalcotCode", "CalcotReader", "CalcotFindings", "CalcotRules", "CalcotText",
        "CalcotToolTesting",
      ]),
    .testTarget(name: "CalcotReportsTests", dependencies: ["CalcotFindings", "CalcotReports"]),
    .testTarget(
      name: "CalcotMapTests",
      dependencies: ["CalcotCode", "CalcotReader", "CalcotMap", "CalcotToolTesting"]),
    .testTarget(
      name: "CalcotScaffoldTests",
      dependencies: [
        "CalcotScaffold",
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "Yams", package: "Yams"),
      ]),
    // The repository's own sources, the framework's among them.
    .testTarget(
      name: "HouseTests",
      dependencies: [
        "CalcotText", "CalcotToolTesting",
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]),
    .testTarget(
      name: "CalcotToolTests",
      dependencies: [
        "CalcotCode", "CalcotConfiguration", "CalcotFiles", "CalcotFindings", "CalcotRules",
        "CalcotTool", "CalcotToolTesting",
      ],
      // Codebases without the framework, which the tests add screens to and compile.
      exclude: ["Houses"]),
  ]
)

for target in package.targets {
  target.swiftSettings = settings + (target.swiftSettings ?? [])
}
