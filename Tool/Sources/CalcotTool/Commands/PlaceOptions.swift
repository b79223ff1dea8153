import ArgumentParser
import CalcotScaffold

/// The options of the commands that add a part to an app or to one of its features.
struct PlaceOptions: ParsableArguments {
  @Option(
    name: .customLong("into"),
    help: ArgumentHelp(
      "The feature to add to, with an entry in its menu, instead of the app and its tabs.",
      valueName: "feature"))
  var feature: String?

  @Flag(help: "Prints the files and the changes as a patch, and changes nothing.")
  var dryRun = false

  /// Returns the name of the feature; nil for the app.
  func featureName() throws -> TypeName? { try feature.map { try TypeName($0) } }
}
