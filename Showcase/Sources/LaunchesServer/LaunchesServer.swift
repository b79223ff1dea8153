public import Foundation
import LaunchesArchive
import NIOCore
import NIOHTTP1
import NIOPosix
import Synchronization

/// The API of launches, served over HTTP on the local machine only, from the file of the sample.
///
/// `GET /launches` returns all launches, `GET /launches/apollo-11` one with its summary. Each
/// response has an `ETag`; a request with the same value in `If-None-Match` receives 304 without a
/// body.
public final class LaunchesServer: Sendable {
  /// The base address of the API.
  public let address: URL

  private let group: MultiThreadedEventLoopGroup

  private init(port: Int, group: MultiThreadedEventLoopGroup) throws {
    guard let address = URL(string: "http://127.0.0.1:\(port)") else {
      throw ChannelError.unknownLocalAddress
    }
    self.address = address
    self.group = group
  }

  /// Starts a server.
  ///
  /// - Parameters:
  ///   - fault: The fault of the server; nil for none. With ``APIFault/down`` there is only an
  ///     address.
  ///   - port: The port; 0 for any that is free.
  public static func start(
    _ fault: APIFault? = nil, port: Int = 0
  ) async throws -> LaunchesServer {
    guard fault != .down else {
      return try LaunchesServer(
        port: unusedPort, group: MultiThreadedEventLoopGroup(numberOfThreads: 1))
    }
    return try await start(port: port) { fault?.answer(to: $0) ?? .whole }
  }

  // NB: a port that was free a moment ago can belong to another program now. This one belongs to a
  // service that nobody runs (tcpmux), and no user program can take it.
  private static var unusedPort: Int { 1 }

  /// Starts a server that answers requests, numbered from 1, as `answer` returns.
  public static func start(
    port: Int = 0, answering answer: @escaping @Sendable (Int) -> ServedAnswer
  ) async throws -> LaunchesServer {
    let archive = try LaunchesArchive()
    let requests = RequestNumbers()
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    do {
      let channel = try await ServerBootstrap(group: group)
        .serverChannelOption(.backlog, value: 256)
        .childChannelInitializer { channel in
          channel.eventLoop.makeCompletedFuture {
            try channel.pipeline.syncOperations.configureHTTPServerPipeline()
            try channel.pipeline.syncOperations.addHandler(
              LaunchesHandler(archive: archive) { answer(requests.next()) })
          }
        }
        .bind(host: "127.0.0.1", port: port).get()
      guard let port = channel.localAddress?.port else { throw ChannelError.unknownLocalAddress }
      return try LaunchesServer(port: port, group: group)
    } catch {
      try? await group.shutdownGracefully()
      throw error
    }
  }

  /// Stops the server and closes every connection. Call it once.
  public func stop() async { try? await group.shutdownGracefully() }
}

/// A counter of the requests to one server.
final class RequestNumbers: Sendable {
  private let last = Atomic(0)

  /// Returns the number of the next request.
  func next() -> Int { last.add(1, ordering: .relaxed).newValue }
}
