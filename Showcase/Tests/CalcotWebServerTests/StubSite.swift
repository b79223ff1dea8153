import NIOCore
import Synchronization

@testable import CalcotWeb
@testable import CalcotWebServer

/// A site that echoes its input and records its events.
final class StubSite: WebSiteServing {
  struct Log {
    var requests: [WebRequest] = []
    var inlets: [StubInlet] = []
    var isShutDown = false
  }

  private let bodyLimit: Int
  private let rooms: BodyReservations
  private let roomCounts = Mutex(0)
  let messageLimit = 32 * 1024
  let isSecure = false
  let requestRate = WebSiteOptions.Rate(perSecond: 1e6, burst: 1e6)
  let log = Mutex(Log())
  private let answer: @Sendable (WebRequest) async -> WebResponse
  private let receive: @Sendable (StubInlet, String) async -> Void
  private let end: @Sendable () async -> Void

  init(
    bodyLimit: Int = 1000,
    answer: @escaping @Sendable (WebRequest) async -> WebResponse = { request in
      WebResponse(
        status: 200, headers: [WebHeader("Content-Type", "text/plain")],
        body: Array("\(request.method) \(request.target) ".utf8) + request.body)
    },
    receive: @escaping @Sendable (StubInlet, String) async -> Void = { $0.outlet.send($1) },
    end: @escaping @Sendable () async -> Void = {}
  ) {
    self.end = end
    self.bodyLimit = bodyLimit
    rooms = BodyReservations(most: 10 * bodyLimit)
    self.answer = answer
    self.receive = receive
  }

  func respond(to request: WebRequest) async -> WebResponse {
    log.withLock { $0.requests.append(request) }
    return await answer(request)
  }

  func bodyAdmission(of request: WebRequest) -> WebBodyAdmission {
    let length = request.header("content-length").flatMap { Int($0) } ?? 0
    guard length <= bodyLimit || request.target == "/upload" else {
      return .refused(WebResponse(status: 413))
    }
    roomCounts.withLock { $0 += 1 }
    return .accepted(
      WebBodyReservation(limit: bodyLimit, in: rooms, of: []) { _ in
        WebResponse(status: 413, body: Array("Less, please.".utf8))
      } released: {
        self.roomCounts.withLock { $0 -= 1 }
      })
  }

  func sign(with signer: any CookieSigner) {}

  func admission(of request: WebRequest) -> WebAdmission {
    guard request.target == "/calcot/live" else {
      let headers = [WebHeader("X-Why", "foreign")]
      return .refused(WebResponse(status: 403, headers: headers, body: Array("No.".utf8)))
    }
    return .accepted(headers: [WebHeader("X-Granted", "yes")]) { outlet in
      let inlet = StubInlet(outlet, self.receive)
      self.log.withLock { $0.inlets.append(inlet) }
      return inlet
    }
  }

  func shutDown() async {
    await end()
    let inlets = log.withLock { log in
      log.isShutDown = true
      return log.inlets
    }
    for inlet in inlets { inlet.outlet.close(code: 1001, reason: "restart") }
  }

  /// The number of bodies that have room now.
  var roomCount: Int { roomCounts.withLock { $0 } }
  var requests: [WebRequest] { log.withLock { $0.requests } }
  var inlets: [StubInlet] { log.withLock { $0.inlets } }
}

extension WorkerPlace {
  /// The place of a process that can pass on no connection.
  static let nowhere = alone { _, _, _ in .failed }
}

extension ConnectionMover {
  /// The handler of a connection that cannot be passed on.
  static var nowhere: ConnectionMover {
    ConnectionMover(place: .nowhere, first: ByteBuffer(), isHomeless: false)
  }
}

/// The session behind one WebSocket of a ``StubSite``.
final class StubInlet: WebSocketInlet {
  let outlet: any WebSocketOutlet
  let received = Mutex<[String]>([])
  private let end = AsyncStream<Void>.makeStream()
  private let take: @Sendable (StubInlet, String) async -> Void

  init(
    _ outlet: any WebSocketOutlet, _ take: @escaping @Sendable (StubInlet, String) async -> Void
  ) {
    self.outlet = outlet
    self.take = take
  }

  func receive(_ text: String) async {
    received.withLock { $0.append(text) }
    await take(self, text)
  }

  func closed() {
    end.continuation.finish()
  }

  /// Waits until the connection is reported closed.
  func untilClosed() async {
    for await _ in end.stream {}
  }
}
