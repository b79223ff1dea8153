// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// Stand-ins, so that this package resolves nothing and is tested where RxCocoa does not exist. In an app,
// declare the packages RxSwift and RxFlow below, take the four targets of the folder StandIns out, and write
// here: .product(name: "RxSwift", package: "RxSwift"), the same for "RxRelay" and "RxCocoa", and
// .product(name: "RxFlow", package: "RxFlow").
let rx: [Target.Dependency] = ["RxSwift", "RxRelay", "RxCocoa", "RxFlow"]

// The libraries that they stand for are built in Swift 5's language mode, too.
let standIns: [SwiftSetting] = [.swiftLanguageMode(.v5), .enableUpcomingFeature("ExistentialAny")]

let calcot = ["Calcot", "CalcotStreams"].map {
  Target.Dependency.product(name: $0, package: "calcot")
}
let testing = ["CalcotViews", "CalcotTesting"].map {
  Target.Dependency.product(name: $0, package: "calcot")
}

let package = Package(
  name: "calcot-rxswift",
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .visionOS(.v1)],
  products: [.library(name: "CalcotRxSwift", targets: ["CalcotRxSwift"])],
  dependencies: [.package(name: "calcot", path: "../..", traits: ["Streams"])],
  targets: [
    .target(name: "CalcotRxSwift", dependencies: calcot + rx, swiftSettings: settings),
    .target(name: "RxSwift", path: "StandIns/RxSwift", swiftSettings: standIns),
    .target(
      name: "RxRelay", dependencies: ["RxSwift"], path: "StandIns/RxRelay", swiftSettings: standIns),
    .target(
      name: "RxCocoa", dependencies: ["RxSwift", "RxRelay"], path: "StandIns/RxCocoa",
      swiftSettings: standIns),
    .target(
      name: "RxFlow", dependencies: ["RxRelay"], path: "StandIns/RxFlow", swiftSettings: standIns),
    .testTarget(
      name: "CalcotRxSwiftTests", dependencies: ["CalcotRxSwift"] + calcot + testing + rx,
      swiftSettings: settings),
  ]
)
