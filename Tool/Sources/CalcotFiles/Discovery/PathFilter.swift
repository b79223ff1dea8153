public import CalcotText

/// A filter for the files and folders of a codebase, which also finds their origin.
public struct PathFilter: Sendable {
  /// The patterns of the files that are included; empty for all.
  public var include: [GlobPattern]
  /// The patterns of the files and folders that are excluded.
  public var exclude: [GlobPattern]
  /// The patterns of generated files, in addition to those of ``generatedFolders`` and
  /// ``generatedSuffixes``.
  public var generated: [GlobPattern]
  /// The absolute path of the folder that patterns with a `/` begin at.
  public var folder: Path

  public init(
    folder: Path, include: [GlobPattern] = [], exclude: [GlobPattern] = [],
    generated: [GlobPattern] = []
  ) {
    self.folder = folder
    self.include = include
    self.exclude = exclude
    self.generated = generated
  }

  /// The names of folders for dependencies, products and other files that are not the codebase's
  /// source. Hidden folders are excluded, too.
  public static let excludedFolders: Set<String> = [
    "Pods", "Carthage", "DerivedData", "SourcePackages", "node_modules", "vendor", "build",
  ]
  /// The suffixes of folders that are shown as one document.
  static let excludedSuffixes: [String] = [
    ".xcassets", ".xcodeproj", ".xcworkspace", ".framework", ".xcframework", ".bundle",
    ".playground", ".lproj", ".xcdatamodeld", ".app",
  ]
  static let templateFolders: Set<String> = ["Templates", "templates"]
  static let scriptFolders: Set<String> = ["Scripts", "scripts", "Tools", "tools", "fastlane"]
  static let templateSuffixes: [String] = [".xctemplate"]
  static let generatedFolders: Set<String> = ["Generated", "generated", "__generated__"]
  static let generatedSuffixes: [String] = [
    ".generated.swift", ".pb.swift", ".grpc.swift", ".graphql.swift",
  ]
}

extension PathFilter {
  /// Returns a Boolean value that indicates whether a folder with this name is skipped below a
  /// folder that was given.
  static func skipsFolder(named name: [UInt8]) -> Bool {
    let text = String(decoding: name, as: UTF8.self)
    return excludedFolders.contains(text) || excludedSuffixes.contains { text.hasSuffix($0) }
  }

  func excludes(_ path: Path) -> Bool {
    !exclude.isEmpty && matches(exclude, path)
  }

  func includes(_ path: Path) -> Bool {
    include.isEmpty || matches(include, path)
  }

  /// Returns the origin of a file that is not on the disk, as of an older revision; nil if it does
  /// not belong to the codebase. Both paths are absolute.
  public func origin(ofFile path: Path, below root: Path) -> DiscoveredFile.Origin? {
    guard let name = path.parts.last, name.suffix(6).elementsEqual(".swift".utf8),
      let folders = path.relative(to: root)?.parts.dropLast()
    else { return nil }
    var folder = root
    for part in folders {
      folder = folder.appending(part)
      let isHidden = part.first == UInt8(ascii: ".")
      if isHidden || Self.skipsFolder(named: Array(part)) || excludes(folder) { return nil }
    }
    guard !excludes(path), includes(path) else { return nil }
    return origin(of: path, named: Array(name), in: origin(ofFolder: folder, below: root))
  }

  /// Returns the origin that a folder's path suggests for its files. Only parts below `root` count:
  /// a codebase in a folder called Templates is still a codebase.
  func origin(ofFolder path: Path, below root: Path) -> FolderOrigin {
    var origin = FolderOrigin()
    let parts = (path.relative(to: root) ?? path).parts.map { String(decoding: $0, as: UTF8.self) }
    for (index, part) in parts.enumerated() {
      if Self.generatedFolders.contains(part) { origin.isGenerated = true }
      if Self.templateSuffixes.contains(where: part.hasSuffix) { origin.isTemplate = true }
      if Self.templateFolders.contains(part) {
        origin.isTemplateByName = true
        if index == 0 || parts[..<index].contains(where: Self.scriptFolders.contains) {
          origin.isTemplate = true
        }
      }
    }
    return origin
  }

  /// Returns the origin of a file; `name` is the last part of its path.
  func origin(
    of path: Path, named name: [UInt8], in folder: FolderOrigin
  ) -> DiscoveredFile.Origin {
    if !generated.isEmpty, matches(generated, path) { return .generated }
    if folder.isTemplate || Self.contains(Self.placeholder, in: name) { return .template }
    if folder.isTemplateByName, name.starts(with: "Template".utf8) { return .template }
    if folder.isGenerated { return .generated }
    let isGenerated = Self.generatedSuffixes.contains { suffix in
      name.count >= suffix.utf8.count && name.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
    }
    return isGenerated ? .generated : .written
  }

  private static let placeholder = Array("___".utf8)

  private static func contains(_ part: [UInt8], in name: [UInt8]) -> Bool {
    name.indices.contains { name[$0...].starts(with: part) }
  }

  private func matches(_ patterns: [GlobPattern], _ path: Path) -> Bool {
    let parts = (path.relative(to: folder) ?? path).parts
    return patterns.contains { $0.matches(parts: parts) }
  }
}

/// The origin that the folders around a file suggest.
///
/// An app may have its own templates, of mails or documents: a folder of that name holds those of a
/// generator if it lies at the top or among scripts, or if a file's name says so.
struct FolderOrigin {
  var isGenerated = false
  var isTemplate = false
  /// A Boolean value that indicates whether a folder is called Templates.
  var isTemplateByName = false
}
