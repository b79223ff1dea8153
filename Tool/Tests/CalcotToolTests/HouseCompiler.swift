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

  /// Returns what the compiler says of each target that the manifests declare, with nothing but what
  /// its manifest says that it depends on, and what that depends on.
  func problemsOfTargets() throws -> String {
    let stubs = try Self.stubs.get()
    let packages = try manifests()
    let products = packages.flatMap(\.value.products)
    let modules = Dictionary(products.map { ($0.name, $0.targets) }) { one, _ in one }
    var problems = Self.missingPackages(packages)
    var left = packages.flatMap { folder, manifest in
      manifest.targets.map { target in
        let own = Set(manifest.targets.map(\.name))
        let needed = target.names.flatMap { own.contains($0) ? [$0] : modules[$0] ?? [$0] }
        return (folder: folder, target: target, needed: needed)
      }
    }
    var visible: [String: Set<String>] = [:]
    while let place = left.firstIndex(where: { next in
      left.allSatisfy { !next.needed.contains($0.target.name) }
    }) {
      let (package, target, needed) = left.remove(at: place)
      let seen = needed.reduce(into: Set(needed)) { $0.formUnion(visible[$1] ?? []) }
      visible[target.name] = seen
      let built = scene.folder.appending(path: ".built/\(target.name)")
      try FileManager.default.createDirectory(at: built, withIntermediateDirectories: true)
      let folder = "\(package)\(target.type == "test" ? "Tests" : "Sources")/\(target.name)"
      problems += try Self.swiftc(
        [
          "-emit-module", "-enable-testing", "-parse-as-library", "-module-name", target.name,
          "-emit-module-path", built.appending(path: "\(target.name).swiftmodule").path,
          "-I", stubs.path, "-plugin-path", Self.testingPlugins,
        ] + seen.flatMap { ["-I", "\(scene.folder.path)/.built/\($0)"] } + files(in: folder))
    }
    return problems + left.map { "\($0.target.name) depends on itself" }.joined()
  }

  /// Returns the manifests of the house, by the folders of their packages.
  private func manifests() throws -> [String: Manifest] {
    var manifests: [String: Manifest] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: scene.folder.path)
    where path.split(separator: "/").last == "Package.swift" {
      let folder = String(path.dropLast("Package.swift".count))
      let dump = try ProgramRun([
        "swift", "package", "--package-path", scene.folder.appending(path: folder).path,
        "dump-package",
      ])
      let start = dump.text.firstIndex(of: "{") ?? dump.text.startIndex
      manifests[folder] = try JSONDecoder().decode(
        Manifest.self, from: Data(dump.text[start...].utf8))
    }
    return manifests
  }

  /// Returns the dependencies for which there is no package, or none that is declared.
  private static func missingPackages(_ packages: [String: Manifest]) -> String {
    var problems = ""
    for (folder, manifest) in packages {
      let needed = manifest.dependencies.flatMap { $0.fileSystem ?? [] }.map(\.path)
      for path in needed
      where !FileManager.default.fileExists(atPath: "\(path)/Package.swift") {
        problems += "\(folder) depends on \(path), where no package is\n"
      }
      let declared = Set(needed.map { URL(filePath: $0).lastPathComponent })
      for package in manifest.targets.flatMap(\.packages) where !declared.contains(package) {
        problems += "\(folder) uses the package \(package) without declaring it\n"
      }
    }
    return problems
  }

  private struct Manifest: Decodable {
    struct Target: Decodable {
      let name: String
      let type: String
      let dependencies: [Dependency]

      var names: [String] {
        dependencies.compactMap { ($0.byName ?? $0.product)?.first?.text }
      }

      /// The packages of its products, as far as they are named.
      var packages: [String] {
        dependencies.compactMap { $0.product.flatMap { $0.count > 1 ? $0[1].text : nil } }
      }
    }

    struct Dependency: Decodable {
      let byName: [Word]?
      let product: [Word]?
    }

    /// A name, or anything else that may stand beside it.
    struct Word: Decodable {
      let text: String?

      init(from decoder: any Decoder) throws {
        text = try? decoder.singleValueContainer().decode(String.self)
      }
    }

    struct Product: Decodable {
      let name: String
      let targets: [String]
    }

    struct Package: Decodable {
      struct Place: Decodable {
        let path: String
      }

      let fileSystem: [Place]?
    }

    let targets: [Target]
    let products: [Product]
    let dependencies: [Package]
  }

  private func files(in folder: String) -> [String] {
    let place = scene.folder.appending(path: folder)
    let paths = FileManager.default.enumerator(atPath: place.path)?.allObjects as? [String] ?? []
    return paths.filter { $0.hasSuffix(".swift") }.sorted().map {
      place.appending(path: $0).path
    }
  }

  /// The folder of the compiled stubs, which all tests share.
  private static let stubs = Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "stubs-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in ["UIKit", "SwiftUI", "Combine"] {
      let source = folder.appending(path: "\(name).swift")
      try FileManager.default.copyItem(
        at: HouseScreenTests.houses.appending(path: "Stubs/\(name).swift.txt"), to: source)
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
