import ArgumentParser
import CalcotFiles
import CalcotScaffold

/// The command `calcot new feature`.
struct NewFeatureCommand: NewPartCommand {
  static let configuration = CommandConfiguration(
    commandName: "feature",
    abstract: "Adds a feature to the app in the current folder: a target of its own, as a tab.",
    discussion: """
      Screens and flows are added to it by `calcot new screen NAME --into FEATURE`.
      """)

  @Argument(help: "The name of the feature, and of its module.")
  var name: String

  @Flag(help: "Prints the files and the changes as a patch, and changes nothing.")
  var dryRun = false

  func change(
    _ name: TypeName, in environment: ToolEnvironment
  ) throws -> (change: PackageChange, note: String) {
    (try AppPackage(at: environment.currentFolder.text).adding(feature: PlaceNames(name)), "")
  }
}
