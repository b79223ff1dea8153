#if Web
  import CalcotWeb
  import NIOCore

  /// An open WebSocket: its incoming messages and its writer.
  struct LiveSocket: Sendable {
    /// A sequence of text messages in order. Its buffer is small: when it is full, reading stops.
    typealias Messages = NIOAsyncSequenceProducer<
      String, NIOAsyncSequenceProducerBackPressureStrategies.HighLowWatermark, Demand
    >

    /// The timeouts of a WebSocket.
    struct Times: Sendable {
      var ping: TimeAmount
      var silence: TimeAmount
      var greeting: TimeAmount
      var close: TimeAmount
    }

    /// A delegate that notifies the connection when the buffer has room again.
    struct Demand: NIOAsyncSequenceProducerDelegate {
      let channel: any Channel

      func produceMore() {
        channel.pipeline.fireUserInboundEventTriggered(WebSocketHandler.Event.room)
      }

      func didTerminate() {}
    }

    let writer: WebSocketWriter
    let messages: Messages
    let connect: @Sendable (any WebSocketOutlet) -> any WebSocketInlet

    /// Passes each message to the session, one after the other, until the connection ends.
    func serve() async {
      let inlet = connect(writer)
      for await message in messages {
        await inlet.receive(message)
      }
      // NB: If the task was cancelled, the connection is still open.
      writer.close(code: 1001, reason: "")
      inlet.closed()
    }
  }
#endif
