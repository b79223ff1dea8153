public import CalcotCode
import Foundation

/// A codebase with screens of its own. Copies of these screens, and files that templates make, are
/// added to it.
public struct HousePackage {
  private let folder: URL
  private let codebase: Codebase
  private let screens: HouseScreens

  /// - Parameters:
  ///   - path: The folder that the paths of the codebase's files start from.
  ///   - texts: The texts of these files.
  public init(at path: String, codebase: Codebase, texts: [String: String]) {
    folder = URL(fileURLWithPath: path)
    self.codebase = codebase
    screens = HouseScreens(in: codebase, texts: texts)
  }

  /// A Boolean value that indicates whether an app uses the framework, and is no house of its own.
  public static func isOnFramework(_ codebase: Codebase) -> Bool {
    codebase.codeFiles.contains { file in
      file.imports.contains { codebase[$0].name.text.hasPrefix("Calcot") }
    }
  }

  /// Returns the change that adds a copy of a screen under another name, and the lines to print about it.
  ///
  /// The change consists of new files alone; the lines name the other places that may have to
  /// change.
  public func adding(
    screen name: TypeName, like model: String
  ) throws(NewProblem) -> (change: PackageChange, note: String) {
    try checkIsPlain(name)
    let copy = try ScreenCopy(of: model, among: screens)
    let stem = ScreenStem(name.text)
    let files = copy.files(named: stem)
    try checkIsFree(name, SourceNames(in: files.map(\.text)).visible)
    return (
      try PackageChange(of: folder, files: files, changes: []), copy.note(in: folder)
    )
  }

  /// Returns the change that adds a team's template which makes copies of a screen.
  public func adding(
    template name: String, from model: String
  ) throws(NewProblem) -> PackageChange {
    guard !name.isEmpty, !name.hasPrefix("."), !name.contains("/") else {
      throw NewProblem("'\(name)' is no name for a template; take one such as 'screen'")
    }
    let files = try ScreenCopy(of: model, among: screens).templateFiles
    let home = PackageChange.Folder(path: TeamTemplate.place(of: name), files: files)
    return try PackageChange(of: folder, folders: [home], changes: [])
  }

  /// Returns the change that adds the files that a team's template makes for a name.
  ///
  /// - Parameters:
  ///   - feature: The folder or feature that the user names; nil for none.
  ///   - author: The name of the user; nil if it is not known.
  ///   - date: The date as `2026-11-22`.
  public func adding(
    _ name: TypeName, by template: TeamTemplate, into feature: String?, author: String?,
    date: String
  ) throws(NewProblem) -> PackageChange {
    let context = TemplateContext(
      name: name, feature: feature ?? "", author: author ?? "", date: date,
      house: screens.context(of: codebase))
    let files = try template.files(for: context)
    var paths: Set<String> = []
    for file in files {
      try PackagePlace.check(file.path, in: folder, of: template.name)
      guard paths.insert(file.path).inserted else {
        throw NewProblem("the template '\(template.name)' would make '\(file.path)' twice")
      }
    }
    let sources = files.filter { $0.path.hasSuffix(".swift") }.map(\.text)
    try checkIsFree(name, SourceNames(in: sources).visible)
    return try PackageChange(of: folder, files: files, changes: [])
  }

  private func checkIsPlain(_ name: TypeName) throws(NewProblem) {
    let role = Codebase.role(claimedBy: Name(name.text))
    guard role == .none || !(role.isUI || role.isViewModelLike || role.navigates) else {
      throw NewProblem(
        "'\(name.text)' is the name of a part; give that of the screen alone"
          + (Codebase.subject(ofName: Name(name.text)).map { ", '\($0)'" } ?? ""))
    }
  }

  private func checkIsFree(_ name: TypeName, _ types: Set<String>) throws(NewProblem) {
    guard !screens.screens.contains(where: { $0.stem.upper == name.text }) else {
      throw NewProblem("there is a screen '\(name.text)' already")
    }
    for type in codebase.types where !type.isExternal && types.contains(type.name.text) {
      throw NewProblem("there is a '\(type.name.text)' already")
    }
  }
}
