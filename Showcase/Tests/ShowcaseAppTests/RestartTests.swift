import Calcot
import CalcotContent
import CalcotTesting
import CommunityFakes
import Foundation
import Groups
import Localization
@testable import ShowcaseApp
import ShowcaseAppTesting
import Testing

/// Tests that the app starts where the user left it.
@MainActor
@Suite final class RestartTests {
  private let folder: URL
  private var file: URL { folder.appendingPathComponent("deep/state.json") }

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("restart-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// One run of the app, from its start to its end.
  private func run(
    link: String? = nil, language: Language = .english,
    _ body: (CalcotApp, TestApp) async throws -> Void
  ) async throws {
    let keeper = StateKeeper(file: file)
    let app = CalcotApp.showcase(
      TestDependencies(language: language), restoring: keeper.state, link: link)
    keeper.keep(app)
    let shown = TestApp(app)
    await shown.settle()
    try await body(app, shown)
    await keeper.settle()
    shown.end()
    app.end()
    await keeper.settle()
  }

  @Test func `the app restarts on the screen that was shown, with what had been typed`()
    async throws
  {
    try await run { _, shown in
      await shown.tap("People", as: .tab)
      await shown.fill("Search", with: "anna")
      await shown.tap("Groups", as: .tab)
      await shown.tap("Early Birds")
      await shown.tap("Rename")
      await shown.fill("Name", with: "Late Birds")
    }
    try await run { app, shown in
      #expect(app.restoration?.failure == nil)
      shown.expect(field: "Name", is: "Late Birds")
      await shown.tap("Save")
      #expect(shown.driver.lines.contains("Late Birds"))
      await shown.tap("People", as: .tab)
      shown.expect(field: "Search", is: "anna")
      #expect(shown.driver.lines.contains("1 person"))
    }
    try await run { app, _ in #expect(app.link == "/people") }
  }

  @Test(.timeLimit(.minutes(20)))
  func `the last letter is saved though nothing follows it`() async throws {
    let keeper = StateKeeper(file: file)
    let app = CalcotApp.showcase(TestDependencies(), restoring: nil)
    keeper.keep(app)
    let shown = TestApp(app)
    await shown.settle()
    await shown.tap("New group")
    await shown.type("Owls", into: "Name")
    let saved = { String(decoding: keeper.state ?? Data(), as: UTF8.self) }
    while !saved().contains("Owls"), !Task.isCancelled { await Task.yield() }
    #expect(saved().contains("Owls"))
    shown.end()
    app.end()
    await keeper.settle()
  }

  @Test func `the app restarts at the place of the link with which it is started`() async throws {
    try await run { _, shown in shown.tap("Early Birds") }
    try await run(link: "/people/1") { app, shown in
      #expect(app.link == "/people/1")
      #expect(shown.driver.lines.contains("Anna Gruber"))
    }
  }

  @Test(arguments: [
    "", "{", "null", "[1,2,3]", "Dear diary", #"{"version":99}"#,
    String(repeating: "[", count: 9_999),
  ])
  func `a damaged state gives the first screen and a message, and is replaced`(
    _ state: String
  ) async throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(state.utf8).write(to: file)
    try await run { app, shown in
      #expect(app.link == "/groups")
      #expect(shown.driver.lines.contains { $0.hasPrefix("✗ You start at the beginning: ") })
      #expect(shown.driver.lines.contains("My groups"))
      shown.closeMessage()
      shown.tap("Early Birds")
    }
    try await run { app, _ in
      #expect(app.restoration?.failure == nil)
      #expect(app.link == "/groups/2")
      #expect(app.status.messages == [])
    }
  }

  @Test func `a state that is cut off anywhere gives the first screen or another, and no crash`()
    async throws
  {
    try await run { _, shown in
      shown.tap("Early Birds")
      shown.tap("Members")
    }
    let whole = try Data(contentsOf: file)
    for length in stride(from: 0, to: whole.count, by: max(whole.count / 60, 1)) {
      let app = CalcotApp(
        AppCoordinator(dependencies: TestDependencies()), routes: .showcase,
        restoring: whole.prefix(length))
      #expect(app.restoration?.failure != nil, "\(length)")
      #expect(app.link == "/groups")
    }
  }

  @Test(arguments: Language.allCases)
  func `a link to nowhere shows a message and the first screen`(_ language: Language) async throws {
    let text = language(
      "The link leads nowhere: nothing is at /nowhere",
      de: "Der Link führt nirgendwohin: bei /nowhere ist nichts",
      es: "El enlace no lleva a ninguna parte: no hay nada en /nowhere")
    try await run(link: "/nowhere", language: language) { app, shown in
      #expect(app.status.message?.kind == .error)
      #expect(app.status.message?.text == text)
      #expect(app.link == "/groups")
      #expect(shown.driver.lines.contains("✗ \(text)"))
    }
  }

  @Test(arguments: Language.allCases)
  func `the messages name an address that is none, and a state that is damaged`(
    _ language: Language
  ) {
    let texts = StartTexts(language: language)
    #expect(
      texts.leadsNowhere("%", because: .badLink("a detail for authors"))
        == language(
          "The link leads nowhere: % is no address of this app",
          de: "Der Link führt nirgendwohin: % ist keine Adresse dieser App",
          es: "El enlace no lleva a ninguna parte: % no es una dirección de esta aplicación"))
    #expect(
      texts.startsAnew(because: .unreadable("a detail for authors"))
        == language(
          "You start at the beginning: what was kept of it is damaged",
          de: "Es geht von vorn los: was davon aufgehoben war, ist beschädigt",
          es: "Empiezas desde el principio: lo que se guardó está dañado"))
    #expect(texts.leadsNowhere("/x", because: .guarded("Voll.")).hasSuffix(": Voll."))
  }

  @Test func `a folder in which nothing can be stored does not hinder the app`() async throws {
    try Data().write(to: folder.appendingPathComponent("deep"))
    try await run { app, shown in
      await shown.tap("Early Birds")
      #expect(app.link == "/groups/2")
    }
    #expect(StateKeeper(file: file).state == nil)
  }
}
