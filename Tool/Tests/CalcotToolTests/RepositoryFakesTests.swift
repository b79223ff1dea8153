import CalcotFiles
import CalcotToolTesting
import Foundation
import Testing

@testable import CalcotTool

/// The fakes in this repository, and those of public packages.
@Suite struct RepositoryFakesTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..").standardizedFileURL
  private static let variables = ProcessInfo.processInfo.environment

  /// The folders of tests that have fakes, and those of the protocols.
  private static let folders: [(String, [String])] = [
    ("Tests/CalcotTests", ["Sources/CalcotViews/Handlers"]),
    ("Tests/CalcotConformanceTests", ["Sources/CalcotConformance"]),
    ("Showcase/Tests/CounterTests", ["Showcase/Sources/Counter"]),
    ("Showcase/Tests/RecipesAppTests", ["Showcase/Sources/RecipesApp"]),
    ("Showcase/Tests/ShowcaseAppTests", ["Showcase/Sources/ShowcaseApp"]),
    ("Showcase/Tests/GroupsTests", ["Showcase/Sources/Groups", "Sources/CalcotViews/Handlers"]),
    (
      "Showcase/Tests/LaunchesTests", ["Showcase/Sources/Launches", "Sources/CalcotViews/Handlers"]
    ),
    ("Showcase/Tests/PeopleTests", ["Showcase/Sources/People", "Sources/CalcotViews/Handlers"]),
    // The screens of these are themselves in the tests.
    ("Tests/CalcotExplorationTests", ["Tests/CalcotExplorationTests"]),
    (
      "AppleStandIns/Tests/MassiveControllerTests", ["AppleStandIns/Tests/MassiveControllerTests"]
    ),
  ]

  /// Runs `calcot fakes` at the root of the repository.
  private func makeFakes(_ words: [String]) throws -> CommandResult {
    let scene = try ToolScene()
    var environment = scene.environment()
    environment.currentFolder = Path(Self.root.path)
    return Calcot.result(of: ["fakes"] + words + ["--no-cache"], in: environment)
  }

  @Test(arguments: folders)
  func `the fakes of tests are those that the tool makes of the marked protocols`(
    _ tests: String, _ sources: [String]
  ) throws {
    let check = Self.variables["CALCOT_RECORD"] == "1" ? [] : ["--check"]
    let result = try makeFakes(sources + ["--marked", "-o", "\(tests)/Fakes"] + check)
    #expect(result.status == .clean, "CALCOT_RECORD=1 writes them: \(result.messages)")
  }

  /// A package whose protocols are faked, with those that cannot be.
  struct Package: CustomTestStringConvertible {
    var module: String
    var sources: String
    var refused = ""
    var options: [String] = []

    var testDescription: String { module }
  }

  private static let checkouts = "Showcase/.build/checkouts"
  private static let packages = [
    Package(
      module: "ArgumentParser",
      sources: "Tool/.build/checkouts/swift-argument-parser/Sources/ArgumentParser",
      refused: """
        AnyOptionGroup ArgumentDefinitionContainer ArgumentDefinitionContainerExpressibleByArgument
        """,
      options: ["-I", "Tool/.build/debug/Modules"]),
    Package(
      module: "OpenCombine", sources: "\(checkouts)/OpenCombine/Sources/OpenCombine",
      refused: "ChildSubscription _ObservableObjectProperty"),
    Package(module: "CoreMetrics", sources: "\(checkouts)/swift-metrics/Sources/CoreMetrics"),
    Package(
      module: "GRDB", sources: "\(checkouts)/GRDB.swift/GRDB",
      refused: """
        Association AssociationToMany AssociationToOne DatabaseEventImpl DatabasePreUpdateEventImpl \
        DatabaseWriter DerivableRequest MutablePersistableRecord PersistableRecord TableRecord
        """,
      options: [
        "-D", "SQLITE_ENABLE_FTS5", "-D", "SQLITE_DISABLE_SNAPSHOT", "-Xcc",
        "-fmodule-map-file=\(checkouts)/GRDB.swift/Sources/GRDBSQLite/module.modulemap",
      ]),
  ]

  /// Each fake is compiled in the protocol's own module.
  @Test(
    .enabled(if: variables["CALCOT_LONG"] == "1", "CALCOT_LONG=1 fakes public packages."),
    arguments: packages)
  func `a protocol of a public package has a fake that compiles, or is known to have none`(
    _ package: Package
  ) throws {
    let scene = try ToolScene()
    let sources = Self.root.appending(path: package.sources)
    if !FileManager.default.fileExists(atPath: sources.path) {
      let showcase = Self.root.appending(path: "Showcase").path
      let run = try ProgramRun(["swift", "package", "--package-path", showcase, "resolve"])
      #expect(run.status == 0, "\(run.text)")
    }
    let fakes = scene.folder.appending(path: "Fakes")
    let module = package.module
    let result = try makeFakes([
      sources.path, "--module", module, "--module", "\(module)=\(fakes.path)", "--quiet", "-o",
      fakes.path,
    ])
    let refused = result.messages.matches(of: /'([^']*)' cannot be faked/).map { String($0.1) }
    #expect(refused.sorted().joined(separator: " ") == package.refused)
    // NB: what a build would write for the package's module in C.
    let header = "OpenCombine/Sources/COpenCombineHelpers/include/COpenCombineHelpers.h"
    let path = Self.root.appending(path: "\(Self.checkouts)/\(header)").path
    try scene.write(
      "module COpenCombineHelpers { header \"\(path)\" export * }", to: "module.modulemap")
    let files = try [sources, fakes].flatMap { folder in
      try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".swift") }.map { folder.appending(path: $0).path }
    }
    let compiler = try ProgramRun(
      [
        "env", "-C", Self.root.path, "swiftc", "-typecheck", "-module-name", module,
        "-package-name", "package", "-suppress-warnings", "-I", scene.folder.path,
      ] + package.options + files)
    #expect(compiler.status == 0, "\(compiler.text)")
  }
}
