import CalcotWeb
import NIOCore
import NIOEmbedded
import Testing

@testable import CalcotWebServer

@MainActor @Suite("The messages of a connection that has gone", .timeLimit(.minutes(20)))
struct MessageQueueTests {
  @Test func `are delivered, and none of them waits for its browser`() async {
    let messages = MessageQueue {}
    let heard = Heard { messages.gone() }
    for text in ["a", "b", "c"] { _ = messages.add(text) }
    await messages.deliver(to: heard)
    #expect(heard.texts == ["a", "b", "c"] && heard.cancellations == [true, true, true])
    _ = messages.add("d")
    #expect(heard.texts.count == 3)
  }

  @Test func `wait for their delivery up to 64 KB, or a little more`() async {
    let messages = MessageQueue {}
    let message = String(repeating: "a", count: 16 * 1024)
    let hasRoom = (0..<5).map { _ in messages.add(message) }
    #expect(hasRoom == [true, true, true, false, false])
    messages.finish()
    let heard = Heard {}
    await messages.deliver(to: heard)
    #expect(heard.texts.count == 5)
  }

  @Test func `wait no longer when the browser closes the connection`() async throws {
    let messages = MessageQueue {}
    let channel = try connection(of: messages)
    let heard = Heard {
      channel.close(promise: nil)
      channel.embeddedEventLoop.run()
      // So that the delivery ends in any case.
      messages.finish()
    }
    _ = messages.add("a")
    await messages.deliver(to: heard)
    #expect(heard.cancellations == [true])
  }

  @Test func `are dropped when the server closes the connection, even if the browser has before`()
    async throws
  {
    let messages = MessageQueue {}
    let writer = writer(on: EmbeddedChannel(), of: messages)
    let heard = Heard { writer.close(code: 4003, reason: "a greeting that cannot be read") }
    for text in ["a", "b", "c"] { _ = messages.add(text) }
    messages.finish()
    await messages.deliver(to: heard)
    #expect(heard.texts == ["a"])
  }

  private func writer(on channel: EmbeddedChannel, of messages: MessageQueue) -> WebSocketWriter {
    WebSocketWriter(channel: channel, limit: 1_000, closed: messages.discard)
  }

  private func connection(of messages: MessageQueue) throws -> EmbeddedChannel {
    let channel = EmbeddedChannel()
    let handler = WebSocketHandler(
      writer: writer(on: channel, of: messages), messages: messages,
      messageLimit: 1_000,
      times: .init(ping: .hours(1), silence: .hours(1), greeting: .hours(1), close: .seconds(5)),
      ended: { _ in })
    try channel.pipeline.syncOperations.addHandler(handler)
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    return channel
  }
}

/// A session that does something at its first message, and notes which deliveries are cancelled.
@MainActor
private final class Heard: WebSocketInlet {
  private(set) var texts: [String] = []
  private(set) var cancellations: [Bool] = []
  private let first: @MainActor () -> Void

  init(_ first: @escaping @MainActor () -> Void) { self.first = first }

  func receive(_ text: String) async {
    texts.append(text)
    if texts.count == 1 { first() }
    cancellations.append(Task.isCancelled)
  }

  nonisolated func closed() {}
}
