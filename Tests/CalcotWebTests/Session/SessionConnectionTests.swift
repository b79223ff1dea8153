import Testing

@testable import CalcotWeb

struct SessionConnectionTests {
  private let old = LineOutlet()
  private let new = LineOutlet()
  private var connection = SessionConnection(
    FrameSender(
      PageRenderer(form: .init(token: "")), limit: 1, byteLimit: 1, watch: { _ in },
      account: .unlimited))

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
    connection.use(old, opened: .now)
    connection.use(new, opened: .now)
    let isOldLeft = connection.forget(old)
    #expect(!isOldLeft)
    #expect(connection.outlet === new)
    let isNewLeft = connection.forget(new)
    #expect(isNewLeft)
    #expect(connection.outlet == nil)
  }

  @Test mutating func `closes with the reason of the session's end`() {
    connection.use(new, opened: .now)
    connection.close(.signedOut)
    #expect(new.closeCode == WebSessionEnd.signedOut.closeCode)
  }
}
