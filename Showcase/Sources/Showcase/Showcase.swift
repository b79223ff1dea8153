import ArgumentParser
import Calcot
import CalcotContent
import CalcotPostgreSQL
import CalcotTerminal
import CalcotWeb
import CalcotWebServer
import CommunityDatabase
import Foundation
import Groups
import GroupsInStyles
import LaunchesServer
import Localization
import Logging
import ShowcaseApp
import ShowcaseLive
import ShowcaseRecording

/// The sample app, shown by the host that the options select.
@main
struct Showcase: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "Showcase",
    abstract:
      "Groups of people and launches of rockets, as the app of an iOS team would have them.",
    discussion: """
      It is shown to every browser that opens the printed address, or in the terminal, where it starts \
      where it was left. With --import or --export it shows nothing.
      """)

  @Flag(help: "Shows the app in this terminal, and not to browsers.")
  var terminal = false

  @Option(help: "The port that the web server listens at; 0 takes any that is free.")
  var port = 8080

  @Option(
    help: ArgumentHelp(
      "The address that the web server listens at: 0.0.0.0 for all of this machine's.",
      valueName: "address"))
  var listen = "127.0.0.1"

  @Option(
    help: "How many processes serve browsers: a number, or auto for one for each core.",
    transform: WebServing.workers(option:))
  var workers = 1

  @Option(
    help: ArgumentHelp(
      "For how long a web server that is told to end still takes visitors, until proxies know.",
      valueName: "seconds"))
  var drainDelay = 0

  @Option(help: "The form of the log on the standard error: text, or json for one object a line.")
  var logFormat = LogForm.text

  @Option(
    help: ArgumentHelp(
      "The level from which on lines are logged, such as debug.", valueName: "level"),
    transform: LogForm.level(option:))
  var logLevel = Logger.Level.info

  @Option(
    help: ArgumentHelp(
      "The origin that browsers see, such as https://example.org, behind a proxy.",
      valueName: "origin"))
  var publicOrigin: String?

  @Option(
    name: .customLong("trusted-proxy"),
    help: ArgumentHelp(
      "The address of a proxy in front of the server, or a range; may be repeated.",
      valueName: "address"))
  var trustedProxies: [String] = []

  @Option(
    help: ArgumentHelp(
      """
      The file that keeps the groups, or the PostgreSQL database that many servers share: \
      postgres://USER@HOST/DATABASE, by default that in CALCOT_DATABASE. Filled with people and groups if it is new, by --import \
      with those of the file alone.
      """,
      valueName: "path or URL"), transform: CommunityPlace.init(option:))
  var database = CommunityPlace.usual

  @Option(
    name: .customLong("open"),
    help: ArgumentHelp("Where to start, such as /groups/42/members.", valueName: "link"))
  var link: String?

  @Option(
    help:
      "The language: en, de or es; by default the last chosen, or that of the browser or terminal.",
    transform: Language.init(option:))
  var language: Language?

  @Option(
    help: ArgumentHelp(
      "The style of MVVM-C of the groups: immutable, delegates, routers or streams."),
    transform: AppStyle.init(option:))
  var style: AppStyle?

  @Option(
    name: .customLong("import"),
    help: ArgumentHelp("Adds the people and groups of a file, or nothing.", valueName: "file"))
  var importedFile: String?

  @Option(
    name: .customLong("export"),
    help: ArgumentHelp("Writes all people and groups to a file.", valueName: "file"))
  var exportedFile: String?

  @Option(
    help: ArgumentHelp(
      "A fault of the launches' server: slow, flaky, down or garbage.", valueName: "fault"),
    transform: APIFault.init(option:))
  var apiFault: APIFault?

  @Option(
    help: "The port of the launches' server, for the app on an iPhone; 0 takes any that is free.")
  var launchesPort = 0

  @Option(
    name: .customLong("record"),
    help: ArgumentHelp(
      "Writes the run to a file, for `replay`; each further browser tab to one more.",
      valueName: "file"))
  var recordingFile: String?

  @Flag(help: "Serves a page beside the app that shows what goes on in it.")
  var inspect = false

  @Option(help: "The port of the inspector; 0 takes any that is free.")
  var inspectPort = 0

  @Flag(help: "In the terminal: starts at the beginning, and does not keep where you are.")
  var forget = false

  @Option(
    help: ArgumentHelp(
      "For how many milliseconds another program's write is waited for.", visibility: .hidden))
  var busyTimeout = 5000

  func validate() throws {
    guard workers != 1 else { return }
    if terminal || inspect || recordingFile != nil || launchesPort != 0 {
      throw ValidationError(
        "--workers is for the web alone, and without --inspect, --record and --launches-port: these "
          + "belong to one process.")
    }
  }

  @MainActor
  mutating func run() async throws {
    // NB: what people write is in the files that this program makes.
    umask(0o077)
    logFormat.use(from: logLevel)
    let community = try await database.open(
      busyTimeout: .milliseconds(busyTimeout), seed: importedFile == nil ? .community : .empty)
    do {
      try await use(community)
    } catch {
      await WebServing.wait(atMost: .seconds(5)) { await community.close() }
      throw error
    }
    await WebServing.wait(atMost: .seconds(5)) { await community.close() }
  }

  @MainActor
  private func use(_ community: any CommunityStore) async throws {
    guard importedFile == nil, exportedFile == nil else { return try await exchange(community) }
    let launches = try await LaunchesBackend(
      apiFault, port: launchesPort, file: isFile ? files + ".launches.sqlite" : nil)
    do {
      try await InspectorServer.run(inspect, port: inspectPort, isInTerminal: terminal) {
        inspector in
        if terminal {
          try await showInTerminal(community, launches, inspector)
        } else {
          try await serve(community, launches, inspector)
        }
      }
    } catch {
      await launches.stop()
      throw error
    }
    await launches.stop()
  }

  // NB: without a file name, the other files would be called ".state.json" in a folder of other
  // programs.
  private var isFile: Bool { !files.isEmpty && !files.hasSuffix("/") }

  private var files: String { database.localPath }

  @MainActor
  private func dependencies(
    _ community: any CommunityStore, _ launches: LaunchesBackend, _ language: Language
  ) -> LiveDependencies {
    LiveDependencies(
      community: community, launchesAPI: launches.api, launchesStore: launches.store,
      isLaunchesStoreOfServer: !terminal, language: language)
  }

  /// Serves every browser tab an app of its own, in the browser's language.
  @MainActor
  private func serve(
    _ community: any CommunityStore, _ launches: LaunchesBackend, _ inspector: InspectorServer?
  ) async throws {
    var options = WebServing.options(
      host: listen, port: port, workers: workers, drainDelay: drainDelay)
    options.trustedProxies = trustedProxies
    if options.cookieKeys.isEmpty, isFile {
      options.cookieKeys = [CookieKeyFile.key(in: files + ".key")].compactMap(\.self)
    }
    let recordings = try RecordingFiles(recordingFile)
    if let inspector { options.cookieKeys = inspector.cookieKeys }
    var site = WebSiteOptions()
    site.publicOrigin = publicOrigin
    site.about.name = "Calçot"
    site.about.summary = "Groups, people, rocket launches and a counter: an app in MVVM-C."
    site.about.keepsPages = true
    site.about.theme = try AppTheme(accent: 0x136B3C, darkAccent: 0x62D394, logo: .run)
    func app(in language: Language, for session: WebSession) -> CalcotApp {
      let settings = VisitorSettings(session.values, isFollowing: recordingFile == nil)
      let start = ShowcaseStart(
        language: language, style: style, settings: settings.settings, state: session.savedState)
      let dependencies = dependencies(community, launches, language)
      // NB: a page that connects has another app, which has the user's inputs.
      guard !session.isForOnePage else { return start.app(dependencies, settings: settings) }
      let app = recordings.app(from: start, dependencies, settings: settings)
      inspector?.inspectTab(app, in: language)
      return app
    }
    let server = WebServer(options: options, site: site) { session in
      let chosen = StoredSettings(texts: session.values.texts).language
      let language = language ?? chosen ?? Language(preferred: session.languages)
      session.language = language.rawValue
      return app(in: language, for: session)
    }
    let sessions = self.sessions
    if let sessions {
      try await sessions.prepare()
      server.keepSessions(in: sessions)
    }
    if case .server(let address) = database { server.watch(address, community) }
    server.onStart = { address in
      print("The sample is at \(address)\(link ?? "/") (Ctrl-C ends the server)")
      fflush(nil)
    }
    try await server.run()
    await WebServing.wait(atMost: .seconds(1)) { await sessions?.close() }
  }

  /// The store in which the sessions survive this server; nil for a file, and without keys that
  /// all servers have.
  private var sessions: PostgreSQLSessions? {
    guard case .server(let address) = database else { return nil }
    guard ![String].ofEnvironment.isEmpty else {
      FileHandle.standardError.write(
        Data(
          """
          Sessions end with this server: give all servers the same CALCOT_COOKIE_KEYS, such as that of \
          `openssl rand -hex 32`.\n
          """.utf8))
      return nil
    }
    return PostgreSQLSessions(address)
  }

  @MainActor
  private func showInTerminal(
    _ community: any CommunityStore, _ launches: LaunchesBackend, _ inspector: InspectorServer?
  ) async throws {
    let settings: any SettingsStore =
      isFile ? SettingsFile(URL(fileURLWithPath: files + ".settings.json")) : SettingsInMemory()
    let language = language ?? settings.settings.language ?? .ofTerminal
    let file = URL(fileURLWithPath: files + ".state.json")
    let keeper = forget || !isFile ? nil : StateKeeper(file: file)
    let app = try RecordingFiles(recordingFile).app(
      from: ShowcaseStart(
        language: language, style: style, settings: settings.settings, state: keeper?.state,
        link: link), dependencies(community, launches, language), settings: settings)
    inspector?.inspectTerminal(app)
    keeper?.keep(app)
    try await TerminalHost(app, words: HostWords(preferred: [language.rawValue])).run()
    await keeper?.settle()
  }

  @MainActor
  private func exchange(_ community: any CommunityStore) async throws {
    let exchange = CommunityExchange(community: community)
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

  /// The language of the terminal's environment.
  fileprivate static var ofTerminal: Language {
    let environment = ProcessInfo.processInfo.environment
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }
    return Language(preferred: set.filter { !$0.isEmpty }.prefix(1).map { $0 })
  }
}

extension AppStyle {
  fileprivate init(option text: String) throws {
    guard let style = AppStyle(rawValue: text) else {
      let known = AppStyle.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("There is no style \"\(text)\": choose one of \(known).")
    }
    self = style
  }
}
