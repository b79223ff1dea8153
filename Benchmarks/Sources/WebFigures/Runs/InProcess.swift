import CalcotWeb
import Contestants
import Foundation
import Synchronization

/// The measurement from an event to the resulting frame, without a socket.
enum InProcess {
  struct Figures {
    /// The microseconds of all cores together per event; `time` is the elapsed time.
    var processorTime: Double
    var time: Double
    /// The mean size of a frame.
    var bytes: Double
  }

  /// Measures a page.
  ///
  /// - Parameter count: The number of events; each is sent after the one before it has been
  ///   answered.
  @concurrent
  static func measure(_ page: MeasuredPage, events count: Int) async throws -> Figures {
    var options = WebSiteOptions()
    options.events.perSecond = 1e9
    options.events.burst = 1e9
    let site = await WebSite(options: options) { _ in page.app }
    let request = WebRequest(
      method: "GET", target: "/", headers: [WebHeader("Host", "localhost")])
    let response = await site.respond(to: request)
    let fetched = FetchedPage(
      head: response.headers.map { "\($0.name): \($0.value)" }.joined(separator: "\r\n"),
      body: String(decoding: response.body, as: UTF8.self))
    var speaker = CalcotSpeaker(fetched)
    let (outlet, frames) = MemoryOutlet.make()
    let upgrade = WebRequest(
      method: "GET", target: speaker.path,
      headers: request.headers + [
        WebHeader("Origin", "http://localhost"), WebHeader("Cookie", fetched.cookies),
      ])
    guard case .accepted(_, let connect) = site.admission(of: upgrade) else {
      throw Wrong(what: "the connection was refused")
    }
    let inlet = connect(outlet)
    var iterator = frames.makeAsyncIterator()
    await inlet.receive(speaker.greeting ?? "")
    try check(speaker.take(await iterator.next() ?? ""))
    let clock = ContinuousClock()
    let (start, startTime) = (clock.now, Self.processorTime())
    var bytes = 0
    for _ in 0..<count {
      await inlet.receive(speaker.event())
      let frame = await iterator.next() ?? ""
      bytes += frame.utf8.count
      try check(speaker.take(frame))
    }
    let took = start.duration(to: clock.now) / .microseconds(1)
    let busy = (Self.processorTime() - startTime) * 1e6
    inlet.closed()
    return Figures(
      processorTime: busy / Double(count), time: took / Double(count),
      bytes: Double(bytes) / Double(count))
  }

  private static func check(_ heard: Heard) throws {
    if case .wrong(let what) = heard { throw Wrong(what: what) }
  }

  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  struct Wrong: Error {
    let what: String
  }
}

private final class MemoryOutlet: WebSocketOutlet {
  private let frames: AsyncStream<String>.Continuation

  private init(_ frames: AsyncStream<String>.Continuation) { self.frames = frames }

  static func make() -> (MemoryOutlet, AsyncStream<String>) {
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)
    return (MemoryOutlet(continuation), stream)
  }

  func send(_ text: String) { frames.yield(text) }

  func close(code: Int, reason: String) { frames.finish() }
}
