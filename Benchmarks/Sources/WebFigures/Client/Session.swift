import NIOCore

/// One live page of one browser, which sends its speaker's events and measures the response times.
// NB: unchecked, because everything happens on one event loop.
final class Session<S: Speaker>: @unchecked Sendable {
  private var speaker: S
  private var talk: Talk?
  private let loop: any EventLoop
  private let ready: EventLoopPromise<Void>
  /// The times at which unanswered events were sent.
  private var waiting: [NIODeadline] = []
  private(set) var answered = 0
  private(set) var patchBytes = 0
  private(set) var mistakes: [String] = []
  /// The nanoseconds of each event.
  private(set) var times: [Int] = []
  /// A callback for when all events have been answered.
  var caughtUp: () -> Void = {}

  private init(_ page: FetchedPage, _ loop: any EventLoop) {
    speaker = S(page)
    self.loop = loop
    ready = loop.makePromise()
  }

  /// Fetches the page and makes it live.
  static func begin(_ path: String, port: Int, on loop: any EventLoop) -> EventLoopFuture<Session> {
    FetchedPage.get(path, port: port, on: loop).flatMap { page in
      let session = Session(page, loop)
      return Talk.open(
        port: port, path: session.speaker.path, headers: session.speaker.headers, on: loop
      ) { talk in
        session.talk = talk
        talk.receive = { session.take($0) }
        talk.ended = { session.end() }
      }
      .flatMap { talk in
        if let greeting = session.speaker.greeting { talk.send(greeting) }
        return session.ready.futureResult.map { session }
      }
    }
  }

  var isWaiting: Bool { !waiting.isEmpty }

  func sendEvent() {
    waiting.append(.now())
    talk?.send(speaker.event())
  }

  /// Sends a number of events, each after the one before it has been answered.
  func run(_ count: Int) -> EventLoopFuture<Void> {
    let done = loop.makePromise(of: Void.self)
    var left = count
    caughtUp = { [unowned self] in
      left -= 1
      if left > 0 { sendEvent() } else { done.succeed() }
    }
    loop.execute { self.sendEvent() }
    return done.futureResult
  }

  func forgetTimes() {
    times = []
    patchBytes = 0
  }

  func close() {
    isClosing = true
    talk?.close()
    talk = nil
  }

  private var isClosing = false

  private func take(_ text: String) {
    switch speaker.take(text) {
    case .nothing: break
    case .ready: ready.succeed()
    case .answer(let answer): talk?.send(answer)
    case .wrong(let what): note(what)
    case .patch(let event):
      patchBytes += text.utf8.count
      let now = NIODeadline.now()
      for start in waiting.prefix(event - answered) {
        times.append(Int((now - start).nanoseconds))
      }
      waiting.removeFirst(min(event - answered, waiting.count))
      answered = event
      if waiting.isEmpty { caughtUp() }
    }
  }

  private func end() {
    if !isClosing { note("the server closed the connection") }
  }

  func note(_ mistake: String) {
    mistakes.append(mistake)
    ready.fail(Mistake(what: mistake))
    if mistakes.count == 1 { caughtUp() }
  }

  struct Mistake: Error {
    let what: String
  }
}
