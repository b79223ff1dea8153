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
    name: .customLong("into"),
    help: ArgumentHelp(
      "The feature that gets the screen, in its menu, instead of the app.", valueName: "feature"))
  var feature: String?

  @Flag(help: "Prints the files and the changes as a patch, and changes nothing.")
  var dryRun = false

  func change(_ names: PlaceNames, to package: AppPackage) throws -> PackageChange {
    try package.adding(
      screen: names, with: content, in: style, into: try feature.map { try TypeName($0) })
  }
}

extension ScreenContent: ExpressibleByArgument {}
extension ScreenStyle: ExpressibleByArgument {}
