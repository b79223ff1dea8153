#if Web
  import Calcot
  import CalcotWeb
  import NIOCore

  /// The turns in which the connections of an address are read, on each event loop: one after another, with
  /// the connections of others in between. While others are read, too, what an address sends gets a part of the
  /// loop's time.
  final class ReadTurns: Sendable {
    private struct Key: Hashable {
      let address: String
      let loop: ObjectIdentifier
    }

    private struct Known {
      weak var turns: AddressReads?
    }

    private struct State {
      var known: [Key: Known] = [:]
      var served: [ObjectIdentifier: AddressReads.Served] = [:]
      /// The number of entries at which those of addresses without a connection are removed.
      var sweepAt = 1_000
    }

    private let state = Locked(State())
    private let share = Budgets(
      rate: AddressShare.part, burst: AddressShare.burst / .seconds(1))

    /// Returns the turns of an address on an event loop; without an address, those of one connection.
    func turns(of address: String, on loop: any EventLoop) -> AddressReads {
      guard !address.isEmpty else {
        return AddressReads(of: "", on: loop, beside: AddressReads.served(on: loop), share)
      }
      let key = Key(address: address, loop: ObjectIdentifier(loop))
      return state.withLock { state in
        if let turns = state.known[key]?.turns { return turns }
        if state.known.count >= state.sweepAt {
          state.known = state.known.filter { $0.value.turns != nil }
          state.sweepAt = max(1_000, state.known.count * 2)
        }
        let served = state.served[key.loop] ?? AddressReads.served(on: loop)
        state.served[key.loop] = served
        let turns = AddressReads(of: address, on: loop, beside: served, share)
        state.known[key] = Known(turns: turns)
        return turns
      }
    }
  }

  /// The connections of one address on one event loop that wait to be read again.
  final class AddressReads: Sendable {
    typealias Served = NIOLoopBoundBox<ServedAddresses<NIODeadline>>

    private struct State {
      var isBusy = false
      var waiting: ArraySlice<() -> Void> = []
      /// The time of the next turn.
      var due = NIODeadline.uptimeNanoseconds(0)
    }

    /// The shortest time between two turns, in which the event loop reads the connections of others.
    private static let pause = TimeAmount.microseconds(100)

    private let address: String
    private let loop: any EventLoop
    /// The addresses whose connections on the loop were read last.
    private let served: Served
    private let share: Budgets
    private let state: NIOLoopBoundBox<State>

    init(
      of address: String, on loop: any EventLoop, beside served: Served, _ share: Budgets
    ) {
      (self.address, self.loop, self.served, self.share) = (address, loop, served, share)
      state = NIOLoopBoundBox.makeBoxSendingValue(State(), eventLoop: loop)
    }

    /// Calls `read` in the next turn. To be called on the event loop.
    func next(_ read: @escaping () -> Void) {
      state.value.waiting.append(read)
      guard !state.value.isBusy else { return }
      state.value.isBusy = true
      begin()
    }

    /// Returns a record of the addresses that are served on a loop.
    static func served(on loop: any EventLoop) -> Served {
      NIOLoopBoundBox.makeBoxSendingValue(ServedAddresses(), eventLoop: loop)
    }

    /// Charges the time of handling what was read to the address. To be called on the event loop.
    func charge(_ time: TimeAmount) {
      let wait = share.take(Double(time.nanoseconds) / 1e9, of: address)
      guard wait > .zero,
        served.value.areOthers(than: address, since: loop.now - TimeAmount(AddressShare.memory))
      else { return }
      let pause = min(TimeAmount(wait), time * AddressShare.patience)
      state.value.due = max(state.value.due, loop.now) + pause
    }

    private func begin() {
      while let read = state.value.waiting.first {
        guard state.value.due <= loop.now else {
          loop.assumeIsolated().scheduleTask(deadline: state.value.due) { self.begin() }
          return
        }
        state.value.waiting.removeFirst()
        state.value.due = loop.now + Self.pause
        served.value.serve(address, at: loop.now)
        read()
      }
      state.value = State(due: state.value.due)
    }
  }

  /// A handler next to the socket that reads a connection which is new, or which has just been read, only in
  /// a turn of its address.
  final class ReadPace: ChannelDuplexHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer
    typealias OutboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private let turns: AddressReads
    private let buffers: TimedBuffers
    private var (hasRead, isWaiting) = (true, false)

    /// Creates the handler of a connection.
    ///
    /// - Parameter buffers: The buffers into which the connection is read.
    init(_ turns: AddressReads, into buffers: TimedBuffers) {
      (self.turns, self.buffers) = (turns, buffers)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      hasRead = true
      let start = buffers.takeStart() ?? .now()
      context.fireChannelRead(data)
      turns.charge(.now() - start)
    }

    func read(context: ChannelHandlerContext) {
      guard hasRead else { return context.read() }
      // NB: a read that came late would take bytes of a connection that has been passed on meanwhile.
      guard !isWaiting else { return }
      isWaiting = true
      turns.next {
        (self.hasRead, self.isWaiting) = (false, false)
        context.read()
      }
    }
  }

  /// The buffers into which a connection is read, and the time at which the system was last asked for bytes.
  /// It can take longer to hand them over than this process takes to handle them.
  struct TimedBuffers: RecvByteBufferAllocator {
    private var sizes = AdaptiveRecvByteBufferAllocator(
      minimum: 64, initial: 1024, maximum: 16 * 1024)
    private let start: NIOLoopBoundBox<NIODeadline?>
    private let now: @Sendable () -> NIODeadline

    init(on loop: any EventLoop, now: @escaping @Sendable () -> NIODeadline = { .now() }) {
      start = NIOLoopBoundBox.makeBoxSendingValue(nil, eventLoop: loop)
      self.now = now
    }

    /// Returns the time at which the last read began, once.
    func takeStart() -> NIODeadline? {
      defer { start.value = nil }
      return start.value
    }

    /// Records that a read begins.
    func nextBufferSize() -> Int? {
      start.value = now()
      return sizes.nextBufferSize()
    }

    func buffer(allocator: ByteBufferAllocator) -> ByteBuffer { sizes.buffer(allocator: allocator) }

    mutating func record(actualReadBytes: Int) -> Bool {
      sizes.record(actualReadBytes: actualReadBytes)
    }
  }
#endif
