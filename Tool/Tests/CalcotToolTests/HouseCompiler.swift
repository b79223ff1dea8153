import CalcotToolTesting
import Foundation

@testable import CalcotTool

/// Compiles a house and its tests against stubs of Apple's modules.
struct HouseCompiler {
  private let scene: ToolScene
  private let module: String

  init(_ scene: ToolScene, module: String) {
    self.scene = scene
    self.module = module
  }

  /// Returns what the compiler says; empty if there is nothing to say.
  func problems() throws -> String {
    let stubs = try Self.stubs.get()
    let built = scene.folder.appending(path: ".built")
    try FileManager.default.createDirectory(at: built, withIntermediateDirectories: true)
    let product = try Self.swiftc(
      [
        "-emit-module", "-enable-testing", "-parse-as-library", "-module-name", module,
        "-emit-module-path", built.appending(path: "\(module).swiftmodule").path,
        "-I", stubs.path,
      ] + files(in: "Sources"))
    guard product.isEmpty else { return product }
    return try Self.swiftc(
      [
        "-typecheck", "-parse-as-library", "-module-name", "\(module)Tests", "-I", built.path,
        "-I", stubs.path, "-plugin-path", Self.testingPlugins,
      ] + files(in: "Tests"))
  }

  private func files(in folder: String) -> [String] {
    let place = scene.folder.appending(path: folder)
    let paths = FileManager.default.enumerator(atPath: place.path)?.allObjects as? [String] ?? []
    return paths.filter { $0.hasSuffix(".swift") }.sorted().map {
      place.appending(path: $0).path
    }
  }

  private static let stubsFolder = FileManager.default.temporaryDirectory
    .appending(path: "stubs-\(getpid())")

  /// The folder of the compiled stubs, which all tests share. It is removed with the process.
  private static let stubs = Result {
    let folder = stubsFolder
    atexit { try? FileManager.default.removeItem(at: HouseCompiler.stubsFolder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in ["UIKit", "SwiftUI", "Combine"] {
      let source = folder.appending(path: "\(name).swift")
      try FileManager.default.copyItem(
        at: ScreenCopyTests.houses.appending(path: "Stubs/\(name).swift.txt"), to: source)
      let problems = try swiftc([
        "-emit-module", "-parse-as-library", "-module-name", name, "-emit-module-path",
        folder.appending(path: "\(name).swiftmodule").path,
        source.path,
      ])
      guard problems.isEmpty else { throw ToolFailure.failure(problems) }
    }
    return folder
  }

  /// The folder of the macros of Swift Testing, beside the compiler.
  private static let testingPlugins: String = {
    let compiler = (try? ProgramRun(["which", "swiftc"]).text) ?? ""
    return URL(filePath: compiler.trimmingCharacters(in: .whitespacesAndNewlines))
      .resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "lib/swift/host/plugins/testing").path
  }()

  private static func swiftc(_ words: [String]) throws -> String {
    try ProgramRun(["swiftc", "-swift-version", "5"] + words).text
  }
}
