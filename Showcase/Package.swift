// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "calcot-showcase",
  platforms: [.macOS("15.4"), .iOS("18.4"), .tvOS("18.4"), .visionOS("2.4")],
  dependencies: [
    .package(name: "calcot", path: ".."),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    .target(
      name: "Groups",
      dependencies: [.product(name: "Calcot", package: "calcot")],
      swiftSettings: settings),
    .target(
      name: "GroupsDatabase",
      dependencies: [
        "Groups", .product(name: "Calcot", package: "calcot"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      swiftSettings: settings),
    .target(
      name: "GroupsFakes",
      dependencies: [
        "Groups", .product(name: "Calcot", package: "calcot"),
        .product(name: "CalcotTesting", package: "calcot"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "Showcase",
      dependencies: [
        "Groups", "GroupsDatabase", .product(name: "Calcot", package: "calcot"),
        .product(name: "CalcotTerminal", package: "calcot"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "GroupsTests",
      dependencies: [
        "Groups", "GroupsFakes", .product(name: "Calcot", package: "calcot"),
        .product(name: "CalcotTesting", package: "calcot"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "GroupsDatabaseWriter",
      dependencies: ["Groups", "GroupsDatabase"],
      path: "Tests/GroupsDatabaseWriter",
      swiftSettings: settings),
    .target(
      name: "GroupsDatabaseTesting",
      dependencies: [
        "Groups", "GroupsDatabase", "GroupsFakes", .product(name: "GRDB", package: "GRDB.swift"),
      ],
      path: "Tests/GroupsDatabaseTesting",
      swiftSettings: settings),
    .testTarget(
      name: "GroupsDatabaseTests",
      dependencies: [
        "Groups", "GroupsDatabase", "GroupsDatabaseTesting", "GroupsDatabaseWriter", "GroupsFakes",
        .product(name: "Calcot", package: "calcot"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "GroupsOnDatabaseTests",
      dependencies: [
        "Groups", "GroupsDatabase", "GroupsDatabaseTesting", "GroupsFakes",
        .product(name: "Calcot", package: "calcot"),
        .product(name: "CalcotTesting", package: "calcot"),
        .product(name: "CalcotTerminalTesting", package: "calcot"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "ShowcaseTests",
      dependencies: [
        "Groups", "GroupsDatabase", "GroupsDatabaseTesting", "GroupsFakes", "Showcase",
        .product(name: "CalcotTerminal", package: "calcot"),
        .product(name: "CalcotTerminalTesting", package: "calcot"),
        .product(name: "CalcotTesting", package: "calcot"),
      ],
      swiftSettings: settings),
  ]
)
