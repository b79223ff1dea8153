#if Web
  import Calcot
  import NIOCore

  /// The turns in which the connections of an address are read, on each event loop: one after another, with
  /// the connections of others in between.
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
      /// The number of entries at which those of addresses without a connection are removed.
      var sweepAt = 1_000
    }

    private let state = Locked(State())

    /// Returns the turns of an address on an event loop; without an address, those of one connection.
    func turns(of address: String, on loop: any EventLoop) -> AddressReads {
      guard !address.isEmpty else { return AddressReads(on: loop) }
      let key = Key(address: address, loop: ObjectIdentifier(loop))
      return state.withLock { state in
        if let turns = state.known[key]?.turns { return turns }
        if state.known.count >= state.sweepAt {
          state.known = state.known.filter { $0.value.turns != nil }
          state.sweepAt = max(1_000, state.known.count * 2)
        }
        let turns = AddressReads(on: loop)
        state.known[key] = Known(turns: turns)
        return turns
      }
    }
  }

  /// The connections of one address on one event loop that wait to be read again.
  final class AddressReads: Sendable {
    private struct State {
      var isBusy = false
      var waiting: ArraySlice<() -> Void> = []
    }

    /// The time between two turns, in which the event loop reads the connections of others.
    private static let pause = TimeAmount.microseconds(100)

    private let loop: any EventLoop
    private let state: NIOLoopBoundBox<State>

    init(on loop: any EventLoop) {
      self.loop = loop
      state = NIOLoopBoundBox.makeBoxSendingValue(State(), eventLoop: loop)
    }

    /// Calls `read` in the next turn. To be called on the event loop.
    func next(_ read: @escaping () -> Void) {
      guard !state.value.isBusy else { return state.value.waiting.append(read) }
      state.value.isBusy = true
      begin(read)
    }

    private func begin(_ read: () -> Void) {
      read()
      loop.assumeIsolated().scheduleTask(in: Self.pause) {
        guard let next = self.state.value.waiting.popFirst() else {
          return self.state.value.isBusy = false
        }
        self.begin(next)
      }
    }
  }

  /// A handler next to the socket that reads a connection which has just been read again only in a turn of
  /// its address.
  final class ReadPace: ChannelDuplexHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer
    typealias OutboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private let turns: AddressReads
    private var (hasRead, isWaiting) = (false, false)

    init(_ turns: AddressReads) { self.turns = turns }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      hasRead = true
      context.fireChannelRead(data)
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
#endif
