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
    .target(name: "CalcotTree", swiftSettings: settings),
    .target(name: "CalcotContent", dependencies: ["CalcotTree"], swiftSettings: settings),
    .target(
      name: "Calcot", dependencies: ["CalcotContent", "CalcotTree"], swiftSettings: settings),
    .target(
      name: "CalcotViews", dependencies: ["Calcot", "CalcotContent", "CalcotTree"],
      swiftSettings: settings),
    .target(
      name: "CalcotRecording", dependencies: [calcot] + values + views, swiftSettings: settings),
    .target(
      name: "CalcotTesting", dependencies: [calcot, "CalcotRecording"] + values,
      swiftSettings: settings),
    .target(
      name: "CalcotExploration", dependencies: [calcot, calcotTesting] + values,
      swiftSettings: settings),
    .target(
      name: "CalcotConformance", dependencies: [calcot, calcotTesting] + values + views,
      swiftSettings: settings),
    .target(name: "UniformTypeIdentifiers", swiftSettings: settings),
    .target(name: "UIKit", dependencies: [types], swiftSettings: settings),
    .target(name: "SafariServices", dependencies: ["UIKit"], swiftSettings: settings),
    .target(name: "SwiftUI", dependencies: ["UIKit", types], swiftSettings: settings),
    .target(name: "Charts", dependencies: ["SwiftUI"], swiftSettings: settings),
    .target(name: "PhotosUI", dependencies: ["SwiftUI", "UIKit", types], swiftSettings: settings),
    .target(
      name: "CalcotStreams",
      dependencies: [
        "CalcotContent", "CalcotTree", "CalcotViews", "UIKit", calcot,
        .product(name: "OpenCombineShim", package: "OpenCombine"),
      ],
      swiftSettings: settings + [.define("Streams")]),
    .target(
      name: "CalcotSwiftUI",
      dependencies: ["CalcotUIKit", "SwiftUI", "UIKit", calcot] + values + panels,
      swiftSettings: settings),
    .target(
      name: "CalcotUIKit",
      dependencies: ["Charts", "UIKit", "SwiftUI", calcot] + values + panels,
      swiftSettings: settings),
    .target(
      name: "DrawnReading", dependencies: ["SwiftUI", calcot, calcotTesting] + values + views,
      path: "Tests/DrawnReading", swiftSettings: settings),
    // The user of the Apple hosts, and the two hosts on which the sample's transcripts run.
    .target(
      name: "AppleDrivers",
      dependencies: [
        "CalcotConformance",
        "CalcotSwiftUI", "CalcotUIKit", "DrawnReading", "SwiftUI", "UIKit", calcot,
        calcotTesting,
      ] + values + views + panels,
      path: "Tests/AppleDrivers", swiftSettings: settings + tests),
    .target(
      name: "SampleHosts", dependencies: ["AppleDrivers", calcotTesting],
      path: "Tests/SampleHosts", swiftSettings: settings),
    .testTarget(
      name: "UIKitTests", dependencies: ["UIKit", types], swiftSettings: settings + tests),
    .testTarget(
      name: "SwiftUITests", dependencies: ["SwiftUI", "UIKit"], swiftSettings: settings + tests),
    .testTarget(
      name: "CalcotSwiftUITests",
      dependencies: [
        "CalcotConformance",
        "AppleDrivers", "CalcotSwiftUI", "CalcotUIKit", "DrawnReading", "SwiftUI", "UIKit", calcot,
        calcotTesting,
      ] + values + views + panels,
      swiftSettings: settings + tests),
    .testTarget(
      name: "CalcotUIKitTests",
      dependencies: [
        "CalcotConformance",
        "AppleDrivers", "CalcotUIKit", "CalcotSwiftUI", "DrawnReading", "UIKit",
        "SwiftUI", calcot, calcotTesting,
      ] + values + views + panels,
      swiftSettings: settings + tests),

    // Checks Apple's symbols and their availability, in the builds of the root, of Showcase and of this package.
    .testTarget(name: "AppleSymbolTests", swiftSettings: settings),

    // Samples of the kinds, and what is drawn for each: see Docs/Kinds.
    .testTarget(
      name: "KindTests",
      dependencies: ["AppleDrivers", "SwiftUI", "UIKit", calcot, calcotTesting] + values + views,
      swiftSettings: settings + tests),
    .testTarget(
      name: "CalcotStreamsTests",
      dependencies: ["CalcotStreams", "UIKit", calcot, calcotTesting] + values + views,
      swiftSettings: settings + tests),

    // The sample app's native views and its app shells. All but its database are links to its sources.
    .target(name: "Localization", dependencies: [calcot], swiftSettings: settings),
    .target(
      name: "Counter", dependencies: ["CalcotStreams", "Localization", calcot] + values + views,
      swiftSettings: settings),
    .target(
      name: "Groups", dependencies: ["CalcotStreams", "Localization", calcot] + values + views,
      swiftSettings: settings),
    .target(
      name: "People", dependencies: ["Localization", calcot] + values + views,
      swiftSettings: settings),
    .target(
      name: "Launches", dependencies: ["Localization", calcot] + values + views,
      swiftSettings: settings),
    .target(name: "LaunchesClient", dependencies: ["Launches"], swiftSettings: settings),
    .target(
      name: "LaunchesArchive", dependencies: ["Launches", "LaunchesClient"],
      resources: [.embedInCode("launches.json")], swiftSettings: settings),
    .target(
      name: "LaunchesFakes", dependencies: ["Launches", calcotTesting], swiftSettings: settings),
    .target(
      name: "LaunchesDatabase", dependencies: ["Launches", "LaunchesFakes"],
      swiftSettings: settings),
    .target(
      name: "CommunityFakes",
      dependencies: ["Groups", "People", calcot, calcotTesting] + values + views,
      swiftSettings: settings),
    .target(
      name: "CommunityDatabase",
      dependencies: ["CommunityFakes", "Groups", "People", calcot] + values + views,
      swiftSettings: settings),
    .target(
      name: "GroupsInStyles",
      dependencies: ["CalcotStreams", "Groups", "Localization", calcot] + values + views,
      swiftSettings: settings),
    .target(
      name: "ShowcaseApp",
      dependencies: [
        "Counter", "Groups", "GroupsInStyles", "Launches", "Localization", "People", calcot,
      ] + values + views,
      swiftSettings: settings),
    .target(
      name: "ShowcaseLive",
      dependencies: [
        "CommunityDatabase", "Counter", "Groups", "Launches", "Localization", "People", calcot,
      ] + values + views,
      swiftSettings: settings),
    .target(
      name: "ShowcaseApple",
      dependencies: [
        "CalcotStreams", "CalcotSwiftUI", "CalcotUIKit", "CommunityDatabase", "Counter", "Groups",
        "GroupsInStyles", "Launches", "LaunchesArchive", "LaunchesClient", "LaunchesDatabase",
        "Localization", "People", "ShowcaseApp",
        "ShowcaseLive", "SwiftUI", "UIKit", calcot,
      ] + values + views,
      swiftSettings: settings),
    .target(
      name: "ShowcasePreviews",
      dependencies: [
        "CalcotSwiftUI", "CommunityFakes", "Counter", "Groups", "Launches", "LaunchesFakes",
        "Localization", "People", "ShowcaseApp", "ShowcaseApple", "SwiftUI",
      ] + views,
      swiftSettings: settings),
    .executableTarget(
      name: "ShowcaseUIKit",
      dependencies: ["CalcotUIKit", "ShowcaseApple", "UIKit", calcot] + values + views,
      exclude: ["Launch.storyboard"], swiftSettings: settings),
    .executableTarget(
      name: "ShowcaseSwiftUI",
      dependencies: ["CalcotSwiftUI", "ShowcaseApple", "SwiftUI", calcot] + values + views,
      swiftSettings: settings),
    // Runs in a simulator only.
    .target(
      name: "SimulatorConformance",
      dependencies: [
        "CalcotConformance", "CalcotSwiftUI", "CalcotUIKit", "SwiftUI", "UIKit", calcot,
        calcotTesting,
      ]
        + values + views,
      swiftSettings: settings + tests),
    .target(
      name: "ShowcaseAppTesting",
      dependencies: [
        "CalcotExploration",
        "CommunityFakes", "Counter", "Groups", "GroupsInStyles", "Launches", "LaunchesFakes",
        "Localization", "People", "ShowcaseApp", calcot, calcotTesting,
      ] + values + views,
      swiftSettings: settings),
    // A link to the transcripts of the sample, which run on every host.
    .testTarget(
      name: "ShowcaseTranscriptTests",
      dependencies: [
        "CalcotExploration",
        "CommunityFakes", "Groups", "GroupsInStyles", "Launches", "Localization", "People",
        "SampleHosts", "ShowcaseApp", "ShowcaseAppTesting", calcot, calcotTesting,
      ] + values + views,
      swiftSettings: settings + tests),
    // The recipe app, and a link to its own transcript.
    .target(name: "RecipesApp", dependencies: [calcot] + values + views, swiftSettings: settings),
    .testTarget(
      name: "RecipesAppTests",
      dependencies: ["AppleDrivers", "RecipesApp", calcot, calcotTesting] + values + views,
      swiftSettings: settings + tests),
    .testTarget(
      name: "ShowcaseAppleTests",
      dependencies: [
        "CalcotSwiftUI", "CalcotUIKit", "CommunityFakes", "Groups", "Launches", "LaunchesArchive",
        "LaunchesClient", "LaunchesFakes", "Localization", "People", "ShowcaseApp",
        "ShowcaseAppTesting", "ShowcaseApple",
        "ShowcasePreviews", "ShowcaseUIKit", "SwiftUI", "UIKit", calcot, calcotTesting,
      ] + values + views,
      swiftSettings: settings + tests),

    // The steps of the article "Coming from a massive view controller".
    .testTarget(
      name: "MassiveControllerTests",
      dependencies: ["CalcotUIKit", "DrawnReading", "SwiftUI", "UIKit", calcot, calcotTesting]
        + values + views,
      swiftSettings: settings + tests),

    // The code of the article "Use it in your iOS app".
    .testTarget(
      name: "AppleDocumentationTests",
      dependencies: ["CalcotSwiftUI", "CalcotUIKit", "SwiftUI", "UIKit", calcot, calcotTesting]
        + values + views,
      swiftSettings: settings + tests),
  ]
)
