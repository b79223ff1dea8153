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
    .target(name: "Localization", swiftSettings: settings),
    .target(
      name: "Groups",
      dependencies: ["Localization", .product(name: "Calcot", package: "calcot")],
      swiftSettings: settings),
    .target(
      name: "People",
      dependencies: ["Localization", .product(name: "Calcot", package: "calcot")],
      swiftSettings: settings),
    .target(
      name: "ShowcaseApp",
      dependencies: [
        "Groups", "People", "Localization", .product(name: "Calcot", package: "calcot"),
      ],
      swiftSettings: settings),
    .target(name: "CommunityFile", dependencies: ["Groups"], swiftSettings: settings),
    .testTarget(
      name: "CommunityFileTests",
      dependencies: [
        "CommunityFile", "Groups", .product(name: "CalcotTesting", package: "calcot"),
      ],
      swiftSettings: settings),
    .target(
      name: "CommunityDatabase",
      dependencies: [
        "Groups", "People", .product(name: "Calcot", package: "calcot"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      swiftSettings: settings),
    .target(
      name: "CommunityFakes",
      dependencies: [
        "Groups", "People", .product(name: "Calcot", package: "calcot"),
        .product(name: "CalcotTesting", package: "calcot"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "Showcase",
      dependencies: [
        "CommunityDatabase", "CommunityFile", "Groups", "Localization", "People", "ShowcaseApp",
        .product(name: "Calcot", package: "calcot"),
        .product(name: "CalcotTerminal", package: "calcot"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings),
    .target(
      name: "ShowcaseAppTesting",
      dependencies: [
        "CommunityFakes", "Groups", "Localization", "People", "ShowcaseApp",
        .product(name: "Calcot", package: "calcot"),
        .product(name: "CalcotTesting", package: "calcot"),
      ],
      path: "Tests/ShowcaseAppTesting",
      swiftSettings: settings),
    .testTarget(
      name: "GroupsTests",
      dependencies: [
        "Groups", "CommunityFakes", "Localization", "People", "ShowcaseApp", "ShowcaseAppTesting",
        .product(name: "Calcot", package: "calcot"),
        .product(name: "CalcotTesting", package: "calcot"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "PeopleTests",
      dependencies: [
        "People", "CommunityFakes", "Groups", "Localization", "ShowcaseAppTesting",
        .product(name: "Calcot", package: "calcot"),
        .product(name: "CalcotTesting", package: "calcot"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "ShowcaseAppTests",
      dependencies: [
        "Groups", "CommunityFakes", "Localization", "People", "ShowcaseApp", "ShowcaseAppTesting",
        .product(name: "Calcot", package: "calcot"),
        .product(name: "CalcotTesting", package: "calcot"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "CommunityDatabaseWriter",
      dependencies: [
        "CommunityDatabase", "CommunityDatabaseTesting", "CommunityFakes", "Groups",
      ],
      path: "Tests/CommunityDatabaseWriter",
      swiftSettings: settings),
    .executableTarget(
      name: "CommunityFigures",
      dependencies: [
        "CommunityDatabase", "CommunityDatabaseTesting", "Groups", "People",
        .product(name: "Calcot", package: "calcot"),
      ],
      path: "Tests/CommunityFigures",
      swiftSettings: settings),
    .target(
      name: "CommunityDatabaseTesting",
      dependencies: [
        "CommunityDatabase", "CommunityFakes", "Groups", "People",
        .product(name: "Calcot", package: "calcot"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      path: "Tests/CommunityDatabaseTesting",
      swiftSettings: settings),
    .testTarget(
      name: "CommunityDatabaseTests",
      dependencies: [
        "CommunityDatabase", "CommunityDatabaseTesting", "CommunityDatabaseWriter",
        "CommunityFakes", "Groups", "People",
        .product(name: "Calcot", package: "calcot"),
        .product(name: "CalcotTesting", package: "calcot"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "GroupsOnDatabaseTests",
      dependencies: [
        "Groups", "CommunityDatabase", "CommunityDatabaseTesting", "CommunityFakes",
        "Localization", "People", "ShowcaseApp", "ShowcaseAppTesting",
        .product(name: "Calcot", package: "calcot"),
        .product(name: "CalcotTesting", package: "calcot"),
        .product(name: "CalcotTerminal", package: "calcot"),
        .product(name: "CalcotTerminalTesting", package: "calcot"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "ShowcaseTests",
      dependencies: [
        "Groups", "CommunityDatabase", "CommunityDatabaseTesting", "CommunityFakes", "Showcase",
        .product(name: "CalcotTerminal", package: "calcot"),
        .product(name: "CalcotTerminalTesting", package: "calcot"),
        .product(name: "CalcotTesting", package: "calcot"),
      ],
      swiftSettings: settings),
  ]
)
