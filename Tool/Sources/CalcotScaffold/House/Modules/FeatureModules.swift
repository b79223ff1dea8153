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
    let new = names.map { name in (name, stem.named(self.stem.neutralized(name))) }
    for (_, name) in new where Self.targets(in: manifest.text).contains(name) {
      throw NewProblem("\(manifest.path) has a target '\(name)' already")
    }
    let twins = ManifestTwins(
      in: manifest.text, names: Dictionary(uniqueKeysWithValues: new))
    return ChangedFile(path: manifest.path, old: manifest.text, new: twins.result)
  }

  /// Returns a changed file with an import of the new screen's module beside that of the old one's.
  func importing(_ stem: ScreenStem, in change: ChangedFile) -> ChangedFile {
    let imports = Parser.parse(source: change.new).statements.compactMap {
      $0.item.as(ImportDeclSyntax.self)
    }
    var edit = SourceEdit(change.new)
    for line in imports where names.contains(line.path.trimmedDescription) {
      let new = stem.named(self.stem.neutralized(line.trimmedDescription))
      if line.attributes.isEmpty, line.modifiers.isEmpty {
        edit.addImport(String(new.dropFirst("import ".count)), among: imports)
      } else {
        edit.insert("\n\(new)", after: line)
      }
    }
    return ChangedFile(path: change.path, old: change.old, new: edit.result)
  }
}

/// A search for the names of the targets of a manifest.
private final class TargetNames: SyntaxVisitor {
  private(set) var targets: Set<String> = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let member = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    // NB: one within a dependency has no other arguments that a target has, and is declared as well.
    if let member, ["target", "testTarget", "executableTarget"].contains(member),
      let name = node.nameText
    {
      targets.insert(name)
    }
    return .visitChildren
  }
}
