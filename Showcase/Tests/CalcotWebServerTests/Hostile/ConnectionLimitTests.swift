import Logging
import NIOEmbedded
import Synchronization
import Testing

@testable import CalcotWebServer

@Suite("The limit of open connections")
struct ConnectionLimitTests {
  @Test func `counts those that were opened anew, and says once that others wait`() throws {
    let lines = CountedLines()
    let report = WebServerReport(logger: Logger(label: "test", factory: { _ in lines }))
    let reopened = OpenConnections()
    var limit = ConnectionLimit(most: 2, beside: reopened, report: report)
    limit.connectionOpened()
    #expect(limit.isAcceptingNewConnections() && lines.count == 0)
    let channel = EmbeddedChannel()
    reopened.add(channel)
    #expect(!limit.isAcceptingNewConnections() && lines.count == 1)
    limit.connectionOpened()
    #expect(!limit.isAcceptingNewConnections() && lines.count == 1)
    limit.connectionClosed()
    #expect(!limit.isAcceptingNewConnections())
    let asked = Mutex(0)
    reopened.whenOneCloses { asked.withLock { $0 += 1 } }
    _ = try channel.finish()
    #expect(reopened.count == 0 && asked.withLock { $0 } == 1)
    #expect(limit.isAcceptingNewConnections())
  }

  @Test func `of an address holds for those that it opens and closes, too`() throws {
    let counts = ConnectionCounts(most: 10, of: 100)
    func isAccepted(from address: String) throws -> Bool {
      let channel = EmbeddedChannel()
      defer { _ = try? channel.finish() }
      return counts.add(channel, from: address)
    }
    let accepted = try (0..<200).filter { _ in try isAccepted(from: "192.0.2.1") }
    #expect((20..<40).contains(accepted.count))
    #expect(try isAccepted(from: "192.0.2.2"))
  }
}

/// A log that counts the lines about errors, or from another level on.
final class CountedLines: LogHandler, Sendable {
  private let least: Logger.Level
  private let lines = Mutex(0)
  var count: Int { lines.withLock { $0 } }

  init(from least: Logger.Level = .error) { self.least = least }

  func log(event: LogEvent) {
    if event.level >= least { lines.withLock { $0 += 1 } }
  }

  subscript(metadataKey _: String) -> Logger.Metadata.Value? {
    get { nil }
    set {}
  }
  var metadata: Logger.Metadata {
    get { [:] }
    set {}
  }
  var logLevel: Logger.Level {
    get { .trace }
    set {}
  }
}
