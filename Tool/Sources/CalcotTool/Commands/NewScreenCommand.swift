public import ArgumentParser
public import CalcotScaffold

/// `calcot new screen`
struct NewScreenCommand: NewPartCommand {
  static let configuration = CommandConfiguration(
    commandName: "screen",
    abstract: "Adds a screen with its tests to the app in the current folder, as a tab.")

  @Argument(help: "The name of the screen, such as Profile.")
  var name: String

  @Option(name: .customLong("with"), help: "The content of the screen.")
  var content = ScreenContent.form

  @Option(help: "The style of MVVM-C in which it is written.")
  var style = ScreenStyle.observable

  @Option(
    help: ArgumentHelp(
      "The View: the semantic one alone, or one on UIKit or in SwiftUI where there is that."))
  var view = ScreenInterface.semantic

  @OptionGroup var place: PlaceOptions

  var dryRun: Bool { place.dryRun }

  func change(_ names: PlaceNames, to package: AppPackage) throws -> PackageChange {
    try package.adding(
      screen: names, with: content, in: style, shownBy: view, into: try place.featureName())
  }
}

extension ScreenContent: ExpressibleByArgument {}
extension ScreenInterface: ExpressibleByArgument {}
extension ScreenStyle: ExpressibleByArgument {}
