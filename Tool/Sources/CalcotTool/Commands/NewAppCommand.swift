public import ArgumentParser
import CalcotFiles
public import CalcotScaffold

/// The command `calcot new app`.
struct NewAppCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "app",
    abstract: "Makes a package with an app that builds, runs and is tested.",
    discussion: """
      The app keeps notes in a file, and has a list, a detail and a form. `swift run` serves it to \
      browsers, `swift run NAME --terminal` shows it in the terminal.
      """)

  @Argument(help: "The name of the app, and of the folder that is made.")
  var name: String

  @Option(
    help: ArgumentHelp(
      "The clone of Calçot to depend on; by default the one that this tool was built from.",
      valueName: "path"))
  var framework: String?

  @Flag var host: ViewHost?

  @Flag(name: .customLong("empty"), help: "Makes one screen that does nothing, in place of notes.")
  var isEmpty = false

  @Flag(help: "Prints the files as a patch, and makes nothing.")
  var dryRun = false

  func result(in environment: ToolEnvironment) throws -> CommandResult {
    do {
      let template = AppTemplate(
        name: try TypeName(name), framework: Framework(clone: try clone(in: environment)),
        host: host, isEmpty: isEmpty)
      let folder = NewFolder(try template.files())
      let place = environment.opened(Path(name)).text
      if dryRun {
        try NewFolder.checkIsFree(place)
        let patches = folder.files.map { $0.patch(in: name) }
        return CommandResult(output: patches.joined(), status: .clean)
      }
      try folder.make(at: place)
      return CommandResult(
        output: "made: \(name), \(folder.files.count) files\nnext: cd \(name) && calcot dev\n"
          + (host == nil ? "" : xcode),
        status: .clean)
    } catch let problem as NewProblem {
      throw ToolFailure.misuse("calcot: error: \(problem.message)")
    }
  }

  /// The steps to build the app for iOS.
  private var xcode: String {
    "on a Mac: xcodegen generate --spec iOS/project.yml && open iOS/\(name).xcodeproj"
      + "  # brew install xcodegen\n"
  }

  private func clone(in environment: ToolEnvironment) throws -> String {
    let path =
      framework.map { Path($0).absolute(in: environment.currentFolder) } ?? Self.ownClone
    guard TextFile.exists(path.appending("Package.swift".utf8)) else {
      throw ToolFailure.misuse(
        "calcot: error: there is no clone of Calçot at \(path); name one with --framework")
    }
    return path.text
  }

  /// The clone that built this tool: this file is `Tool/Sources/CalcotTool/Commands/…`.
  private static let ownClone = Path(
    bytes: Path(#filePath).parts.dropLast(5).flatMap { [Path.separator] + $0 })
}

extension ViewHost: EnumerableFlag {
  public static func help(for value: ViewHost) -> ArgumentHelp? {
    let host =
      switch value {
      case .uikit: "on UIKit, with a scene delegate"
      case .swiftui: "in SwiftUI"
      }
    return "Makes the project of an app for iOS as well, \(host)."
  }
}
