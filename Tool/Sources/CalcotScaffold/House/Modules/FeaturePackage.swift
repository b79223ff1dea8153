import Foundation
import SwiftParser
import SwiftSyntax

/// The package that a screen has for itself, and its place in the packages that depend on it.
struct FeaturePackage {
  /// The folder of the package.
  let folder: String
  let manifest: HouseFile
  private let stem: ScreenStem

  /// Finds the package; nil if the screen has none for itself.
  ///
  /// - Parameter root: The folder that the paths of the files start from.
  init?(of screen: HouseScreen, in root: URL) {
    stem = screen.stem
    for file in screen.files {
      let old = file.path.split(separator: "/").dropLast()
      let new = screen.stem.neutralized(path: file.path).split(separator: "/")
      guard let place = old.indices.first(where: { old[$0] != new[$0] }) else { continue }
      let folder = old[...place].joined(separator: "/")
      let path = "\(folder)/Package.swift"
      guard
        let text = try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
      else { continue }
      self.folder = folder
      manifest = HouseFile(path: path, text: text, isTest: false)
      return
    }
    return nil
  }

  /// The manifest in neutral words.
  var neutralManifest: SourceFileSyntax { Parser.parse(source: stem.neutralized(manifest.text)) }

  /// Returns the folder of the package of another screen.
  func folder(for stem: ScreenStem) -> String {
    stem.named(self.stem.neutralized(path: folder))
  }

  /// Returns the manifest of the package of another screen: what is common among those of the house's
  /// features, and what the new files need.
  ///
  /// - Parameters:
  ///   - skeleton: The sources of the new screen.
  ///   - others: The packages of the other screens.
  func newManifest(
    for stem: ScreenStem, of skeleton: ScreenSkeleton, among others: [FeaturePackage], in root: URL
  ) -> NewFile {
    let inPackage = skeleton.sources.values.filter { $0.file.path.hasPrefix("\(folder)/") }
    let files = inPackage.map { source in
      FeatureManifest.File(
        path: String(source.path.dropFirst(self.stem.neutralized(path: folder).count + 1)),
        imports: Set(source.tree.statements.compactMap(\.importedModule)))
    }
    let place = root.appendingPathComponent(folder)
    let manifest = FeatureManifest(
      of: neutralManifest, among: others.map(\.neutralManifest), for: files,
      hadFolder: { path in
        let old = self.stem.named(path)
        return FileManager.default.fileExists(atPath: place.appendingPathComponent(old).path)
      })
    return NewFile(
      path: "\(folder(for: stem))/Package.swift", text: stem.named(manifest.text))
  }

  /// Returns the manifests that list the features, with the new package beside the old one.
  ///
  /// - Parameters:
  ///   - files: All files of the house, of which some are manifests.
  ///   - features: The folders of the packages of all screens.
  ///   - changes: The changes that make the new screen known where the old one is.
  func changedManifests(
    for stem: ScreenStem, in files: [HouseFile], features: Set<String>, changes: [ChangedFile]
  ) -> [ChangedFile] {
    let names = names(for: stem)
    return files.filter { $0.name == "Package.swift" && $0.path != manifest.path }
      .compactMap { file in
        let home = file.path.split(separator: "/").dropLast().joined(separator: "/")
        let needed = Self.localPackages(in: file)
        guard needed.contains(folder) else { return nil }
        // NB: a feature that uses this one by chance does not need the new one, too.
        let isNeeded =
          needed.intersection(features).count > 1
          || changes.contains { home.isEmpty || $0.path.hasPrefix("\(home)/") }
        guard isNeeded else { return nil }
        let twins = ManifestTwins(in: file.text, names: names)
        return ChangedFile(path: file.path, old: file.text, new: twins.result)
      }
      .sorted { $0.path < $1.path }
  }

  /// The names of the package, its products and targets, each with that of its twin.
  func names(for stem: ScreenStem) -> [String: String] {
    let search = TextSearch(viewMode: .sourceAccurate)
    search.walk(Parser.parse(source: manifest.text))
    let last = folder.split(separator: "/").last.map(String.init) ?? folder
    let own = search.texts.union([last]).filter { !$0.contains("/") && self.stem.stands(in: $0) }
    return Dictionary(
      uniqueKeysWithValues: own.map { ($0, stem.named(self.stem.neutralized($0))) })
  }

  /// Returns the folders of the packages in the house that a manifest depends on.
  private static func localPackages(in file: HouseFile) -> Set<String> {
    let search = PackageSearch(viewMode: .sourceAccurate)
    search.walk(Parser.parse(source: file.text))
    return Set(
      search.paths.map { path in
        var parts = file.path.split(separator: "/").dropLast().map(String.init)
        for part in path.split(separator: "/").map(String.init) where part != "." {
          if part == "..", !parts.isEmpty { parts.removeLast() } else { parts.append(part) }
        }
        return parts.joined(separator: "/")
      })
  }
}

/// A search for the paths of the packages that a manifest depends on.
private final class PackageSearch: SyntaxVisitor {
  private(set) var paths: [String] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.memberName == "package", let path = node.text(of: "path") { paths.append(path) }
    return .visitChildren
  }
}

/// A search for the texts of a manifest.
private final class TextSearch: SyntaxVisitor {
  private(set) var texts: Set<String> = []

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    node.representedLiteralValue.map { _ = texts.insert($0) }
    return .skipChildren
  }
}

extension CodeBlockItemSyntax {
  /// The module that the statement imports; nil if it is another one.
  var importedModule: String? {
    item.as(ImportDeclSyntax.self)?.path.first?.name.text
  }
}
