public import Foundation
import LaunchesArchive
import NIOCore
import NIOHTTP1
import NIOPosix

/// The API of launches, served over HTTP to this machine alone, from the file that comes with the sample.
///
/// `GET /launches` gives all launches, `GET /launches/apollo-11` one with the words about it. Each answer
/// has an `ETag`; a request with the same in `If-None-Match` is answered with 304 and no body.
public final class LaunchesServer: Sendable {
  /// Where the API begins.
  public let address: URL

  private let group: MultiThreadedEventLoopGroup

  private init(port: Int, group: MultiThreadedEventLoopGroup) throws {
    guard let address = URL(string: "http://127.0.0.1:\(port)") else {
      throw ChannelError.unknownLocalAddress
    }
    self.address = address
    self.group = group
  }

  /// Starts a server at a port that is free.
  ///
  /// - Parameter fault: what is wrong with it; nil for nothing. Of one that is ``APIFault/down`` nothing
  ///   but an address is there.
  public static func start(_ fault: APIFault? = nil) async throws -> LaunchesServer {
    guard fault != .down else {
      return try LaunchesServer(
        port: unusedPort, group: MultiThreadedEventLoopGroup(numberOfThreads: 1))
    }
    return try await start { fault?.answer(to: $0) ?? .whole }
  }

  // NB: a port that was free a moment ago can be another program's now. This one is of a service that
  // nobody runs (tcpmux), and no program of a user's can take it.
  private static var unusedPort: Int { 1 }

  /// Starts a server that answers the request with each number, from 1 on, as `answer` says.
  public static func start(
    answering answer: @escaping @Sendable (Int) -> ServedAnswer
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
        .bind(host: "127.0.0.1", port: 0).get()
      guard let port = channel.localAddress?.port else { throw ChannelError.unknownLocalAddress }
      return try LaunchesServer(port: port, group: group)
    } catch {
      try? await group.shutdownGracefully()
      throw error
    }
  }

  /// Ends it, with every connection. To be called once.
  public func stop() async { try? await group.shutdownGracefully() }
}
