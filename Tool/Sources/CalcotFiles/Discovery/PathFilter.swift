public import CalcotText

/// Which files and folders belong to the codebase, and who writes them.
public struct PathFilter: Sendable {
  /// Only files that match one of these; all, if there is none.
  public var include: [GlobPattern]
  /// Neither files nor folders that match one of these.
  public var exclude: [GlobPattern]
  /// Files that a tool writes, beside those of ``defaultGenerated``.
  public var generated: [GlobPattern]
  /// The folder that patterns with a `/` begin at; absolute.
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

  /// Folders of packages that others write, of products, and of what is not source; beside hidden ones.
  public static let excludedFolders: Set<String> = [
    "Pods", "Carthage", "DerivedData", "SourcePackages", "node_modules", "vendor", "build",
  ]
  /// Folders that are one document to a person.
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
  /// Whether a folder with this name, met below a folder that was given, is left out unasked.
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

  /// What a file is that is not on the disk, as of an older revision; nil if it does not belong to
  /// the codebase. Both paths are absolute.
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

  /// What a folder's path says about who writes the files in it. Only parts below `root` count:
  /// nobody wants a codebase to be silent because it lies in a folder called Templates.
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

  /// The same of a file; `name` is the last part of its path.
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

/// What the folders around a file say about who writes it.
///
/// An app may have templates of its own, of mails or documents: a folder of that name holds those of
/// a generator if it lies at the top or among scripts, or if a file's name says so.
struct FolderOrigin {
  var isGenerated = false
  var isTemplate = false
  /// Some folder is called Templates.
  var isTemplateByName = false
}
