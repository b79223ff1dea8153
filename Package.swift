// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// What speaks HTTP is third party. It stays behind the trait, so that a package that depends on
// Calcot alone resolves none of it.
let web = TargetDependencyCondition.when(traits: ["Web"])
let webDependencies: [Target.Dependency] = [
  .product(name: "HummingbirdCore", package: "hummingbird", condition: web),
  .product(name: "NIOCore", package: "swift-nio", condition: web),
  .product(name: "NIOEmbedded", package: "swift-nio", condition: web),
  .product(name: "NIOHTTP1", package: "swift-nio", condition: web),
  .product(name: "NIOPosix", package: "swift-nio", condition: web),
  .product(name: "NIOWebSocket", package: "swift-nio", condition: web),
  .product(name: "NIOHTTPCompression", package: "swift-nio-extras", condition: web),
  .product(name: "NIOHTTPTypes", package: "swift-nio-extras", condition: web),
  .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras", condition: web),
  .product(name: "Crypto", package: "swift-crypto", condition: web),
  .product(name: "HTTPTypes", package: "swift-http-types", condition: web),
  .product(name: "Logging", package: "swift-log", condition: web),
  .product(name: "Metrics", package: "swift-metrics", condition: web),
  .product(name: "ServiceLifecycle", package: "swift-service-lifecycle", condition: web),
  .product(name: "Tracing", package: "swift-distributed-tracing", condition: web),
  .product(name: "UnixSignals", package: "swift-service-lifecycle", condition: web),
]

let streams = Target.Dependency.product(
  name: "OpenCombineShim", package: "OpenCombine", condition: .when(traits: ["Streams"]))

// A client of PostgreSQL's own library. Debian has it in `libpq-dev`.
let postgreSQL = Target.Dependency.target(
  name: "CPostgreSQL", condition: .when(traits: ["PostgreSQL"]))

let customDump = Target.Dependency.product(
  name: "CustomDump", package: "swift-custom-dump", condition: .when(traits: ["TestDiffs"]))

// The values, which hosts and most tests name, and the module that the screens of most apps depend on.
let values: [Target.Dependency] = ["CalcotContent", "CalcotTree"]
let views: [Target.Dependency] = ["CalcotViews"]

let package = Package(
  name: "calcot",
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .visionOS(.v1)],
  products: [
    .library(name: "Calcot", targets: ["Calcot", "CalcotContent", "CalcotTree"]),
    .library(name: "CalcotViews", targets: ["CalcotViews", "CalcotContent"]),
    .library(name: "CalcotRecording", targets: ["CalcotRecording"]),
    .library(name: "CalcotStreams", targets: ["CalcotStreams"]),
    .library(name: "CalcotTesting", targets: ["CalcotTesting"]),
    .library(name: "CalcotExploration", targets: ["CalcotExploration"]),
    .library(name: "CalcotConformance", targets: ["CalcotConformance"]),
    .library(name: "CalcotTerminal", targets: ["CalcotTerminal"]),
    .library(name: "CalcotTerminalTesting", targets: ["CalcotTerminalTesting"]),
    .library(name: "CalcotWeb", targets: ["CalcotWeb"]),
    .library(name: "CalcotWebTesting", targets: ["CalcotWebTesting"]),
    .library(name: "CalcotWebServer", targets: ["CalcotWebServer"]),
    .library(name: "CalcotPostgreSQL", targets: ["CalcotPostgreSQL"]),
    .library(name: "CalcotUIKit", targets: ["CalcotUIKit"]),
    .library(name: "CalcotSwiftUI", targets: ["CalcotSwiftUI"]),
  ],
  traits: [
    .trait(
      name: "PostgreSQL",
      description: "Sessions of a site and an app's data on PostgreSQL, by its library libpq."),
    .trait(
      name: "Streams", description: "Drivers, signals and actions, on Combine or OpenCombine."),
    .trait(
      name: "TestDiffs",
      description: "Differences within the values of a test's events, by swift-custom-dump."),
    .trait(name: "Web", description: "The web server, on Hummingbird and SwiftNIO."),
    .default(enabledTraits: []),
  ],
  dependencies: [
    // NB: without its readers of configurations, whose modules nothing else needs.
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.2"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
    .package(url: "https://github.com/apple/swift-distributed-tracing", from: "1.7.3"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.7.3"),
  ],
  targets: [
    // Values: nothing in these modules can name a coordinator, a scope, a task or a view.
    .target(name: "CalcotTree"),
    .target(name: "CalcotContent", dependencies: ["CalcotTree"]),
    // Life: what is assembled, shown, and ended.
    .target(name: "Calcot", dependencies: ["CalcotContent", "CalcotTree"]),
    .target(name: "CalcotViews", dependencies: ["Calcot", "CalcotContent", "CalcotTree"]),
    .target(name: "CalcotRecording", dependencies: ["Calcot"] + values + views),
    .target(
      name: "CalcotStreams",
      dependencies: ["Calcot", "CalcotContent", "CalcotTree", "CalcotViews", streams]),
    .target(
      name: "CalcotTesting", dependencies: ["Calcot", "CalcotRecording", customDump] + values),
    .target(name: "CalcotExploration", dependencies: ["Calcot", "CalcotTesting"] + values),
    .target(name: "CalcotConformance", dependencies: ["Calcot", "CalcotTesting"] + values + views),
    .target(name: "CalcotTerminal", dependencies: ["Calcot"] + values),
    .target(
      name: "CalcotTerminalTesting",
      dependencies: ["Calcot", "CalcotTerminal", "CalcotTesting"] + values),
    .target(
      name: "CalcotWeb", dependencies: ["Calcot", "CWebClient"] + values),
    // The files that every page loads.
    .target(
      name: "CWebClient", exclude: ["calcot.js", "calcot.css", "touch-icon.png"]),
    .target(
      name: "CalcotWebTesting", dependencies: ["Calcot", "CalcotTesting", "CalcotWeb"] + values),
    .testTarget(
      name: "CalcotWebTests",
      dependencies: [
        "Calcot", "CalcotConformance", "CalcotTesting", "CalcotWeb", "CalcotWebTesting",
      ]
        + values + views),
    .target(
      name: "CalcotWebServer", dependencies: ["Calcot", "CalcotWeb"] + values + webDependencies),
    .systemLibrary(
      name: "CPostgreSQL", pkgConfig: "libpq",
      providers: [.apt(["libpq-dev"]), .brew(["libpq"])]),
    .target(name: "CalcotPostgreSQL", dependencies: ["CalcotWeb", postgreSQL]),
    // NB: empty where there is no UIKit or SwiftUI; the package in AppleStandIns compiles and tests them.
    .target(name: "CalcotSwiftUI", dependencies: ["Calcot", "CalcotUIKit"] + values),
    .target(name: "CalcotUIKit", dependencies: ["Calcot"] + values),
    // A folder for each of the modules that are tested with the same screens and flows: one target is built
    // faster than seven.
    .testTarget(
      name: "CalcotTests",
      dependencies: [
        "Calcot", "CalcotConformance", "CalcotRecording", "CalcotStreams", "CalcotTesting",
      ] + values + views),
    .testTarget(
      name: "CalcotExplorationTests",
      dependencies: ["Calcot", "CalcotExploration", "CalcotTesting"] + values + views,
      exclude: ["Controls"]),
    .testTarget(
      name: "CalcotRecordingTests",
      dependencies: ["Calcot", "CalcotRecording", "CalcotTesting"] + values + views),
    // NB: empty without the trait, like the module.
    .testTarget(
      name: "CalcotStreamsTests",
      dependencies: ["Calcot", "CalcotStreams", "CalcotTesting"] + views),
    .testTarget(
      name: "CalcotTerminalTests",
      dependencies: [
        "Calcot", "CalcotConformance", "CalcotTerminal", "CalcotTerminalTesting", "CalcotTesting",
        "TerminalProbe",
        "TerminalAppProbe", "ContainerProbe", "HostWorkProbe",
      ] + values + views),
    .testTarget(
      name: "CalcotWebTestingTests",
      dependencies: ["Calcot", "CalcotTesting", "CalcotWebTesting"] + values + views),
    .executableTarget(
      name: "CostProbe",
      dependencies: ["Calcot", "CalcotRecording", "CalcotWeb"] + values + views,
      path: "Tests/CostProbe"),
    .executableTarget(
      name: "TerminalAppProbe",
      dependencies: ["Calcot", "CalcotTerminal"] + views, path: "Tests/TerminalAppProbe"),
    .executableTarget(
      name: "ContainerProbe",
      dependencies: ["Calcot", "CalcotTerminal"] + views, path: "Tests/ContainerProbe"),
    .executableTarget(
      name: "HostWorkProbe", dependencies: ["Calcot", "CalcotContent", "CalcotTerminal"] + views,
      path: "Tests/HostWorkProbe"),
    .executableTarget(
      name: "TerminalProbe", dependencies: ["CalcotTerminal"], path: "Tests/TerminalProbe"),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "Calcot", "CalcotContent", "CalcotExploration", "CalcotStreams", "CalcotTesting",
      ] + views,
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .testTarget(
      name: "CalcotConformanceTests",
      dependencies: [
        "Calcot", "CalcotConformance", "CalcotTesting", "CalcotTerminal", "CalcotTerminalTesting",
        "CalcotWeb",
        "CalcotWebTesting",
      ] + values + views),
  ]
)

for target in package.targets where target.type != .system {
  target.swiftSettings = settings + (target.swiftSettings ?? [])
}
