// swift-tools-version: 6.2
import PackageDescription

// Stand-ins for UIKit and SwiftUI, and the Apple hosts on them. A package of its own, so that nobody who
// depends on Calçot ever sees a module called `UIKit` that is none.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]
// NB: Swift Testing has an overlay for files that import it and UIKit, which exists on Apple's systems only.
let tests: [SwiftSetting] = [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]
let calcot: Target.Dependency = "Calcot"
let calcotTesting: Target.Dependency = "CalcotTesting"
let values: [Target.Dependency] = ["CalcotContent", "CalcotTree"]
let views: [Target.Dependency] = ["CalcotViews"]
let types: Target.Dependency = "UniformTypeIdentifiers"
// What has the system's own panels and pickers.
let panels: [Target.Dependency] = ["PhotosUI", "SafariServices", types]

let package = Package(
  name: "apple-stand-ins",
  platforms: [.macOS("15.4")],
  dependencies: [.package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0")],
  targets: [
    // NB: links to the sources of the other packages. They cannot be depended on: a target's name has to be
    // one of its kind in all packages together, and the adapters are targets of the main package, too.
    .target(name: "CalcotTree"),
    .target(name: "CalcotContent", dependencies: ["CalcotTree"]),
    .target(name: "Calcot", dependencies: ["CalcotContent", "CalcotTree"]),
    .target(name: "CalcotViews", dependencies: ["Calcot", "CalcotContent", "CalcotTree"]),
    .target(name: "CalcotRecording", dependencies: [calcot] + values + views),
    .target(name: "CalcotTesting", dependencies: [calcot, "CalcotRecording"] + values),
    .target(name: "CalcotExploration", dependencies: [calcot, calcotTesting] + values),
    .target(name: "CalcotConformance", dependencies: [calcot, calcotTesting] + values + views),
    .target(name: "UniformTypeIdentifiers"),
    .target(name: "UIKit", dependencies: [types]),
    .target(name: "SafariServices", dependencies: ["UIKit"]),
    .target(name: "SwiftUI", dependencies: ["UIKit", types]),
    .target(name: "Charts", dependencies: ["SwiftUI"]),
    .target(name: "PhotosUI", dependencies: ["SwiftUI", "UIKit", types]),
    .target(
      name: "CalcotStreams",
      dependencies: [
        "CalcotContent", "CalcotTree", "CalcotViews", "UIKit", calcot,
        .product(name: "OpenCombineShim", package: "OpenCombine"),
      ],
      swiftSettings: [.define("Streams")]),
    .target(
      name: "CalcotSwiftUI",
      dependencies: ["CalcotUIKit", "SwiftUI", "UIKit", calcot] + values + panels),
    .target(
      name: "CalcotUIKit", dependencies: ["Charts", "UIKit", "SwiftUI", calcot] + values + panels),
    .target(
      name: "DrawnReading", dependencies: ["SwiftUI", calcot, calcotTesting] + values + views,
      path: "Tests/DrawnReading"),
    // The user of the Apple hosts, and the two hosts on which the sample's transcripts run.
    .target(
      name: "AppleDrivers",
      dependencies: [
        "CalcotConformance",
        "CalcotSwiftUI", "CalcotUIKit", "DrawnReading", "SwiftUI", "UIKit", calcot,
        calcotTesting,
      ] + values + views + panels,
      path: "Tests/AppleDrivers", swiftSettings: tests),
    .target(
      name: "SampleHosts",
      dependencies: ["AppleDrivers", calcotTesting], path: "Tests/SampleHosts"),
    .testTarget(
      name: "CalcotSwiftUITests",
      dependencies: [
        "CalcotConformance",
        "AppleDrivers", "CalcotSwiftUI", "CalcotUIKit", "DrawnReading", "SwiftUI", "UIKit", calcot,
        calcotTesting,
      ] + values + views + panels,
      swiftSettings: tests),
    .testTarget(
      name: "CalcotUIKitTests",
      dependencies: [
        "CalcotConformance",
        "AppleDrivers", "CalcotUIKit", "CalcotSwiftUI", "DrawnReading", "UIKit",
        "SwiftUI", calcot, calcotTesting,
      ] + values + views + panels,
      swiftSettings: tests),

    // Checks Apple's symbols and their availability, in the builds of the root, of Showcase and of this package.
    .testTarget(name: "AppleSymbolTests"),

    // Samples of the kinds, and what is drawn for each: see Docs/Kinds.
    .testTarget(
      name: "KindTests",
      dependencies: ["AppleDrivers", "SwiftUI", "UIKit", calcot, calcotTesting] + values + views,
      swiftSettings: tests),
    .testTarget(
      name: "CalcotStreamsTests",
      dependencies: ["CalcotStreams", "UIKit", calcot, calcotTesting] + values + views,
      swiftSettings: tests),

    // The sample app's native views and its app shells. All but its database are links to its sources.
    .target(name: "Localization", dependencies: [calcot]),
    .target(
      name: "Counter", dependencies: ["CalcotStreams", "Localization", calcot] + values + views),
    .target(
      name: "Groups", dependencies: ["CalcotStreams", "Localization", calcot] + values + views),
    .target(name: "People", dependencies: ["Localization", calcot] + values + views),
    .target(name: "Launches", dependencies: ["Localization", calcot] + values + views),
    .target(name: "LaunchesClient", dependencies: ["Launches"]),
    .target(
      name: "LaunchesArchive",
      dependencies: ["Launches", "LaunchesClient"], resources: [.embedInCode("launches.json")]),
    .target(name: "LaunchesFakes", dependencies: ["Launches", calcotTesting]),
    .target(name: "LaunchesDatabase", dependencies: ["Launches", "LaunchesFakes"]),
    .target(
      name: "CommunityFakes",
      dependencies: ["Groups", "People", calcot, calcotTesting] + values + views),
    .target(
      name: "CommunityDatabase",
      dependencies: ["CommunityFakes", "Groups", "People", calcot] + values + views),
    .target(
      name: "GroupsInStyles",
      dependencies: ["CalcotStreams", "Groups", "Localization", calcot] + values + views),
    .target(
      name: "ShowcaseApp",
      dependencies: [
        "Counter", "Groups", "GroupsInStyles", "Launches", "Localization", "People", calcot,
      ] + values + views),
    .target(
      name: "ShowcaseLive",
      dependencies: [
        "CommunityDatabase", "Counter", "Groups", "Launches", "Localization", "People", calcot,
      ] + values + views),
    .target(
      name: "ShowcaseApple",
      dependencies: [
        "CalcotStreams", "CalcotSwiftUI", "CalcotUIKit", "CommunityDatabase", "Counter", "Groups",
        "GroupsInStyles", "Launches", "LaunchesArchive", "LaunchesClient", "LaunchesDatabase",
        "Localization", "People", "ShowcaseApp",
        "ShowcaseLive", "SwiftUI", "UIKit", calcot,
      ] + values + views),
    .target(
      name: "ShowcasePreviews",
      dependencies: [
        "CalcotSwiftUI", "CommunityFakes", "Counter", "Groups", "Launches", "LaunchesFakes",
        "Localization", "People", "ShowcaseApp", "ShowcaseApple", "SwiftUI",
      ] + views),
    .executableTarget(
      name: "ShowcaseUIKit",
      dependencies: ["CalcotUIKit", "ShowcaseApple", "UIKit", calcot] + values + views,
      exclude: ["Launch.storyboard"]),
    .executableTarget(
      name: "ShowcaseSwiftUI",
      dependencies: ["CalcotSwiftUI", "ShowcaseApple", "SwiftUI", calcot] + values + views),
    // Runs in a simulator only.
    .target(
      name: "SimulatorConformance",
      dependencies: [
        "CalcotConformance", "CalcotSwiftUI", "CalcotUIKit", "SwiftUI", "UIKit", calcot,
        calcotTesting,
      ]
        + values + views,
      swiftSettings: tests),
    .target(
      name: "ShowcaseAppTesting",
      dependencies: [
        "CalcotExploration",
        "CommunityFakes", "Counter", "Groups", "GroupsInStyles", "Launches", "LaunchesFakes",
        "Localization", "People", "ShowcaseApp", calcot, calcotTesting,
      ] + values + views),
    // A link to the transcripts of the sample, which run on every host.
    .testTarget(
      name: "ShowcaseTranscriptTests",
      dependencies: [
        "CalcotExploration",
        "CommunityFakes", "Groups", "GroupsInStyles", "Launches", "Localization", "People",
        "SampleHosts", "ShowcaseApp", "ShowcaseAppTesting", calcot, calcotTesting,
      ] + values + views,
      swiftSettings: tests),
    // The recipe app, and a link to its own transcript.
    .target(name: "RecipesApp", dependencies: [calcot] + values + views),
    .testTarget(
      name: "RecipesAppTests",
      dependencies: ["AppleDrivers", "CalcotExploration", "RecipesApp", calcot, calcotTesting]
        + values + views,
      swiftSettings: tests),
    .testTarget(
      name: "ShowcaseAppleTests",
      dependencies: [
        "CalcotSwiftUI", "CalcotUIKit", "CommunityFakes", "Groups", "Launches", "LaunchesArchive",
        "LaunchesClient", "LaunchesFakes", "Localization", "People", "ShowcaseApp",
        "ShowcaseAppTesting", "ShowcaseApple",
        "ShowcasePreviews", "ShowcaseUIKit", "SwiftUI", "UIKit", calcot, calcotTesting,
      ] + values + views,
      swiftSettings: tests),

    // The steps of the article "Coming from a massive view controller".
    .testTarget(
      name: "MassiveControllerTests",
      dependencies: ["CalcotUIKit", "DrawnReading", "SwiftUI", "UIKit", calcot, calcotTesting]
        + values + views,
      swiftSettings: tests),

    // The code of the article "Use it in your iOS app".
    .testTarget(
      name: "AppleDocumentationTests",
      dependencies: ["CalcotSwiftUI", "CalcotUIKit", "SwiftUI", "UIKit", calcot, calcotTesting]
        + values + views,
      swiftSettings: tests),
  ]
)

for target in package.targets {
  target.swiftSettings = settings + (target.swiftSettings ?? [])
}
