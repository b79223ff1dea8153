import Calcot
import CalcotTesting
import CalcotWebTesting
import Testing

@testable import CalcotWeb

@MainActor
@Suite("The texts of greetings for fields that are not there")
struct GreetedTextsTests {
  private let ended = Locked<[WebSessionEnd]>([])

  private func visit(_ options: WebSiteOptions = .driven) async throws -> ShopVisit {
    try await ShopVisit(options) { [ended] event in
      if case .sessionEnded(let reason, _) = event { ended.withLock { $0.append(reason) } }
    }
  }

  /// Greets for a page of a session, with texts for fields of its first screen.
  private func greet(_ visit: ShopVisit, _ fields: [(String, String)]) async throws -> ShakyLine {
    let line = ShakyLine(try LivePage(), to: visit.site, asking: visit.session.upgradeRequest)
    let texts = fields.map { #"["2/\#($0.0)","\#($0.1)"]"# }.joined(separator: ",")
    await line.say(
      #"{"v":1,"s":null,"p":0,"u":"\#(visit.session.target)","n":false,"f":[\#(texts)]}"#)
    return line
  }

  @Test(arguments: [1, 12])
  func `end a session in which they are too much, though no event comes`(_ count: Int) async throws
  {
    var options = WebSiteOptions.driven
    options.sessions.bytes = 400 * 1024
    let visit = try await visit(options)
    let text = String(repeating: "x", count: 60_000)
    var lines: [ShakyLine] = []
    for number in 0..<count where visit.site.sessionCount > 0 {
      lines.append(try await greet(visit, [("x\(number)", text)]))
    }
    #expect(ended.withLock { $0 } == (count == 1 ? [] : [.tooLarge]))
    #expect(lines.last?.closeCode == (count == 1 ? nil : 4008))
  }

  @Test func `are no more than those of one page, however many pages greet`() async throws {
    let visit = try await visit()
    let live = try #require(visit.site.store.all.first)
    let before = live.weight
    var lines: [ShakyLine] = []
    for round in 0..<3 {
      let fields = (0..<ClientHello.mostFields).map { ("\(round)x\($0)", "") }
      lines.append(try await greet(visit, fields))
    }
    #expect(live.weight - before < ClientHello.mostFields * 100)
    withExtendedLifetime(lines) {}
  }
}
