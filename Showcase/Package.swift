// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let calcot = Target.Dependency.product(name: "Calcot", package: "calcot")
let calcotStreams = Target.Dependency.product(name: "CalcotStreams", package: "calcot")
// The modules that the screens of an app depend on.
let screens = [calcot, Target.Dependency.product(name: "CalcotViews", package: "calcot")]
let calcotRecording = Target.Dependency.product(name: "CalcotRecording", package: "calcot")
let calcotConformance = Target.Dependency.product(name: "CalcotConformance", package: "calcot")
let calcotExploration = Target.Dependency.product(name: "CalcotExploration", package: "calcot")
let calcotTesting = Target.Dependency.product(name: "CalcotTesting", package: "calcot")
let calcotTerminal = Target.Dependency.product(name: "CalcotTerminal", package: "calcot")
let calcotTerminalTesting = Target.Dependency.product(
  name: "CalcotTerminalTesting", package: "calcot")
let calcotSwiftUI = Target.Dependency.product(name: "CalcotSwiftUI", package: "calcot")
let calcotUIKit = Target.Dependency.product(name: "CalcotUIKit", package: "calcot")
let calcotWeb = Target.Dependency.product(name: "CalcotWeb", package: "calcot")
let calcotWebServer = Target.Dependency.product(name: "CalcotWebServer", package: "calcot")
let calcotWebTesting = Target.Dependency.product(name: "CalcotWebTesting", package: "calcot")
let calcotPostgreSQL = Target.Dependency.product(name: "CalcotPostgreSQL", package: "calcot")
let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")

let package = Package(
  name: "calcot-showcase",
  platforms: [.macOS(.v15), .iOS(.v17), .tvOS(.v17), .visionOS(.v1)],
  products: [
    .library(name: "ShowcaseApple", targets: ["ShowcaseApple"]),
    .library(name: "ShowcasePreviews", targets: ["ShowcasePreviews"]),
    .library(name: "WrongClock", type: .dynamic, targets: ["WrongClock"]),
  ],
  dependencies: [
    .package(name: "calcot", path: "..", traits: ["PostgreSQL", "Streams", "TestDiffs", "Web"]),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-distributed-tracing", from: "1.7.3"),
    .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
  ],
  targets: [
    .target(name: "Localization", dependencies: [calcot]),
    .target(name: "Counter", dependencies: ["Localization", calcotStreams] + screens),
    .target(name: "Groups", dependencies: ["Localization"] + screens),
    // The app of the article "A recipe app": semantic views alone, on every host.
    .target(name: "RecipesApp", dependencies: screens),
    .executableTarget(
      name: "Recipes",
      dependencies: ["RecipesApp", calcot, calcotTerminal, calcotWeb, calcotWebServer]),
    .testTarget(
      name: "RecipesAppTests",
      dependencies: [
        "RecipesApp", calcotExploration, calcotTerminal, calcotTerminalTesting, calcotTesting,
        calcotWebTesting,
      ] + screens,
      exclude: ["Controls"]),
    .target(name: "People", dependencies: ["Localization"] + screens),
    .target(name: "Launches", dependencies: ["Localization"] + screens),
    .testTarget(
      name: "LaunchesTests",
      dependencies: ["Launches", "LaunchesFakes", "Localization", calcotTesting] + screens),
    .target(name: "LaunchesClient", dependencies: ["Launches"]),
    .target(
      name: "LaunchesArchive",
      dependencies: ["Launches", "LaunchesClient"], resources: [.embedInCode("launches.json")]),
    .target(name: "LaunchesDatabase", dependencies: ["Launches", grdb]),
    .testTarget(
      name: "LaunchesDatabaseTests",
      dependencies: ["Launches", "LaunchesDatabase", "LaunchesFakes", grdb]),
    .target(
      name: "LaunchesServer",
      dependencies: [
        "LaunchesArchive", .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ]),
    .testTarget(
      name: "LaunchesAPITests",
      dependencies: [
        "Launches", "LaunchesArchive", "LaunchesClient", "LaunchesServer", calcotTesting,
      ] + screens),
    .target(name: "LaunchesFakes", dependencies: ["Launches", calcotTesting] + screens),
    .target(
      name: "ShowcaseApp",
      dependencies: ["Counter", "Groups", "GroupsInStyles", "Launches", "People", "Localization"]
        + screens),
    .target(name: "CommunityFile", dependencies: ["Groups"] + screens),
    .executableTarget(
      name: "ImportProbe", dependencies: ["CommunityFile"], path: "Tests/ImportProbe"),
    .testTarget(
      name: "CommunityFileTests",
      dependencies: ["CommunityFile", "Groups", calcotTesting] + screens),
    .target(name: "CommunityDatabase", dependencies: ["Groups", "People", grdb] + screens),
    .target(
      name: "CommunityPostgreSQL",
      dependencies: [
        "CommunityDatabase", "Groups", "People", calcotPostgreSQL,
        .product(name: "Logging", package: "swift-log"),
      ] + screens),
    .target(
      name: "CommunityFakes", dependencies: ["Groups", "People", calcotTesting] + screens),
    .target(
      name: "ShowcaseLive",
      dependencies: [
        "CommunityDatabase", "Counter", "Groups", "Launches", "Localization", "People",
      ] + screens),
    .target(
      name: "ShowcaseApple",
      dependencies: [
        "CommunityDatabase", "Counter", "Groups", "GroupsInStyles", "Launches", "LaunchesArchive",
        "LaunchesClient", "LaunchesDatabase", "Localization", "People", "ShowcaseApp",
        "ShowcaseLive", calcotStreams, calcotSwiftUI, calcotUIKit,
      ] + screens),
    .target(
      name: "ShowcasePreviews",
      dependencies: [
        "CommunityFakes", "Counter", "Groups", "Launches", "LaunchesFakes", "Localization",
        "People", "ShowcaseApp", "ShowcaseApple", calcotSwiftUI,
      ] + screens),
    // What comes from outside, so that a run can be recorded, and repeated without it.
    .target(
      name: "ShowcaseRecording",
      dependencies: [
        "CommunityDatabase", "Counter", "Groups", "GroupsInStyles", "Launches", "LaunchesDatabase",
        "Localization", "People", "ShowcaseApp", "ShowcaseLive", calcotRecording,
      ] + screens),
    .executableTarget(
      name: "replay",
      dependencies: [
        "ShowcaseRecording", calcot, calcotRecording, calcotTesting,
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(
      name: "Showcase",
      dependencies: [
        "CommunityDatabase", "CommunityFile", "CommunityPostgreSQL", "Groups", "GroupsInStyles",
        "Launches", "LaunchesClient", "LaunchesDatabase", "LaunchesServer", "Localization",
        "People", "ShowcaseApp", "ShowcaseLive", "ShowcaseRecording", calcotPostgreSQL,
        calcotRecording, calcotTerminal, calcotWeb, calcotWebServer,
        .product(name: "Logging", package: "swift-log"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ] + screens),
    .target(
      name: "ShowcaseAppTesting",
      dependencies: [
        "CommunityFakes", "Counter", "Groups", "GroupsInStyles", "Launches", "LaunchesFakes",
        "Localization", "People", "ShowcaseApp", calcotExploration, calcotTesting,
      ] + screens,
      path: "Tests/ShowcaseAppTesting"),
    // The hosts on which transcripts of the sample run.
    .target(
      name: "SampleHosts",
      dependencies: [
        "WebWire", calcotTerminalTesting, calcotTesting, calcotWeb, calcotWebServer,
        calcotWebTesting, .product(name: "Logging", package: "swift-log"),
      ] + screens,
      path: "Tests/SampleHosts"),
    .testTarget(
      name: "ShowcaseTranscriptTests",
      dependencies: [
        "CommunityFakes", "Groups", "GroupsInStyles", "Launches", "Localization", "People",
        "SampleHosts", "ShowcaseApp", "ShowcaseAppTesting", calcotExploration, calcotTesting,
      ] + screens),
    .testTarget(
      name: "CounterTests",
      dependencies: ["Counter", "Localization", calcotStreams, calcotTesting] + screens),
    .testTarget(
      name: "GroupsTests",
      dependencies: [
        "Groups", "CommunityFakes", "Localization", "People", "ShowcaseApp", "ShowcaseAppTesting",
        calcotTesting,
      ] + screens),
    // The lists of Groups in the other styles of MVVM-C.
    .target(
      name: "GroupsInStyles",
      dependencies: ["Groups", "Localization", calcotStreams] + screens),
    .testTarget(
      name: "GroupsInStylesTests",
      dependencies: [
        "Groups", "GroupsInStyles", "CommunityFakes", "Localization", "People", "ShowcaseApp",
        "ShowcaseAppTesting", calcotStreams, calcotTesting,
      ] + screens),
    // The small screens of the article "Ways to learn of a change".
    .testTarget(
      name: "WaysToLearnTests", dependencies: [calcotStreams, calcotTesting] + screens),
    .testTarget(
      name: "PeopleTests",
      dependencies: [
        "People", "CommunityFakes", "Groups", "Localization", "ShowcaseAppTesting", calcotTesting,
      ] + screens),
    .testTarget(
      name: "ShowcaseAppTests",
      dependencies: [
        "CommunityFakes", "Counter", "Groups", "GroupsInStyles", "Launches", "LaunchesFakes",
        "Localization", "People", "SampleHosts", "ShowcaseApp", "ShowcaseAppTesting",
        "ShowcaseRecording", calcotExploration, calcotRecording, calcotTesting, calcotWebTesting,
      ] + screens,
      exclude: ["Routes/differences.tsv", "Screens/Recorded"]),
    // A PostgreSQL server of the tests' own.
    .target(
      name: "PostgreSQLTesting", dependencies: [calcotPostgreSQL], path: "Tests/PostgreSQLTesting"),
    .testTarget(
      name: "CalcotPostgreSQLTests",
      dependencies: ["PostgreSQLTesting", calcot, calcotPostgreSQL, calcotWeb, calcotWebServer]),
    .target(
      name: "CommunityDatabaseTesting",
      dependencies: ["CommunityDatabase", "CommunityFakes", "Groups", "People", grdb] + screens,
      path: "Tests/CommunityDatabaseTesting"),
    .testTarget(
      name: "CommunityDatabaseTests",
      dependencies: [
        "CommunityDatabase", "CommunityDatabaseTesting", "CommunityFakes", "CommunityPostgreSQL",
        "Groups", "Localization", "People", "PostgreSQLTesting", calcotPostgreSQL, calcotTesting,
        grdb,
      ] + screens),
    .testTarget(
      name: "GroupsOnDatabaseTests",
      dependencies: [
        "Counter", "Groups", "CommunityDatabase", "CommunityDatabaseTesting", "CommunityFakes",
        "CommunityPostgreSQL", "Launches", "LaunchesFakes", "Localization", "People",
        "PostgreSQLTesting", "ShowcaseApp", "ShowcaseAppTesting", calcotPostgreSQL, calcotTesting,
        calcotTerminal, calcotTerminalTesting, grdb,
      ] + screens),
    .testTarget(
      name: "ShowcaseTests",
      dependencies: [
        "Groups", "CommunityDatabase", "CommunityDatabaseTesting", "CommunityFakes",
        "CommunityPostgreSQL", "PostgreSQLTesting", "Showcase", "WebWire", "replay",
        calcotPostgreSQL,
        calcotTerminal, calcotTerminalTesting, calcotTesting, calcotWebTesting,
      ] + screens),
    .target(name: "WrongClock", path: "Tests/WrongClock"),
    .target(
      name: "WebWire",
      dependencies: [
        calcotTerminalTesting, calcotWebServer, calcotWebTesting,
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ] + screens,
      path: "Tests/WebWire"),
    .target(name: "WebDesk", dependencies: screens, path: "Tests/WebDesk"),
    .executableTarget(
      name: "WebDeskServer",
      dependencies: [
        "WebDesk", calcotWeb, calcotWebServer, .product(name: "Logging", package: "swift-log"),
      ] + screens,
      path: "Tests/WebDeskServer"),
    .testTarget(
      name: "WebHostTests",
      dependencies: [
        "CommunityDatabaseTesting", "PostgreSQLTesting", "Showcase", "WebDesk", "WebDeskServer",
        "WebWire", calcotConformance, calcotPostgreSQL, calcotTerminalTesting, calcotTesting,
        calcotWeb, calcotWebServer, calcotWebTesting,
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ] + screens),
    .testTarget(
      name: "WebBrowserTests",
      dependencies: [
        "CommunityDatabaseTesting", "CommunityFakes", "Counter", "Groups", "Launches",
        "LaunchesFakes", "Localization", "People", "RecipesApp", "Showcase", "ShowcaseApp",
        "ShowcaseAppTesting", "ShowcaseRecording", "WebWire", calcotRecording, calcotTerminal,
        calcotTerminalTesting, calcotTesting, calcotWeb, calcotWebServer, calcotWebTesting,
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ] + screens),
    .testTarget(
      name: "CalcotWebServerTests",
      dependencies: [
        "WebWire", calcotWeb, calcotWebServer, .product(name: "Logging", package: "swift-log"),
        .product(name: "InMemoryTracing", package: "swift-distributed-tracing"),
        .product(name: "Metrics", package: "swift-metrics"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOEmbedded", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        .product(name: "Tracing", package: "swift-distributed-tracing"),
      ] + screens),
  ]
)

for target in package.targets {
  target.swiftSettings = settings + (target.swiftSettings ?? [])
}
