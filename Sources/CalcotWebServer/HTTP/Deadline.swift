#if Web
  import NIOCore

  /// A time by which something is to have happened, moved often and seldom reached.
  ///
  /// Moving it costs nothing but reading the clock: a timer that comes too early is set anew.
  final class Deadline {
    private let time: TimeAmount
    private var due: NIODeadline?
    private var timer: Scheduled<Void>?

    init(_ time: TimeAmount) {
      self.time = time
    }

    /// Begins anew; `action` is done when the time is up, unless one from an earlier start is due.
    func restart(
      _ context: ChannelHandlerContext, _ action: @escaping (ChannelHandlerContext) -> Void
    ) {
      let due = context.eventLoop.now + time
      self.due = due
      if timer == nil { schedule(at: due, context, action) }
    }

    /// Nothing is due until it begins anew.
    func pause() {
      due = nil
    }

    /// Ends it, and lets go of what the action holds.
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
