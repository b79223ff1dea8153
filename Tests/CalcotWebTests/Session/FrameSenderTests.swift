import Calcot
import CalcotContent
import CalcotViews
import Testing

@testable import CalcotWeb

@MainActor
struct FrameSenderTests {
  @Test func `may be used at the end of a value that it no longer holds`() {
    let sender = FrameSender(
      PageRenderer(form: .init(token: "t")), limit: 3, byteLimit: 1_000, watch: { _ in },
      account: .unlimited)
    let count = Locked<Int?>(nil)
    sender.send(update(Ticket { count.withLock { $0 = sender.frameCount } }))
    sender.send(update(Ticket {}))
    #expect(count.withLock { $0 } == 0)
  }

  @Test func `lets the end of a value end the session to which a browser connects`() throws {
    let site = WebSite { _ in CalcotApp.shop() }
    let adopted = site.adopt(CalcotApp.shop())
    adopted.session.connection.sender.send(
      update(Ticket { MainActor.assumeIsolated { adopted.end() } }))
    #expect(site.sessionCount == 1)
    let outlet = LineOutlet()
    let hello = try #require(ClientHello("{\"v\":1,\"u\":\"/\"}"))
    _ = adopted.session.connect(outlet, hello, opened: .now, isNew: true)
    #expect(site.sessionCount == 0)
    #expect(outlet.closeCode == WebSessionEnd.appEnded.closeCode)
  }

  @Test func `lets others of its address have their turn between two frames`() async {
    let (account, sent) = (WorkAccount.unlimited, Locked(0))
    let sender = FrameSender(
      PageRenderer(form: .init(token: "t")), limit: 1_000, byteLimit: 1_000_000, watch: { _ in },
      account: account)
    let update = update(Ticket {})
    // NB: each message brings about the next one.
    let outlet = TellingOutlet { [weak sender] in
      let number = sent.withLock { sent in
        sent += 1
        return sent
      }
      if number < 500 { sender?.send(FrameSender.Update(scene: update.scene, event: number)) }
    }
    let welcome = Welcome(session: "s", isNew: true, event: 0, index: 0, url: "/")
    sender.connect(
      FrameSender.Arrival(
        outlet: outlet, welcome: welcome, scene: update.scene, frames: 0, key: nil))
    while sent.withLock({ $0 }) == 0 { await Task.yield() }
    let before = await account.turn { _ in sent.withLock { $0 } }
    await sender.settle()
    #expect(before < 500)
    #expect(sent.withLock { $0 } == 500)
  }

  private func update(_ ticket: Ticket) -> FrameSender.Update {
    let pane = WebScene.Pane(
      screen: ScreenID(rawValue: 3), exit: nil,
      body: .semantic(Screen("Desk") { NativePiece(ticket, label: "Ticket") {} }.content))
    let layer = WebScene.Layer(id: LayerID(rawValue: 1), style: nil, arrangement: .pane(pane))
    return FrameSender.Update(scene: WebScene(layers: [layer]), event: 0)
  }
}

/// A connection that tells of each message.
private final class TellingOutlet: WebSocketOutlet {
  private let told: @Sendable () -> Void

  init(told: @escaping @Sendable () -> Void) { self.told = told }

  func send(_ text: String) { told() }
  func close(code: Int, reason: String) {}
}

/// A value with an identity, which tells when nobody has it any more.
private final class Ticket: Hashable, Sendable {
  private let ended: @Sendable () -> Void

  init(ended: @escaping @Sendable () -> Void) { self.ended = ended }

  deinit { ended() }

  static func == (one: Ticket, other: Ticket) -> Bool { one === other }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
