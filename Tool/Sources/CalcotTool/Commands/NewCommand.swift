import ArgumentParser

/// `calcot new`
struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Makes an app, or adds a screen to one.",
    subcommands: [NewAppCommand.self, NewScreenCommand.self])
}
