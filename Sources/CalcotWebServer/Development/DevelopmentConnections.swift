#if Web && DEBUG
  import Calcot
  import CalcotWeb
  import HummingbirdCore
  import Logging
  import NIOCore
  import NIOPosix
  import ServiceLifecycle

  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #else
    import Darwin
  #endif

  /// The connections to the socket that `calcot dev` listens at. What comes while no version of the
  /// app serves waits at the socket for the next one.
  final class DevelopmentConnections: Service {
    private let listener: CInt
    private let connection: WebConnection
    private let logger: Logger
    private let onReady: @Sendable (_ port: Int?) async -> Void
    private let channel = Locked<(any Channel)?>(nil)

    init(
      at listener: CInt, _ connection: WebConnection, logger: Logger,
      onReady: @escaping @Sendable (_ port: Int?) async -> Void
    ) {
      (self.listener, self.connection) = (listener, connection)
      (self.logger, self.onReady) = (logger, onReady)
    }

    /// Serves until the shutdown. Does not wait for connections that are open, as the next version
    /// waits for the end of this one.
    func run() async throws {
      let server = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
        .childChannelOption(.allowRemoteHalfClosure, value: true)
        .bind(listener) { [connection, logger] in connection.setup(channel: $0, logger: logger) }
      channel.withLock { $0 = server.channel }
      let serving = Task { [connection, logger] in
        try await server.executeThenClose { inbound in
          for try await value in inbound {
            Task { await connection.handle(value: value, logger: logger) }
          }
        }
      }
      await onReady(server.channel.localAddress?.port)
      try? await gracefulShutdown()
      serving.cancel()
    }

    /// Leaves new connections to the next version of the app.
    func stopAccepting() { channel.withLock { $0 }?.close(promise: nil) }
  }

  extension WebServer {
    /// Serves as one of the versions of an app under `calcot dev`.
    func run(at development: DevelopmentPlace) async throws {
      CrashSockets.closeOnCrash()
      if sessions == nil {
        keepSessions(in: FolderSessions(development.connection.folder + "/sessions"))
      }
      try prepareSite(options.cookieKeys.isEmpty ? [development.key] : options.cookieKeys)
      let (place, received, stop) = ReceivedConnections.ofOneProcess()
      let context = try makeContext(place: place)
      let connection = WebConnection(
        context: context, responder: WebResponder(context: context).respond)
      let connections = DevelopmentConnections(
        at: development.listener, connection, logger: quietLogger
      ) { [weak self] port in
        await self?.started(port, isLogged: false)
        development.connection.becomeReady()
      }
      let showing = Task { [site] in
        for await message in development.connection.messages() {
          switch message {
          case .show(let problem): (site as? WebSite)?.show(problem)
          case .place: CalcotApp.tellPlace(to: development.connection)
          case .leave: break
          }
        }
        if !Task.isCancelled { kill(getpid(), SIGTERM) }
      }
      defer { showing.cancel() }
      let reopened = ReceivedConnections(
        connection: connection, loop: MultiThreadedEventLoopGroup.singleton, logger: quietLogger,
        open: OpenConnections(), received: received, stop: stop)
      try await run([reopened, connections]) { connections.stopAccepting() }
    }
  }
#endif
