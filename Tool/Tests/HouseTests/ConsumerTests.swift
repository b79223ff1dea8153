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
}
