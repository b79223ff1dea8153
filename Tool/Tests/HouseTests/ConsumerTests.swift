import CalcotToolTesting
import Foundation
import Testing

/// The layout of the packages is for this: whoever depends on the framework gets no other package.
@Suite struct ConsumerTests {
  @Test func `a package that uses all products resolves no package but the framework`() throws {
    let root = Manifest(Repository.text(of: "Package.swift"), path: "Package.swift")
    #expect(root.products.count >= 10)
    let products = root.products.keys.map { ".product(name: \"\($0)\", package: \"calcot\")" }
    let manifest = """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "consumer", platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .visionOS(.v1)],
        dependencies: [.package(name: "calcot", path: "\(Repository.root.path)")],
        targets: [.target(name: "Consumer", dependencies: [\(products.joined(separator: ", "))])])
      """
    let folder = FileManager.default.temporaryDirectory.appending(path: "consumer-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let sources = folder.appending(path: "Sources/Consumer")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    try Data("import Calcot\n".utf8).write(to: sources.appending(path: "Consumer.swift"))
    try Data(manifest.utf8).write(to: folder.appending(path: "Package.swift"))
    let run = try ProgramRun([
      "swift", "package", "--package-path", folder.path, "show-dependencies", "--format",
      "flatlist",
    ])
    #expect(run.status == 0, "\(run.text)")
    // NB: a line for each package has its name alone; what else is said depends on what runs beside this.
    #expect(
      run.text.split(separator: "\n").filter { !$0.contains(" ") }.count == 1,
      "Move a dependency into a nested package, or behind a trait that is off: \(run.text)")
    let pins = folder.appending(path: "Package.resolved").path
    #expect(!FileManager.default.fileExists(atPath: pins))
  }

  /// A package "extra" stands in for what the trait brings, as nothing is fetched here.
  ///
  /// NB: SwiftPM 6.2 does not resolve an app in which a package without the trait comes before one that asks
  /// for it.
  @Test(arguments: [["feature", "wrapper"], ["wrapper", "feature"]])
  func `a trait that each of a team's packages asks for is resolved in any order`(
    _ order: [String]
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "traits-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ name: String, after packages: [String], traits: String = "", _ more: String = "")
      throws
    {
      let dependencies = packages.map { #".package(path: "../\#($0)"\#(traits))"# }
      let products = packages.map { ".product(name: \"\($0)\", package: \"\($0)\"\(more))" }
      let manifest = """
        // swift-tools-version: 6.2
        import PackageDescription
        let package = Package(
          name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],
          \(more.isEmpty ? "" : "traits: [\"Streams\"],")
          dependencies: [\(dependencies.joined(separator: ", "))],
          targets: [.target(name: "\(name)", dependencies: [\(products.joined(separator: ", "))])])
        """
      let sources = folder.appending(path: "\(name)/Sources/\(name)")
      try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
      try Data().write(to: sources.appending(path: "\(name).swift"))
      try Data(manifest.utf8).write(to: folder.appending(path: "\(name)/Package.swift"))
    }
    try write("extra", after: [])
    try write("calcot", after: ["extra"], #", condition: .when(traits: ["Streams"])"#)
    for name in order { try write(name, after: ["calcot"], traits: #", traits: ["Streams"]"#) }
    try write("app", after: order)
    let run = try ProgramRun([
      "swift", "package", "--package-path", folder.appending(path: "app").path,
      "show-dependencies", "--format", "flatlist",
    ])
    #expect(run.status == 0 && run.text.contains("extra"), "\(run.text)")
  }
}
