import ArgumentParser
import CalcotFiles
import CalcotScaffold

/// The command `calcot new flow`.
struct NewFlowCommand: NewPartCommand {
  static let configuration = CommandConfiguration(
    commandName: "flow",
    abstract: "Adds a flow with a typed result and its tests to the app in the current folder.",
    discussion: """
      A screen of the app starts the flow in a sheet, and the Coordinator receives its result.
      """)

  @Argument(help: "The name of the flow and of its result, such as Signup.")
  var name: String

  @OptionGroup var place: PlaceOptions

  var dryRun: Bool { place.dryRun }

  func change(
    _ name: TypeName, in environment: ToolEnvironment
  ) throws -> (change: PackageChange, note: String) {
    let (names, package) = (
      try PlaceNames(name), try AppPackage(at: environment.currentFolder.text)
    )
    return (try package.adding(flow: names, into: try place.featureName()), "")
  }
}
