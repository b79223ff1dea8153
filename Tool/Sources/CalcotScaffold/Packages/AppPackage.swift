import Foundation

/// A package that `calcot new app` has made, at the absolute path of its folder.
public struct AppPackage {
  let folder: URL
  let app: CoordinatorFile
  private let names: SourceNames
  private let modules: Set<String>

  public init(at path: String) throws(NewProblem) {
    // NB: an enumerated path has no `/private` or `..`, and the folder's own has to match it.
    folder = URL(fileURLWithPath: path).standardizedFileURL
    let sources = folder.appendingPathComponent("Sources")
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    let all = (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
    guard let coordinator = all.first(where: { $0.lastPathComponent == "AppCoordinator.swift" })
    else {
      throw NewProblem(
        "\(path) has no Sources/…/AppCoordinator.swift to which it could be added; "
          + "'calcot new app NAME' makes one")
    }
    let depth = sources.pathComponents.count
    func parts(of file: URL) -> [String] {
      Array(file.standardizedFileURL.pathComponents.dropFirst(depth))
    }
    let place = parts(of: coordinator)
    app = .app(
      module: place.first ?? "", at: (["Sources"] + place).joined(separator: "/"))
    modules = Set(all.compactMap { parts(of: $0).first })
    names = SourceNames(
      in: all.map { (try? String(contentsOf: $0, encoding: .utf8)) ?? "" })
  }

  /// A Boolean value that indicates whether the app's Coordinator uses the framework.
  public var isOnFramework: Bool {
    get throws(NewProblem) { try text(of: app.path).contains("import Calcot") }
  }

  /// Returns the Coordinator of a feature, or of the app.
  func coordinator(of feature: TypeName?) throws(NewProblem) -> CoordinatorFile {
    guard let feature else { return app }
    let file = CoordinatorFile.feature(feature)
    guard exists(file.path) else {
      throw NewProblem(
        "there is no \(file.path); make it with 'calcot new feature \(feature.text)'")
    }
    return file
  }

  /// Checks that no type or module has the name yet, and that the types of the files are new, too.
  func checkIsFree(_ name: TypeName, _ files: [NewFile]) throws(NewProblem) {
    guard !modules.contains(name.text) else {
      throw NewProblem("there is a module '\(name.text)' already")
    }
    let declared = SourceNames(in: files.map(\.text)).declared
    for type in [name.text] + declared.sorted() {
      if names.declared.contains(type) { throw NewProblem("there is a '\(type)' already") }
      // NB: the new type would take the place of `Data` everywhere in its module.
      if names.used.contains(type) {
        throw NewProblem("'\(type)' is a name that the app's files use; take another one")
      }
    }
  }

  func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent(path).path)
  }

  func text(of path: String) throws(NewProblem) -> String {
    do {
      return try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
    } catch {
      throw NewProblem("\(path) cannot be read: \(error.localizedDescription)")
    }
  }
}
