import ArgumentParser
import CalcotFiles
import Foundation

/// The command `calcot dev`.
struct DevCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "dev",
    abstract: "Shows an app while its code is written.",
    discussion: """
      It builds the app after each save, and replaces it when that is done: every page stays at its \
      place, with what is typed. A mistake is shown over the page, and goes when it is mended. Only \
      this machine can reach the app. With --terminal the app is shown here in the same way. With --test the \
      tests of the modules that a save has touched run once the app is shown. With --gallery a page has \
      all screens that a test of the package gives to writeGallery; type a and Return to record them. Type \
      e and Return, with --terminal Ctrl-X, and the tests that call explore use the app from its place for ten \
      seconds.
      """)

  @Option(help: ArgumentHelp("The package; by default the current folder.", valueName: "path"))
  var packagePath = "."

  @Option(help: ArgumentHelp("The place of what is built.", valueName: "path"))
  var scratchPath: String?

  @Option(help: "The program to show, if the package has several.")
  var product: String?

  @Flag(help: "Shows the app in this terminal, with its argument --terminal.")
  var terminal = false

  @Flag(help: "Runs the tests that concern each save.")
  var test = false

  @Flag(help: "Keeps a page of all screens up to date.")
  var gallery = false

  @Option(help: "The port at which browsers find the app.")
  var port: UInt16 = 8080

  @Option(help: "The address that opens a place in your editor.")
  var editor = DevRun.usualEditor

  @Argument(parsing: .postTerminator, help: "The arguments of the app, after --.")
  var arguments: [String] = []

  func result(in environment: ToolEnvironment) throws -> CommandResult {
    do {
      try run(in: environment)
      return CommandResult(status: .clean)
    } catch let failure as DevFailure {
      throw failure.isMisuse
        ? ToolFailure.misuse(failure.message) : ToolFailure.failure(failure.message)
    }
  }

  private func run(in environment: ToolEnvironment) throws {
    if gallery, terminal {
      throw DevFailure.misuse(
        "calcot: error: --gallery leads to the app's page; leave out --terminal")
    }
    let package = environment.opened(Path(packagePath)).text
    guard let root = Self.real(package), TextFile.exists(Path(root + "/Package.swift")) else {
      throw DevFailure.misuse(
        "calcot: error: there is no Package.swift in \(packagePath); 'calcot new app NAME' makes an app"
      )
    }
    var place = ["--package-path", root]
    if let scratchPath {
      place += ["--scratch-path", environment.opened(Path(scratchPath)).text]
    }
    let run = try DevRun(
      DevRun.Settings(
        package: root, product: try product ?? SwiftCommand.product(in: place), place: place,
        scratch: scratchPath.map {
          let path = environment.opened(Path($0)).text
          return Self.real(path) ?? path
        },
        port: terminal ? nil : port, arguments: (terminal ? ["--terminal"] : []) + arguments,
        editor: editor, isTesting: test, hasGallery: gallery))
    try run.run()
  }

  /// Returns a path without links, of what exists.
  private static func real(_ path: String) -> String? {
    realpath(path, nil).map { start in
      defer { free(start) }
      return String(cString: start)
    }
  }
}
