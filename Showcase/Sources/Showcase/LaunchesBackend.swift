import ArgumentParser
import Foundation
import Launches
import LaunchesClient
import LaunchesDatabase
import LaunchesServer

/// The launches for as long as the program runs: their API, which this program serves to itself
/// over HTTP, and the file that stores the responses.
struct LaunchesBackend {
  let api: any LaunchesAPI
  let store: any LaunchesStore
  private let server: LaunchesServer

  /// Starts the server.
  ///
  /// - Parameters:
  ///   - fault: The fault that the server simulates, if any.
  ///   - port: The port of the server; 0 for any that is free.
  ///   - file: The path of the file that stores the launches; nil for memory.
  init(_ fault: APIFault?, port: Int, file: String?) async throws {
    server = try await LaunchesServer.start(fault, port: port)
    api = HTTPLaunchesAPI(address: server.address, timeout: .seconds(3))
    store = SQLiteLaunchesStore(file.map { LaunchesDatabase(path: $0) } ?? .inMemory())
  }

  func stop() async { await server.stop() }
}

extension APIFault {
  init(option text: String) throws {
    guard let fault = APIFault(rawValue: text) else {
      let known = APIFault.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("There is no fault \"\(text)\": choose one of \(known).")
    }
    self = fault
  }
}
