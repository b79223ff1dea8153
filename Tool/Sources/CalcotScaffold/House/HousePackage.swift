public import CalcotCode
import Foundation
import SwiftSyntax

/// A codebase with screens in a style of its own, to which others like these are added.
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

  /// A screen to be added, and how it was made.
  public struct Addition {
    public let change: PackageChange
    /// Says which screen it is like and why, in lines.
    public let reason: String
  }

  /// Returns the change that adds a screen like the others.
  ///
  /// - Parameters:
  ///   - author: The name for the comments at the top of files; nil if it is not known.
  ///   - date: The date as `2026-11-22`.
  public func adding(
    screen name: TypeName, _ wishes: HouseWishes, author: String?, date: String
  ) throws(NewProblem) -> Addition {
    try checkIsPlain(name)
    let choice = try ScreenChoice(of: candidates(wishes), wishes)
    let values = HouseValues(in: screens.others + screens.screens.flatMap(\.files))
    var typical = try TypicalScreen(among: choice.screens, values: values, like: wishes.model)
    let old = typical.skeleton.screen.screen.stem
    let others =
      screens.others + screens.screens.filter { $0.stem != old }.flatMap(\.files)
    let places = ScreenMounting(of: typical.skeleton, in: others)
    typical.reduceStatements(elsewhere: places.names)
    let header = HouseHeader(
      author: author, date: date, texts: screens.screens.flatMap(\.files).map(\.text))
    let stem = ScreenStem(name.text)
    let changes = ScreenMounting(of: typical.skeleton, in: others).changes(for: stem)
    let writer = ScreenWriter(
      skeleton: typical.skeleton, header: header,
      unwritten: typical.skeleton.unwritten(for: stem)
        + changes.flatMap(UnwrittenValue.all).map(\.text))
    let files = writer.files(for: stem)
    try checkIsFree(name, writer.types(for: stem))
    let home = try ScreenHome(
      of: typical.skeleton, among: screens, in: folder, for: stem, changes: changes)
    return Addition(
      change: try PackageChange(of: folder, files: files + home.files, changes: home.changes),
      reason: typical.reason + UnwrittenValue.note(of: files, home.changes) + home.note)
  }

  /// Returns the screens that a new one may be like.
  private func candidates(_ wishes: HouseWishes) throws(NewProblem) -> [HouseScreen] {
    guard wishes.isFeature else { return screens.screens }
    let features = screens.screens.filter { ScreenHome.isFeature($0, in: folder) }
    guard !features.isEmpty else {
      throw NewProblem(
        "there is no app on Calçot here (no import of it), and no screen with a target of its own in "
          + "a Package.swift to learn from; add one to what is there with 'calcot new screen'")
    }
    return features
  }

  /// Returns the change that adds what a team's template makes of a name.
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
    try checkIsFree(name, SourceNames(in: sources).declared)
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
