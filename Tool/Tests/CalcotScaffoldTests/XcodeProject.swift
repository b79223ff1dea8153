import Foundation
import Yams

@testable import CalcotScaffold

/// A check of `iOS/project.yml` of a new app, as XcodeGen reads it: its keys, the paths that it names,
/// the packages and their products.
struct XcodeProject {
  let files: [NewFile]
  var text: String
  private let framework = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  init(of files: [NewFile]) {
    self.files = files
    text = files.first { $0.path == "iOS/project.yml" }?.text ?? ""
  }

  /// Returns what is wrong with it.
  func problems() throws -> [String] {
    guard let root = try Yams.load(yaml: text) as? [String: Any] else { return ["no mapping"] }
    var problems = unknown(root, ["name", "options", "settings", "packages", "targets"], "")
    let packages = root["packages"] as? [String: [String: Any]] ?? [:]
    for (name, package) in packages where manifest(of: package) == nil {
      problems.append("the package \(name) has no manifest")
    }
    let targets = root["targets"] as? [String: [String: Any]] ?? [:]
    if targets.isEmpty { problems.append("there is no target") }
    for (name, target) in targets { problems += self.problems(of: target, name, packages) }
    return problems
  }

  private func problems(
    of target: [String: Any], _ name: String, _ packages: [String: [String: Any]]
  ) -> [String] {
    var problems = unknown(
      target, ["type", "platform", "sources", "dependencies", "info"], " of \(name)")
    if target["type"] as? String != "application" || target["platform"] as? String != "iOS" {
      problems.append("\(name) is no app for iOS")
    }
    let sources = target["sources"] as? [String] ?? []
    if sources.isEmpty { problems.append("\(name) has no sources") }
    for folder in sources where !files.contains(where: { $0.path.hasPrefix("iOS/\(folder)/") }) {
      problems.append("there is no folder iOS/\(folder)")
    }
    for dependency in target["dependencies"] as? [[String: Any]] ?? [] {
      problems += unknown(dependency, ["package", "product", "products"], " of a dependency")
      let package = dependency["package"] as? String ?? ""
      guard let text = packages[package].flatMap(manifest) else {
        problems.append("there is no package \(package)")
        continue
      }
      let one = (dependency["product"] as? String).map { [$0] }
      for product in one ?? dependency["products"] as? [String] ?? []
      where !text.contains("name: \"\(product)\"") {
        problems.append("\(package) has no product \(product)")
      }
    }
    let info = target["info"] as? [String: Any] ?? [:]
    if !sources.contains(where: { (info["path"] as? String)?.hasPrefix($0 + "/") == true }) {
      problems.append("Info.plist is not beside the sources")
    }
    return problems + sceneProblems(info["properties"] as? [String: Any] ?? [:])
  }

  /// The class of each scene's delegate has to be one of the app's.
  private func sceneProblems(_ properties: [String: Any]) -> [String] {
    let manifest = properties["UIApplicationSceneManifest"] as? [String: Any] ?? [:]
    let all = manifest["UISceneConfigurations"] as? [String: Any] ?? [:]
    let scenes = all.values.compactMap { $0 as? [[String: Any]] }.flatMap { $0 }
    let needsOne = files.contains { $0.path.hasSuffix("/SceneDelegate.swift") }
    if needsOne, scenes.isEmpty { return ["no scene has a delegate"] }
    return scenes.compactMap { scene in
      let name =
        (scene["UISceneDelegateClassName"] as? String)?
        .replacing("$(PRODUCT_MODULE_NAME).", with: "") ?? ""
      return files.contains { $0.text.contains("class \(name):") } ? nil : "no class '\(name)'"
    }
  }

  private func unknown(
    _ mapping: [String: Any], _ known: Set<String>, _ place: String
  ) -> [String] {
    mapping.keys.filter { !known.contains($0) }.sorted().map { "unknown key \($0)\(place)" }
  }

  private func manifest(of package: [String: Any]) -> String? {
    switch package["path"] as? String {
    case ".."?: files.first { $0.path == "Package.swift" }?.text
    case let path?:
      path == framework.path
        ? try? String(contentsOf: framework.appending(path: "Package.swift"), encoding: .utf8) : nil
    case nil: nil
    }
  }

  static func made(for host: ViewHost) throws -> XcodeProject {
    let framework = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return XcodeProject(
      of: try AppTemplate(
        name: TypeName("Zoo"), framework: Framework(clone: framework.path), host: host
      ).files())
  }
}
