import ArgumentParser
import Calcot
import CalcotTerminal
import Groups

/// The sample app, shown by the host that the options name.
@main
struct Showcase: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "Showcase",
    abstract: "Groups of people, as the app of an iOS team would have them, in the terminal.")

  @Option(
    help: ArgumentHelp(
      "The file that keeps the groups; made, with people in it, if there is none.",
      valueName: "path"))
  var database = DefaultDatabase.path

  @Option(
    help: ArgumentHelp(
      "For how many milliseconds another program's write is waited for.", visibility: .hidden))
  var busyTimeout = 5000

  @MainActor
  mutating func run() async throws {
    let dependencies = LiveDependencies(
      databasePath: database, busyTimeout: .milliseconds(busyTimeout))
    let app = App(GroupsCoordinator(dependencies: dependencies))
    try await TerminalHost(app).run()
  }
}
