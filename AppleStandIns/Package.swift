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

let package = Package(
  name: "apple-stand-ins",
  platforms: [.macOS("15.4")],
  targets: [
    // NB: links to the sources of the other packages. They cannot be depended on: a target's name has to be
    .target(name: "Calcot", swiftSettings: settings),
    .target(name: "CalcotTesting", dependencies: [calcot], swiftSettings: settings),
    .target(name: "UIKit", swiftSettings: settings),
    .target(name: "SwiftUI", dependencies: ["UIKit"], swiftSettings: settings),
    .target(
      name: "CalcotSwiftUI", dependencies: ["SwiftUI", "UIKit", calcot], swiftSettings: settings),
    .target(
      name: "CalcotUIKit", dependencies: ["UIKit", "SwiftUI", "CalcotSwiftUI", calcot],
      swiftSettings: settings),
    .target(
      name: "DrawnReading", dependencies: ["SwiftUI", calcot, calcotTesting],
      path: "Tests/DrawnReading", swiftSettings: settings),
    .testTarget(name: "UIKitTests", dependencies: ["UIKit"], swiftSettings: settings + tests),
    .testTarget(
      name: "SwiftUITests", dependencies: ["SwiftUI", "UIKit"], swiftSettings: settings + tests),
    .testTarget(
      name: "CalcotSwiftUITests",
      dependencies: ["CalcotSwiftUI", "DrawnReading", "SwiftUI", calcot, calcotTesting],
      swiftSettings: settings + tests),
    .testTarget(
      name: "CalcotUIKitTests",
      dependencies: [
        "CalcotUIKit", "CalcotSwiftUI", "DrawnReading", "UIKit", "SwiftUI", calcot, calcotTesting,
      ],
      swiftSettings: settings + tests),
  ]
)
