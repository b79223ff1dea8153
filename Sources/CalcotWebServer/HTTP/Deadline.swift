#if Web
  import NIOCore

  /// A deadline that is often moved and seldom reached.
  ///
  /// Moving it costs only a clock reading: a timer that fires too early is rescheduled.
  final class Deadline {
    private let time: TimeAmount
    private var due: NIODeadline?
    private var timer: Scheduled<Void>?

    init(_ time: TimeAmount) {
      self.time = time
    }

    /// Restarts the deadline. Calls `action` when the time is up, unless a timer of an earlier
    /// start is still pending, whose action is then called.
    func restart(
      _ context: ChannelHandlerContext, _ action: @escaping (ChannelHandlerContext) -> Void
    ) {
      let due = context.eventLoop.now + time
      self.due = due
      if timer == nil { schedule(at: due, context, action) }
    }

    /// Suspends the deadline until it is restarted.
    func pause() {
      due = nil
    }

    /// Cancels the timer and releases its action.
    func end() {
      timer?.cancel()
      timer = nil
      due = nil
    }

    private func schedule(
      at time: NIODeadline, _ context: ChannelHandlerContext,
      _ action: @escaping (ChannelHandlerContext) -> Void
    ) {
      timer = context.eventLoop.assumeIsolated().scheduleTask(deadline: time) {
        self.timer = nil
        guard let due = self.due else { return }
        if due > context.eventLoop.now {
          self.schedule(at: due, context, action)
        } else {
          self.due = nil
          action(context)
        }
      }
    }
  }
#endif
