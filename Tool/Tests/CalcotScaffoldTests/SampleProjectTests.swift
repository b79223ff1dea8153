import Foundation
import Testing
import Yams

/// The Xcode project of the sample's apps and of the conformance suite.
struct SampleProjectTests {
  private struct Project: Decodable {
    struct Target: Decodable {
      let type: String?
      let templates: [String]?
      let dependencies: [Dependency]?
    }

    struct Dependency: Decodable {
      let target: String?
      let package: String?
    }

    let targets: [String: Target]
    let targetTemplates: [String: Target]
  }

  /// A test bundle is loaded into its host app: what both link statically is there twice, each with
  /// state and types of its own.
  @Test func `a test bundle and its host app do not link the same packages`() throws {
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
    let text = try String(
      contentsOf: root.appending(path: "Showcase/iOS/project.yml"), encoding: .utf8)
    let project = try YAMLDecoder().decode(Project.self, from: text)
    #expect(Self.problems(of: project) == [])
    let slip = text.replacing(
      "    sources: [ConformanceHost]\n",
      with: "    sources: [ConformanceHost]\n    dependencies: [{ package: Calcot }]\n")
    #expect(
      Self.problems(of: try YAMLDecoder().decode(Project.self, from: slip)) == [
        "ConformanceTests and ConformanceHost link Calcot"
      ])
  }

  private static func problems(of project: Project) -> [String] {
    func packages(of target: Project.Target) -> Set<String> {
      let templates = (target.templates ?? []).compactMap { project.targetTemplates[$0] }
      return Set(([target] + templates).flatMap { $0.dependencies ?? [] }.compactMap(\.package))
    }
    let bundles = project.targets.filter { $0.value.type?.hasPrefix("bundle.") == true }
    if bundles.isEmpty { return ["there is no test bundle"] }
    return bundles.flatMap { name, bundle in
      (bundle.dependencies ?? []).compactMap(\.target).flatMap { host in
        guard let app = project.targets[host] else { return ["there is no \(host)"] }
        return packages(of: bundle).intersection(packages(of: app)).sorted().map {
          "\(name) and \(host) link \($0)"
        }
      }
    }
  }
}
