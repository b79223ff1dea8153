#if Web
  import CalcotWeb
  import NIOCore

  /// An open WebSocket: its incoming messages and its writer.
  struct LiveSocket: Sendable {
    /// The timeouts of a WebSocket.
    struct Times: Sendable {
      var ping: TimeAmount
      var silence: TimeAmount
      var greeting: TimeAmount
      var close: TimeAmount
    }

    let writer: WebSocketWriter
    /// The text messages. The queue is short: when it is full, reading stops.
    let messages: MessageQueue
    let connect: @Sendable (any WebSocketOutlet) -> any WebSocketInlet

    /// Passes each message to the session, until the connection ends.
    @MainActor
    func serve() async {
      let inlet = connect(writer)
      await withTaskCancellationHandler {
        await messages.deliver(to: inlet)
      } onCancel: {
        messages.cancel()
      }
      // NB: If the task was cancelled, the connection is still open.
      writer.close(code: 1001, reason: "")
      inlet.closed()
    }
  }
#endif
