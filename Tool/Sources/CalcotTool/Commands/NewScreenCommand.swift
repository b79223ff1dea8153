public import ArgumentParser
import CalcotFiles
public import CalcotScaffold

/// `calcot new screen`
struct NewScreenCommand: NewPartCommand {
  static let configuration = CommandConfiguration(
    commandName: "screen",
    abstract: "Adds a screen with its tests to the app in the current folder.",
    discussion: """
      In an app on Calçot it is a tab, or an entry of a feature's menu. In any other codebase it is \
      made like the screens that are there: their files, folders, names, injection and tests.
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
      "The screen that it is like, in a codebase without Calçot.", valueName: "screen"))
  var like: String?

  @OptionGroup var place: PlaceOptions

  var dryRun: Bool { place.dryRun }

  func change(
    _ name: TypeName, in environment: ToolEnvironment
  ) throws -> (change: PackageChange, note: String) {
    let house = try NewHouseScreen(in: environment)
    if !house.isOnFramework {
      let wishes = HouseWishes(
        interface: view, style: style, content: content, folder: place.feature, model: like)
      return try house.adding(name, wishes)
    }
    guard like == nil else {
      throw ToolFailure.misuse(
        "calcot: error: --like is for a codebase without Calçot; here take --style and --with")
    }
    let package = try AppPackage(at: environment.currentFolder.text)
    let change = try package.adding(
      screen: PlaceNames(name), with: content ?? .form, in: style ?? .observable,
      shownBy: view ?? .semantic, into: try place.featureName())
    return (change, "")
  }
}

extension ScreenContent: ExpressibleByArgument {}
extension ScreenInterface: ExpressibleByArgument {}
extension ScreenStyle: ExpressibleByArgument {}
