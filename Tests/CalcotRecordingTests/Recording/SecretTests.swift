import Calcot
import CalcotContent
import CalcotTesting
import Foundation
import Testing

@testable import CalcotRecording

@MainActor
struct SecretTests {
  /// A text that occurs nowhere else. Within a value it is printed in another form.
  private let core = "\(UInt64.random(in: 1_000_000...UInt64.max))"
  private var secret: String { "\"\(core)\\" }

  @Test(arguments: SecretUse.allCases, [FieldRole.password, .oneTimeCode])
  func `is in no record of the run, whatever the app does with it`(
    _ use: SecretUse, _ role: FieldRole
  ) async throws {
    let run = SecretRun(role)
    await run.app.settle()
    for key in secret { await run.app.type("\(key)", into: "Secret") }
    await run.app.tap(use.rawValue)
    switch use {
    case .show, .swap:
      await run.app.type("!", into: "Secret")
      await run.app.fill("Name", with: secret)
    case .ask: await run.app.tap("No")
    case .none, .rename, .say, .send, .go, .call, .tell, .remove: break
    }
    await run.app.settle()
    try await expectHidden(run, role)
  }

  @Test func `is hidden still when its field has another name and shows its text`() async throws {
    let run = SecretRun(.password)
    await run.app.settle()
    await run.app.fill("Secret", with: "sesame")
    await run.app.tap("rename")
    await run.app.fill("Word", with: core)
    await run.app.settle()
    try await expectHidden(run, .password)
  }

  @Test func `is hidden where its field is not found, or its screen has left`() async throws {
    let run = SecretRun(.password)
    await run.app.settle()
    let screen = try #require(run.app.tree?.visible?.id)
    let app = try #require(run.app.app)
    let field = try #require(app.content(of: screen)?.allElements.first { $0.label == "Secret" })
    await run.app.tap("remove")
    for (id, screen) in [
      (field.id, screen), (ElementID("nowhere"), screen), (field.id, ScreenID(rawValue: 999)),
    ] {
      app.send(.edit(id, text: secret, in: screen))
    }
    await run.app.settle()
    try await expectHidden(run, .password)
  }

  @Test func `is masked at its full length, and text that was not typed hidden stays`() async throws
  {
    let run = SecretRun(.password)
    await run.app.settle()
    await run.app.fill("Name", with: "Núria")
    await run.app.fill("Secret", with: "sesame")
    for use in ["show", "say"] {
      await run.app.tap(use)
    }
    let replay = try run.replay(.password)
    try await replay.run()
    #expect(replay.text.contains("Name: Núria\nSecret: ••••••\nYou have typed ••••••."))
  }

  @Test func `is hidden where its first mark has joined the text before it`() async throws {
    let run = SecretRun(.password)
    await run.app.settle()
    await run.app.fill("Secret", with: "\u{301}\(core)")
    await run.app.tap("say")
    try await expectHidden(run, .password)
  }

  @Test func `is hidden still after another was typed that begins with it`() async throws {
    let run = SecretRun(.password)
    await run.app.settle()
    await run.app.fill("Secret", with: core)
    await run.app.tap("say")
    await run.app.fill("Secret", with: "")
    for key in core + "2" { await run.app.type("\(key)", into: "Secret") }
    await run.app.settle()
    try await expectHidden(run, .password)
  }

  @Test(arguments: [("Vault", "Vault"), ("none", "none"), ("Name", "Vault")])
  func `that is a word of the app's leaves a recording that can be replayed`(
    _ secret: String, _ title: String
  ) async throws {
    let run = SecretRun(.password)
    await run.app.settle()
    await run.app.fill("Secret", with: secret)
    for use in ["say", "send", "call", "none"] {
      await run.app.tap(use)
    }
    let replay = try run.replay(.password)
    try await replay.run()
    #expect(replay.text.contains(title))
  }

  /// Expects that the recording, its transcript, the inspector's history and its pages have nothing
  /// of the secret.
  private func expectHidden(_ run: SecretRun, _ role: FieldRole) async throws {
    let replay = try run.replay(role)
    let transcript = try await replay.transcript(named: "a secret is typed")
    let records = [run.lines, transcript, replay.text, replay.happened.joined(separator: "\n")]
    for record in await records + run.inspected() {
      #expect(!record.contains(core), "\(record)")
    }
    #expect(run.lines.contains("••••••"))
  }
}

/// A vault that is recorded and inspected.
@MainActor
private struct SecretRun {
  let app: TestApp
  private let file = RecordedLines()
  private let recorder: Recorder
  private let inspector = Inspector()

  init(_ role: FieldRole) {
    recorder = Recorder(of: "Vault", version: "1", start: 0) { [file] in file.append($0) }
    let vault = CalcotApp(VaultCoordinator(recorder.outside, role: role))
    recorder.record(vault)
    inspector.inspect(vault, named: "Vault")
    app = TestApp(vault)
  }

  var lines: String { String(decoding: file.data, as: UTF8.self) }

  func replay(_ role: FieldRole) throws -> Replay {
    recorder.finish(app.app)
    return Replay(try Recording(reading: file.data, of: "Vault")) { outside in
      CalcotApp(VaultCoordinator(outside, role: role))
    }
  }

  /// The texts that the inspector keeps, and those that its pages show.
  func inspected() async -> [String] {
    let watched = inspector.apps[0]
    await watched.settle()
    let page = TestApp(inspector.makeApp())
    var texts = watched.moments.flatMap { moment in
      moment.state.text + moment.state.screens.values.flatMap { $0.text ?? [] }
        + moment.happenings.map { "\($0)" }
    }
    let screens = app.tree?.screens.map { "/screens/\($0.id.rawValue)" } ?? []
    for place in ["", "/history", "/scopes", "/text"] + screens {
      await page.open("/apps/1\(place)")
      texts.append(page.text)
    }
    return texts
  }
}
