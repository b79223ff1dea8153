import Foundation
import NIOCore
import Testing

@testable import CalcotWebServer

#if os(Linux)
  @Suite("The socket between the supervisor and a worker")
  struct WorkerSocketTests {
    @Test func `messages keep their bounds, and bring open files`() throws {
      let (one, other) = try WorkerSocket.pair(room: 1_000)
      var ends: [Int32] = [-1, -1]
      try #require(pipe(&ends) == 0)
      let message = WorkerMessage(.move, number: 3, bytes: ByteBuffer(string: "GET"))
      #expect(one.send(message, with: ends[1]) == .sent)
      #expect(one.send(WorkerMessage(.ready)) == .sent)
      close(ends[1])

      let first = try #require(other.next())
      #expect(first.message == message)
      let passed = try #require(first.descriptor)
      #expect(fcntl(passed, F_GETFD) & FD_CLOEXEC != 0)
      #expect(write(passed, "x", 1) == 1)
      var byte: UInt8 = 0
      #expect(read(ends[0], &byte, 1) == 1 && byte == UInt8(ascii: "x"))
      close(passed)
      close(ends[0])
      let second = try #require(other.next())
      #expect(second.message.kind == .ready && second.descriptor == nil)
    }

    @Test func `an end that does not read makes the other one report that it is full, not wait`()
      throws
    {
      let (one, other) = try WorkerSocket.pair(room: 1_000)
      let message = WorkerMessage(.connection, bytes: ByteBuffer(repeating: 1, count: 30_000))
      var count = 0
      while one.send(message) == .sent { count += 1 }
      #expect(count > 1)
      #expect(one.send(message) == .full)
      _ = try #require(other.next())
      #expect(one.send(message) == .sent)
    }

    @Test func `an end that is gone is told apart from one that is silent`() throws {
      let one: WorkerSocket
      do {
        let pair = try WorkerSocket.pair(room: 1_000)
        one = pair.0
        guard case .nothing = one.receive(upTo: 100, isWaiting: false) else {
          Issue.record("there is nothing to receive")
          return
        }
        pair.1.stopReceiving()
        #expect(one.send(WorkerMessage(.ready)) == .gone)
      }
      guard case .gone = one.receive(upTo: 100, isWaiting: true) else {
        Issue.record("the other end is gone")
        return
      }
    }

    @Test(arguments: [[], [9, 0, 0], [0], [0, 1]] as [[UInt8]])
    func `bytes that are no message are not taken for one`(_ bytes: [UInt8]) {
      #expect(WorkerMessage(ByteBuffer(bytes: bytes)) == nil)
    }

    @Test func `the settings with which a worker starts arrive as they were sent`() {
      for keys in [[], ["a, b", "ü\n"]] {
        let start = WorkerStart(port: 8_080, cookieKeys: keys)
        #expect(WorkerStart(start.encoded) == start)
      }
      #expect(WorkerStart(ByteBuffer(bytes: [0, 0, 0, 9, 1])) == nil)
    }
  }

  extension WorkerSocket {
    /// Returns the message that has come; `nil` if there is none.
    fileprivate func next() -> Received? {
      guard case .received(let received) = receive(upTo: 40_000, isWaiting: false) else {
        return nil
      }
      return received
    }
  }
#endif
