import ArgumentParser
import CalcotFiles
import CalcotScaffold

/// The command `calcot new feature`.
struct NewFeatureCommand: NewPartCommand {
  static let configuration = CommandConfiguration(
    commandName: "feature",
    abstract: "Adds a feature to the app in the current folder: a target of its own, as a tab.",
    discussion: """
      Screens and flows are added to it by `calcot new screen NAME --into FEATURE`. In a codebase \
      without Calçot whose screens are targets it is made like those: a screen with its tests, their \
      targets in the manifest, and its places in the other targets.
      """)

  @Argument(help: "The name of the feature, and of its module.")
  var name: String

  @Flag(help: "Prints the files and the changes as a patch, and changes nothing.")
  var dryRun = false

  func change(
    _ name: TypeName, in environment: ToolEnvironment
  ) throws -> (change: PackageChange, note: String) {
    let folder = environment.currentFolder.text
    // NB: an app on the framework does not need its codebase read, which takes longer.
    if let app = try? AppPackage(at: folder), try app.isOnFramework {
      return (try app.adding(feature: PlaceNames(name)), "")
    }
    let house = try NewHouseScreen(in: environment)
    guard !house.isOnFramework else {
      return (try AppPackage(at: folder).adding(feature: PlaceNames(name)), "")
    }
    return try house.adding(name, HouseWishes(isFeature: true))
  }
}
