#if Web
  import CalcotWeb
  import NIOCore

  /// A WebSocket that has been opened: what comes in, and the way out.
  struct LiveSocket: Sendable {
    /// Text messages in their order. Few wait here: when they do, no more is read.
    typealias Messages = NIOAsyncSequenceProducer<
      String, NIOAsyncSequenceProducerBackPressureStrategies.HighLowWatermark, Demand
    >

    /// How long things may take.
    struct Times: Sendable {
      var ping: TimeAmount
      var silence: TimeAmount
      var close: TimeAmount
    }

    /// Tells the connection when there is room for messages again.
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

    /// Brings each message into the session, one after the other, until the connection ends.
    func serve() async {
      let inlet = connect(writer)
      for await message in messages {
        await inlet.receive(message)
      }
      // NB: when the task is cancelled, the connection is still open.
      writer.close(code: 1001, reason: "")
      inlet.closed()
    }
  }
#endif
