import NIOCore
import NIOPosix

/// One server's figures, measured by the one client over the loopback interface.
struct OverSockets<S: Speaker> {
  let server: ServerProcess
  let path: String
  private var loop: any EventLoop { Client.loop }

  init(_ server: ServerProcess, path: String = "/") {
    self.server = server
    self.path = path
  }

  struct OneByOne {
    var times: Times
    /// The microseconds of the server's processor for an event.
    var processorTime: Double
    var bytes: Double
  }

  /// Sends events from one page, each after the one before it has been answered.
  func oneByOne(_ count: Int) async throws -> OneByOne {
    let session = try await begin()
    try await session.run(count / 5).get()
    let before = server.processorTime
    try await loop.submit { session.forgetTimes() }.get()
    try await session.run(count).get()
    let busy = server.processorTime - before
    return try await loop.submit {
      session.close()
      if let mistake = session.mistakes.first { throw Session<S>.Mistake(what: mistake) }
      return OneByOne(
        times: Times(session.times), processorTime: busy * 1e6 / Double(count),
        bytes: Double(session.patchBytes) / Double(count))
    }.get()
  }

  /// Returns the number of events that a server handles per second of one core when many pages keep
  /// it busy.
  func together(pages: Int, events count: Int) async throws -> Double {
    let sessions = try await beginMany(pages)
    let before = server.processorTime
    let runs = sessions.map { $0.run(count / pages) }
    try await EventLoopFuture.andAllSucceed(runs, on: loop).get()
    let busy = server.processorTime - before
    try await close(sessions)
    return Double(count / pages * pages) / busy
  }

  /// Returns the bytes by which the process grows for each live page after a few events.
  func memory(pages: Int) async throws -> Double {
    let before = server.residentSize
    let sessions = try await beginMany(pages)
    try await EventLoopFuture.andAllSucceed(sessions.map { $0.run(3) }, on: loop).get()
    let after = server.residentSize
    try await close(sessions)
    return Double(after - before) / Double(pages)
  }

  func begin() async throws -> Session<S> {
    try await Session<S>.begin(path, port: server.port, on: loop).get()
  }

  func beginMany(_ count: Int) async throws -> [Session<S>] {
    var sessions: [Session<S>] = []
    while sessions.count < count {
      let batch = (0..<min(20, count - sessions.count)).map { _ in
        Session<S>.begin(path, port: server.port, on: loop)
      }
      sessions += try await EventLoopFuture.whenAllSucceed(batch, on: loop).get()
    }
    return sessions
  }

  func close(_ sessions: [Session<S>]) async throws {
    try await loop.submit {
      for session in sessions { session.close() }
      if let mistake = sessions.lazy.compactMap(\.mistakes.first).first {
        throw Session<S>.Mistake(what: mistake)
      }
    }.get()
  }
}

/// The client, which has one thread.
enum Client {
  static let loop: any EventLoop = MultiThreadedEventLoopGroup(numberOfThreads: 1).next()
}
