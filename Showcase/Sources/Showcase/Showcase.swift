import ArgumentParser
import Calcot
import CalcotTerminal
import CommunityDatabase
import Foundation
import Localization
import ShowcaseApp

/// The sample app, shown by the host that the options name.
@main
struct Showcase: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "Showcase",
    abstract: "Groups of people, as the app of an iOS team would have them, in the terminal.",
    discussion: "It starts where it was left. With --import or --export it shows nothing.")

  @Option(
    help: ArgumentHelp(
      "The file that keeps the groups; made, with people in it, if there is none.",
      valueName: "path"))
  var database = DefaultDatabase.path

  @Option(
    name: .customLong("open"),
    help: ArgumentHelp("Where to start, such as /groups/42/members.", valueName: "link"))
  var link: String?

  @Option(
    help: "The language: en, de or es; that of the terminal by default.",
    transform: Language.init(option:))
  var language = Language.ofTerminal

  @Option(
    name: .customLong("import"),
    help: ArgumentHelp("Adds the people and groups of a file, or nothing.", valueName: "file"))
  var importedFile: String?

  @Option(
    name: .customLong("export"),
    help: ArgumentHelp("Writes all people and groups to a file.", valueName: "file"))
  var exportedFile: String?

  @Flag(help: "Starts at the beginning, and does not keep where you are.")
  var forget = false

  @Option(
    help: ArgumentHelp(
      "For how many milliseconds another program's write is waited for.", visibility: .hidden))
  var busyTimeout = 5000

  @MainActor
  mutating func run() async throws {
    let community = CommunityDatabase(path: database, busyTimeout: .milliseconds(busyTimeout))
    guard importedFile == nil, exportedFile == nil else { return try await exchange(community) }
    // NB: without a file's name the state would be kept as ".state.json" in a folder of others.
    let isFile = !database.isEmpty && !database.hasSuffix("/")
    let file = URL(fileURLWithPath: database + ".state.json")
    let keeper = forget || !isFile ? nil : StateKeeper(file: file)
    let app = App.showcase(
      LiveDependencies(database: community, language: language), keeper: keeper, link: link)
    try await TerminalHost(app, words: TerminalWords(language)).run()
    await keeper?.settle()
  }

  @MainActor
  private func exchange(_ community: CommunityDatabase) async throws {
    let exchange = CommunityExchange(database: community)
    do throws(CommunityExchange.Failure) {
      if let importedFile { print(try await exchange.importFile(importedFile)) }
      if let exportedFile { print(try await exchange.exportFile(exportedFile)) }
    } catch {
      FileHandle.standardError.write(Data("\(error.description)\n".utf8))
      throw ExitCode.failure
    }
  }
}

extension Language {
  fileprivate init(option text: String) throws {
    guard let language = Language(rawValue: text) else {
      let known = Language.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("There is no language \"\(text)\": choose one of \(known).")
    }
    self = language
  }

  /// The language that the terminal's environment asks for.
  fileprivate static var ofTerminal: Language {
    let environment = ProcessInfo.processInfo.environment
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }
    return Language(preferred: set.filter { !$0.isEmpty }.prefix(1).map { $0 })
  }
}
