public import ArgumentParser
import CalcotFiles
public import CalcotScaffold

/// The command `calcot new screen`.
struct NewScreenCommand: NewPartCommand {
  static let configuration = CommandConfiguration(
    commandName: "screen",
    abstract: "Adds a screen with its tests to the app in the current folder.",
    discussion: """
      In an app that 'calcot new app' has made it is a tab, or an entry of a feature's menu. In any \
      other codebase it is a copy of a screen that is there, or made by a template of the team.
      """)

  @Argument(help: "The name of the screen, such as Profile.")
  var name: String

  @Option(
    name: .customLong("with"),
    help: "The content of the screen; form by default. Only in an app on Calçot.")
  var content: ScreenContent?

  @Option(help: "The style of MVVM-C in which it is written; observable by default.")
  var style: ScreenStyle?

  @Option(
    help: ArgumentHelp(
      """
      The View: the semantic one alone, which is the default, or one on UIKit or in SwiftUI where \
      there is that.
      """))
  var view: ScreenInterface?

  @Option(
    help: ArgumentHelp(
      """
      The screen that it is a copy of, with other names; prints the lines elsewhere that may have to \
      change for it.
      """, valueName: "screen"))
  var like: String?

  @Option(
    help: ArgumentHelp(
      """
      The team's template in .calcot/templates that makes it; in a codebase without Calçot 'screen', \
      if there is one.
      """, valueName: "template"))
  var template: String?

  @OptionGroup var place: PlaceOptions

  var dryRun: Bool { place.dryRun }

  func change(
    _ name: TypeName, in environment: ToolEnvironment
  ) throws -> (change: PackageChange, note: String) {
    let folder = environment.currentFolder.text
    if let like { return try copy(name, of: like, in: environment) }
    // NB: what needs no codebase is said without reading one, which may be a disk.
    if template == nil {
      if let app = try? AppPackage(at: folder), try app.isOnFramework {
        return (try change(name, to: app), "")
      }
      guard try TeamTemplate.named("screen", in: folder) != nil else {
        throw nothingToAddTo(folder)
      }
    }
    let house = try NewHouseScreen(in: environment)
    if let template = try chosenTemplate(house, in: folder) {
      guard content == nil, style == nil, view == nil else {
        throw ToolFailure.misuse(
          "calcot: error: the template '\(template.name)' says what is made; leave out --with, "
            + "--style and --view")
      }
      return try house.adding(name, by: template, into: place.feature)
    }
    throw nothingToAddTo(folder)
  }

  private func nothingToAddTo(_ folder: String) -> ToolFailure {
    .misuse(
      """
      calcot: error: \(folder) has no Sources/…/AppCoordinator.swift to which a screen could be \
      added; make one with 'calcot new app NAME', copy a screen with --like SCREEN, or make a \
      template of one with 'calcot new template --from SCREEN'
      """)
  }

  private func copy(
    _ name: TypeName, of model: String, in environment: ToolEnvironment
  ) throws -> (change: PackageChange, note: String) {
    guard content == nil, style == nil, view == nil, template == nil, place.feature == nil else {
      throw ToolFailure.misuse(
        "calcot: error: a copy is as '\(model)' is, and beside it; leave out --with, --style, --view, "
          + "--template and --into")
    }
    return try NewHouseScreen(in: environment).adding(name, like: model)
  }

  /// Returns the template that makes the screen; nil if there is none.
  private func chosenTemplate(
    _ house: NewHouseScreen, in folder: String
  ) throws -> TeamTemplate? {
    guard let template else {
      return house.isOnFramework ? nil : try TeamTemplate.named("screen", in: folder)
    }
    if let found = try TeamTemplate.named(template, in: folder) { return found }
    let names = try TeamTemplate.all(in: folder).map(\.name)
    throw ToolFailure.misuse(
      "calcot: error: there is no template '\(template)' in .calcot/templates"
        + (names.isEmpty ? "" : "; there are \(names.joined(separator: ", "))"))
  }

  /// Returns the change of an app on the framework.
  private func change(_ name: TypeName, to app: AppPackage) throws -> PackageChange {
    return try app.adding(
      screen: PlaceNames(name), with: content ?? .form, in: style ?? .observable,
      shownBy: view ?? .semantic, into: try place.featureName())
  }
}

extension ScreenContent: ExpressibleByArgument {}
extension ScreenInterface: ExpressibleByArgument {}
extension ScreenStyle: ExpressibleByArgument {}
