import ArgumentParser
import CalcotScaffold

/// `calcot new flow`
struct NewFlowCommand: NewPartCommand {
  static let configuration = CommandConfiguration(
    commandName: "flow",
    abstract: "Adds a flow with a typed result and its tests to the app in the current folder.",
    discussion: """
      A screen of the app starts the flow in a sheet, and the Coordinator receives its result.
      """)

  @Argument(help: "The name of the flow and of its result, such as Signup.")
  var name: String

  @Option(
    name: .customLong("into"),
    help: ArgumentHelp(
      "The feature that gets the flow, in its menu, instead of the app.", valueName: "feature"))
  var feature: String?

  @Flag(help: "Prints the files and the changes as a patch, and changes nothing.")
  var dryRun = false

  func change(_ names: PlaceNames, to package: AppPackage) throws -> PackageChange {
    try package.adding(flow: names, into: try feature.map { try TypeName($0) })
  }
}
