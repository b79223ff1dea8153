import Foundation
import Testing

/// Nothing newer than the minimum systems is used without a check for it, and by the Apple hosts nothing
/// that visionOS lacks where that is compiled.
///
/// The compiler checks this for Apple's systems only. On Linux its libraries say since which system each
/// symbol exists, as do the stand-ins, and its index says what each line refers to.
@Suite struct AvailabilityTests {
  private static let libraries = Result {
    try SymbolGraph.extracted(of: [
      "Swift", "_Concurrency", "_StringProcessing", "Synchronization", "Observation", "Foundation",
      "FoundationEssentials", "Dispatch",
    ])
  }

  private static let variables = ProcessInfo.processInfo.environment
  /// The folder of an app for iOS, with its build's index in `built/store`.
  private static let app = variables["CALCOT_APP"].map { URL(filePath: $0) }

  /// The folders that a package's build has compiled, and the systems on which their code runs.
  struct Build: CustomTestStringConvertible {
    var package: String
    var folders: [String]
    var systems: [String]
    var isOnStandIns = false

    var testDescription: String { package + ": " + folders.joined(separator: ", ") }

    /// NB: a run of all checks has built all packages; others may have built this one alone.
    var isExpected: Bool {
      variables["CI"] != nil
        || FileManager.default.fileExists(atPath: Repository.build(of: package).path)
    }
  }

  private static let all = ["macOS", "iOS", "tvOS", "visionOS"]
  private static let builds = [
    // NB: with the sample's traits. `Scripts/test` compiles the framework's tests there, too.
    Build(package: "Showcase", folders: ["Sources", "Tests"], systems: all),
    Build(
      package: "Showcase", folders: ["Showcase/Sources"], systems: ["iOS", "tvOS", "visionOS"]),
    Build(package: "AppleStandIns", folders: ["Sources"], systems: ["iOS"], isOnStandIns: true),
  ]
  /// A program for a server, which has its newest system.
  private static let newer = Repository.root.appending(path: "Showcase/Sources/LaunchesServer/")
    .path

  /// Returns what not every one of these systems has.
  private static func availability(systems: [String], isOnStandIns: Bool) throws -> Availability {
    let minimums = try Repository.minimumSystems()
    try #require(Set(systems).isSubset(of: minimums.keys))
    let table = try isOnStandIns ? Repository.text(of: AppleSymbols.path) : ""
    let found = Availability(
      try libraries.get() + (isOnStandIns ? StandInSymbols.graphs() : []),
      minimums: minimums.filter { systems.contains($0.key) }, table: AppleSymbols(table))
    #expect(!found.newer.isEmpty && found.missing.isEmpty != isOnStandIns)
    return found
  }

  @Test(arguments: builds.filter(\.isExpected))
  func `nothing is used that not every system has`(_ build: Build) throws {
    let availability = try Self.availability(
      systems: build.systems, isOnStandIns: build.isOnStandIns)
    let index = try Repository.index(of: build.package)
    let uses = try build.folders.flatMap {
      try index.uses(of: availability.symbols, in: Repository.root.appending(path: $0))
    }.filter { !$0.file.hasPrefix(Self.newer) }
    #expect(availability.mistakes(in: uses) == [])
  }

  @Test(.enabled(if: app != nil, "CALCOT_APP names no app."))
  func `an app for iOS asks for the systems that it needs`() throws {
    let app = try #require(Self.app)
    var availability = try Self.availability(systems: ["iOS"], isOnStandIns: true)
    availability.missing = [:]
    let index = try IndexStore(app.appending(path: "built/store"))
    let uses = try index.uses(of: availability.symbols, in: app)
    #expect(availability.mistakes(in: uses) == [])
  }

  private static let sample = """
    import Synchronization
    final class Kept {
      let mutex = Mutex(0)
      @available(macOS 15, *)
      let other = Mutex(1)
      func a() {
        if #available(macOS 15, *) {
          _ = Mutex(2)
        }
        _ = Mutex(3)
      }
      func b() {
        guard #available(macOS 15, *) else { return }
        _ = Mutex(4)
      }
      func c() { _ = Mutex(5) }
      func d() {
        if #available(macOS 15, *) { _ = Mutex(6) }
      }
    }

    """

  @Test(arguments: [(14, Set([3, 10, 16])), (15, Set<Int>())])
  func `a use of what is newer is found by the index of a build`(
    _ macOS: Int, _ lines: Set<Int>
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "availability-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Sample.swift")
    try Data(Self.sample.utf8).write(to: file)
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.arguments = [
      "swiftc", "-c", file.path, "-index-store-path", folder.appending(path: "store").path, "-o",
      folder.appending(path: "Sample.o").path, "-parse-as-library",
    ]
    try compiler.run()
    compiler.waitUntilExit()
    let availability = Availability(
      try Self.libraries.get(), minimums: ["macOS": Version(major: macOS)],
      table: AppleSymbols(""))
    let uses = try IndexStore(folder.appending(path: "store"))
      .uses(of: availability.symbols, in: folder)
    let mistakes = availability.mistakes(in: uses)
    let found = mistakes.compactMap { Int($0.components(separatedBy: ":")[1]) }
    #expect(Set(found) == lines, "\(mistakes)")
  }

  @Test(arguments: [
    ("os(visionOS)", true), ("!os(visionOS)", false), ("canImport(UIKit) && !os(tvOS)", true),
    ("canImport(SwiftUI) && !os(iOS) && !os(visionOS)", false), ("canImport(AppKit)", false),
    ("os(macOS) || targetEnvironment(macCatalyst)", false), ("compiler(>=6.2)", true),
    ("Streams  // a trait", true), ("!(os(iOS) || os(visionOS))", false),
  ])
  func `a condition is known to hold on visionOS`(_ condition: String, _ holds: Bool) {
    #expect(GuardedLines.holdsOnVisionOS(condition) == holds)
  }

  private static let visionOSSample = """
    let a = Mutex(1)
    #if !os(visionOS)
      let b = Mutex(2)
      #if os(iOS) || os(Linux)
        let c = Mutex(3)
      #endif
    #else
      let d = Mutex(4)
    #endif
    #if os(visionOS)
      let e = Mutex(5)
    #elseif os(Linux)
      let f = Mutex(6)
    #endif
    let g = Mutex(7)
    """

  @Test(arguments: [
    ("iOS 18.0, Mac Catalyst 18.0", true),
    ("iOS 18.0, Mac Catalyst 18.0, visionOS 2.0", false), ("iOS 18.0", false),
  ])
  func `a use of what visionOS lacks is found where that compiles it`(
    _ available: String, _ isMissing: Bool
  ) throws {
    let table = AppleSymbols("Synchronization\tMutex\tstruct\t\t\t\(available)\tpage a\t")
    let availability = Availability(try Self.libraries.get(), minimums: [:], table: table)
    #expect(availability.missing.values.sorted() == (isMissing ? ["Mutex"] : []))
    let source = GuardedLines(Self.visionOSSample)
    let compiled = Self.visionOSSample.components(separatedBy: "\n").enumerated()
      .filter { $0.element.contains("Mutex") && source.isCompiledOnVisionOS($0.offset + 1) }
      .map { $0.offset + 1 }
    #expect(compiled == [1, 8, 11, 15])
  }
}
