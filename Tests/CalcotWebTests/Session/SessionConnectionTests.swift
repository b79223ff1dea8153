import Testing

@testable import CalcotWeb

@Suite("The connection of a session")
struct SessionConnectionTests {
  private let old = LineOutlet()
  private let new = LineOutlet()
  private var connection = SessionConnection(
    FrameSender(
      PageRenderer(form: .init(token: "")), limit: 1, byteLimit: 1, watch: { _ in }))

  private mutating func connect(_ outlet: LineOutlet) {
    let welcome = Welcome(session: "s", isNew: true, event: 0, index: 0, url: "/")
    connection.connect(
      FrameSender.Arrival(outlet: outlet, welcome: welcome, scene: WebScene(), frames: 0))
  }

  @Test mutating func `counts each event once, and none that comes too early`() {
    let orders = [1, 1, 3, 2, 3, 0].map { connection.count($0) }
    #expect(orders == [.next, .repeated, .early, .next, .next, .repeated])
    #expect(connection.lastEvent == 3)
  }

  @Test mutating func `goes on after the events of another server`() {
    connection.resume(after: 5)
    let orders = [5, 6].map { connection.count($0) }
    #expect(orders == [.repeated, .next])
  }

  @Test mutating func `is not left by a browser that another one has replaced`() {
    connect(old)
    connect(new)
    connection.disconnect(old)
    #expect(connection.outlet === new)
    connection.disconnect(new)
    #expect(connection.outlet == nil)
  }

  @Test mutating func `closes with the reason of the session's end`() {
    connect(new)
    connection.close(.signedOut)
    #expect(new.closeCode == WebSessionEnd.signedOut.closeCode)
  }
}
