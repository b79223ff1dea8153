import Foundation
import SwiftParser
import SwiftSyntax

/// The targets that a screen has for itself in the manifest of its package.
struct FeatureModules {
  private let manifest: HouseFile
  private let stem: ScreenStem
  /// The names of the targets.
  private let names: Set<String>

  /// Finds the targets; nil if the screen has none for itself.
  ///
  /// - Parameter folder: The folder that the paths of the files start from.
  init?(of screen: HouseScreen, in folder: URL) {
    stem = screen.stem
    var own: [String: Set<String>] = [:]
    for file in screen.files {
      let old = file.path.split(separator: "/").dropLast()
      let new = screen.stem.neutralized(path: file.path).split(separator: "/")
      guard let place = old.indices.first(where: { old[$0] != new[$0] }) else { continue }
      own[old[..<place].joined(separator: "/"), default: []].insert(String(old[place]))
    }
    let found = own.reduce(into: [String: Set<String>]()) { found, folders in
      guard let path = Self.manifest(above: folders.key, in: folder) else { return }
      found[path, default: []].formUnion(folders.value)
    }
    guard let (path, folders) = found.min(by: { $0.key < $1.key }),
      let text = try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
    else { return nil }
    manifest = HouseFile(path: path, text: text, isTest: false)
    names = Self.targets(in: text).intersection(folders)
    if names.isEmpty { return nil }
  }

  /// Returns the path of the nearest manifest in a folder or above it.
  private static func manifest(above path: String, in folder: URL) -> String? {
    var parts = path.split(separator: "/").map(String.init)
    while true {
      let candidate = (parts + ["Package.swift"]).joined(separator: "/")
      let file = folder.appendingPathComponent(candidate)
      if FileManager.default.fileExists(atPath: file.path) { return candidate }
      if parts.popLast() == nil { return nil }
    }
  }

  private static func targets(in text: String) -> Set<String> {
    let search = TargetNames(viewMode: .sourceAccurate)
    search.walk(Parser.parse(source: text))
    return search.targets
  }

  /// Returns the manifest with the targets of a new screen, each like that of the old one and wherever
  /// that one is.
  func changedManifest(for stem: ScreenStem) throws(NewProblem) -> ChangedFile {
    let new = names(for: stem)
    for name in new.values.sorted() where Self.targets(in: manifest.text).contains(name) {
      throw NewProblem("\(manifest.path) has a target '\(name)' already")
    }
    let twins = ManifestTwins(in: manifest.text, names: new)
    return ChangedFile(path: manifest.path, old: manifest.text, new: twins.result)
  }

  /// Returns the names of the targets, each with that of its twin.
  func names(for stem: ScreenStem) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: names.map { ($0, stem.named(self.stem.neutralized($0))) })
  }
}

/// A search for the names of the targets of a manifest.
private final class TargetNames: SyntaxVisitor {
  private(set) var targets: Set<String> = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    // NB: one within a dependency has no other arguments that a target has, and is declared as well.
    if let member = node.memberName, ["target", "testTarget", "executableTarget"].contains(member),
      let name = node.nameText
    {
      targets.insert(name)
    }
    return .visitChildren
  }
}
