import Foundation
import Localization
import Testing

@testable import Launches

@Suite("What the Launches feature says")
@MainActor
struct LaunchesTextsTests {
  private static let errors: [LaunchesAPIError] = [
    .unreachable, .timedOut, .interrupted, .busy(retryAfter: nil), .busy(retryAfter: .seconds(7)),
    .rejected(status: 404), .rejected(status: 418), .garbage("7"), .cancelled,
  ]

  private func texts(_ language: Language) -> LaunchesTexts {
    LaunchesTexts(
      region: Region(language),
      clock: WallClock(now: { Date(timeIntervalSince1970: 0) }, timeZone: .gmt))
  }

  @Test func `of each error is a message of its own, in each language`() {
    let messages = Language.allCases.flatMap { language in
      Self.errors.map(texts(language).message)
        + [texts(language).message(DownloadError.store("7"))]
    }
    #expect(Set(messages).count == 3 * (Self.errors.count + 1))
    for message in messages { #expect(message.count > 15) }
  }

  @Test(
    "counts launches",
    arguments: [
      (Language.english, "1 launch", "1,000 launches can be read offline."),
      (.german, "1 Raketenstart", "1.000 Raketenstarts offline verfügbar."),
      (.spanish, "1 lanzamiento", "1000 lanzamientos sin conexión."),
    ])
  func counts(_ language: Language, _ one: String, _ many: String) {
    #expect(texts(language).count(1) == one)
    #expect(texts(language).keptAll(1_000) == many)
  }

  @Test(arguments: Language.allCases)
  func `of nothing that a server keeps that it can be read offline`(_ language: Language) {
    var texts = texts(language)
    let said = { [texts.keepAll, texts.keptAll(7), texts.deleteOffline] }
    let onDevice = said()
    texts.areKeptByServer = true
    #expect(zip(onDevice, said()).allSatisfy { $0 != $1 })
    #expect(said().allSatisfy { $0.lowercased().contains("serv") })
  }

  @Test(
    "rounds a wait up, whatever a server has asked for",
    arguments: [
      (Duration.zero, "0 s"), (.milliseconds(1), "1 s"), (.seconds(-5), "0 s"),
      (.seconds(Int64.max / 2), "1,000,000,000 s"),
    ])
  func waits(_ duration: Duration, _ text: String) {
    #expect(texts(.english).message(.busy(retryAfter: duration)).contains("in \(text)."))
  }
}
