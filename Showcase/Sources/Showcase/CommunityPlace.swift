import ArgumentParser
import CalcotPostgreSQL
import CommunityDatabase
import CommunityPostgreSQL
import Foundation
import Groups

/// Where the groups and people are: in a file, or in a PostgreSQL database that many servers share.
enum CommunityPlace {
  case file(String)
  case server(PostgreSQLAddress)
  /// A URL that cannot be one, for this reason, which does not have its password.
  case nowhere(String)

  /// Reads the option: the URL of a PostgreSQL database, or the path of a file.
  ///
  /// NB: it does not throw, because the parser would print the URL with its password.
  init(option text: String) {
    guard PostgreSQLAddress.isOne(text) else {
      self = .file(text)
      return
    }
    self = .database(text)
    guard case .server(let address) = self, address.hasPassword else { return }
    self = .nowhere(
      """
      Every user of this machine can read the password of \(address) (ps). Give the URL without it, \
      and the password in PGPASSWORD or ~/.pgpass, or the whole URL in CALCOT_DATABASE.
      """)
  }

  /// Returns the place that the environment or the system names.
  static var usual: CommunityPlace {
    guard let text = ProcessInfo.processInfo.environment["CALCOT_DATABASE"] else {
      return .file(DefaultDatabase.path)
    }
    return PostgreSQLAddress.isOne(text) ? .database(text) : .file(text)
  }

  private static func database(_ url: String) -> CommunityPlace {
    do { return .server(try PostgreSQLAddress(url)) } catch {
      return .nowhere("\(error) It looks like postgres://USER@HOST:5432/DATABASE.")
    }
  }

  /// Opens the store. A server is reached first, so that what is wrong is told at the shell.
  ///
  /// - Parameter seed: The contents of a new store.
  @MainActor
  func open(busyTimeout: Duration, seed: GroupSeed) async throws -> any CommunityStore {
    switch self {
    case .nowhere(let reason): throw ValidationError(reason)
    case .file(let path): return CommunityDatabase(path: path, busyTimeout: busyTimeout, seed: seed)
    case .server(let address):
      let community = PostgreSQLCommunity(address, seed: seed)
      do { try await community.prepare() } catch let error as PostgreSQLError {
        await community.close()
        throw ValidationError(error.advice(at: address))
      }
      return community
    }
  }

  /// The path of this machine's own files, which other machines do not share.
  var localPath: String {
    switch self {
    case .file(let path): path
    case .server, .nowhere: DefaultDatabase.path
    }
  }
}

extension PostgreSQLError {
  /// Returns the place of a problem, the problem, and its remedy.
  fileprivate func advice(at address: PostgreSQLAddress) -> String {
    "The database \(address) cannot be used. \(self)\n\(remedy(address))"
  }

  private func remedy(_ address: PostgreSQLAddress) -> String {
    guard case .refused(let reason) = self else {
      return switch self {
      case .newerSchema, .badAddress, .badColumn, .refused: ""
      case .unreachable: "Is the server running, and are host and port right?"
      }
    }
    return switch reason.state {
    case .invalidPassword, .invalidAuthorization:
      "Give the right user in the URL, and the password in PGPASSWORD or ~/.pgpass."
    case .noSuchDatabase: "Make it on the server: createdb \(address.database)"
    case .insufficientPrivilege:
      "Let the user make a schema: GRANT CREATE ON DATABASE \"\(address.database)\" TO the user"
    case .tooManyConnections:
      "Raise max_connections of the server, or start fewer programs that use it."
    default: "Mend it on the server, and start again."
    }
  }
}
