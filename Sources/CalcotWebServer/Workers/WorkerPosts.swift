#if Web && os(Linux)
  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif

  /// The workers' processes and sockets, the connections that wait for each of them, and the choice of the
  /// worker that gets the next one.
  struct WorkerPosts {
    /// The connection to one worker, and the messages that wait to be sent to it.
    struct Post {
      fileprivate(set) var process: WorkerProcess?
      fileprivate(set) var socket: WorkerSocket?
      fileprivate(set) var waiting: [(message: WorkerMessage, descriptor: Int32)] = []
    }

    private(set) var all: [Post]
    private var loads: WorkerLoads

    /// The maximum number of connections that wait for one worker; further ones are closed.
    private static let mostWaiting = 1_024

    init(count: Int) {
      all = (0..<count).map { _ in Post() }
      loads = WorkerLoads(count: count)
    }

    /// Uses the process and the socket of a worker that has been started.
    mutating func open(_ number: Int, _ process: WorkerProcess, _ socket: WorkerSocket) {
      (all[number].process, all[number].socket) = (process, socket)
    }

    /// Forgets a worker that has ended.
    mutating func lose(_ number: Int) { all[number] = Post() }

    /// Records that a worker takes connections from now on.
    mutating func began(_ number: Int, like ready: [Int]) { loads.began(number, like: ready) }

    /// Records the load that a worker has reported.
    mutating func counted(_ load: WorkerLoad, by number: Int) { loads.counted(load, by: number) }

    /// Returns the worker that gets the next connection; `nil` if connections already wait for all that
    /// take them.
    func next(of ready: [Int]) -> Int? {
      loads.least(of: ready.filter { all[$0].waiting.isEmpty })
    }

    /// Queues a connection for a worker that takes connections, which gets it as soon as its socket has room.
    mutating func hand(_ descriptor: Int32, _ message: WorkerMessage, to number: Int) {
      guard all[number].waiting.count < Self.mostWaiting else {
        _ = close(descriptor)
        return
      }
      all[number].waiting.append((message, descriptor))
      deliver(to: number)
    }

    /// Sends a worker that takes connections what waits for it, as far as its socket has room.
    mutating func deliver(to number: Int) {
      guard let socket = all[number].socket else { return }
      var sent = 0
      sending: for (message, descriptor) in all[number].waiting {
        switch socket.send(message, with: descriptor) {
        case .sent:
          loads.handed(to: number)
          _ = close(descriptor)
        case .tooLong: _ = close(descriptor)
        case .full, .gone: break sending
        }
        sent += 1
      }
      all[number].waiting.removeFirst(sent)
    }

    /// Passes a connection to the worker that it belongs to, or to another one if that one is away.
    mutating func move(_ received: WorkerSocket.Received, to ready: [Int]) {
      guard let descriptor = received.descriptor else { return }
      let home = Int(received.message.number)
      if ready.contains(home) {
        hand(descriptor, WorkerMessage(.connection, bytes: received.message.bytes), to: home)
      } else if let other = next(of: ready) ?? ready.first {
        hand(
          descriptor, WorkerMessage(.homelessConnection, bytes: received.message.bytes), to: other)
      } else {
        _ = close(descriptor)
      }
    }

    /// Gives the connections that wait for a worker to others.
    mutating func passOnWaiting(of number: Int, to ready: [Int]) {
      let waiting = all[number].waiting
      all[number].waiting = []
      for (message, descriptor) in waiting {
        let moved = WorkerMessage(.move, number: number, bytes: message.bytes)
        move(WorkerSocket.Received(message: moved, descriptor: descriptor), to: ready)
      }
    }
  }
#endif
