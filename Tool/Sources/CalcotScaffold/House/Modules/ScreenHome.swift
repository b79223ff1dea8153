import Foundation

/// The modules of a new screen: in a package of its own, as targets of a package, or in the modules that
/// are there.
struct ScreenHome {
  /// The manifest of a new package; none for any other.
  private(set) var files: [NewFile] = []
  private(set) var changes: [ChangedFile]
  /// What is left for the user to do, in lines.
  private(set) var note = ""

  /// Returns a Boolean value that indicates whether a screen has modules for itself.
  static func isFeature(_ screen: HouseScreen, in root: URL) -> Bool {
    FeaturePackage(of: screen, in: root) != nil || FeatureModules(of: screen, in: root) != nil
  }

  /// - Parameters:
  ///   - skeleton: The screen that the new one is like.
  ///   - root: The folder that the paths of files start from.
  ///   - changes: The changes that make the new screen known where the old one is.
  init(
    of skeleton: ScreenSkeleton, among house: HouseScreens, in root: URL, for stem: ScreenStem,
    changes: [ChangedFile]
  ) throws(NewProblem) {
    self.changes = changes
    let screen = skeleton.screen.screen
    let projects = ProjectFiles(in: root)
    if let package = FeaturePackage(of: screen, in: root) {
      add(package, of: skeleton, among: house, in: root, for: stem)
      let place = package.folder(for: stem)
      note = projects.note(adding: place, like: package.folder)
      if note.isEmpty, self.changes.allSatisfy({ !$0.path.hasSuffix("Package.swift") }) {
        note = "next: no manifest depends on \(package.folder); add \(place) where it is needed\n"
      }
    } else if let modules = FeatureModules(of: screen, in: root) {
      let names = modules.names(for: stem)
      self.changes = changes.map { ModuleImport.added(to: $0, names: names) }
      self.changes.append(try modules.changedManifest(for: stem))
      note = projects.noteOfFiles
    } else {
      note = projects.noteOfFiles
    }
  }

  private mutating func add(
    _ package: FeaturePackage, of skeleton: ScreenSkeleton, among house: HouseScreens, in root: URL,
    for stem: ScreenStem
  ) {
    let packages = house.screens.compactMap { FeaturePackage(of: $0, in: root) }
    var others: [String: FeaturePackage] = [:]
    for other in packages where other.folder != package.folder { others[other.folder] = other }
    files = [
      package.newManifest(
        for: stem, of: skeleton, among: others.sorted { $0.key < $1.key }.map(\.value), in: root)
    ]
    let names = package.names(for: stem)
    changes = changes.map { ModuleImport.added(to: $0, names: names) }
    changes += package.changedManifests(
      for: stem, in: house.others, features: Set(packages.map(\.folder)), changes: changes)
  }
}
