#if PostgreSQL
  internal import CPostgreSQL
  internal import Foundation

  /// The address of a database on a PostgreSQL server, with the credentials for it.
  ///
  /// Its description is for logs and messages: it has no password.
  public struct PostgreSQLAddress: Sendable, CustomStringConvertible,
    CustomReflectable
  {
    /// The connection parameters for libpq, by keyword.
    let parameters: [String: String]

    /// Parses a URL such as `postgres://user:password@host:5432/database?sslmode=require`, or with
    /// a folder of Unix sockets, `postgres:///database?host=/run/postgresql`. Parts that the URL
    /// leaves out have the same defaults as in PostgreSQL's own programs: `PGHOST`, `PGPASSWORD`,
    /// `~/.pgpass` and so on.
    ///
    /// - Throws: ``PostgreSQLError/badAddress(_:)``.
    public init(_ url: String) throws(PostgreSQLError) {
      guard Self.isOne(url) else {
        throw .badAddress("it does not begin with postgres://")
      }
      var problem: UnsafeMutablePointer<CChar>?
      guard let options = PQconninfoParse(url, &problem) else {
        defer { PQfreemem(problem) }
        throw .badAddress(Self.reason(problem.map { String(cString: $0) } ?? ""))
      }
      defer { PQconninfoFree(options) }
      var parameters: [String: String] = [:]
      var option = options
      while let keyword = option.pointee.keyword {
        parameters[String(cString: keyword)] = option.pointee.val.map { String(cString: $0) }
        option += 1
      }
      self.parameters = parameters
    }

    /// Returns a Boolean value that indicates whether a text is meant as the URL of a PostgreSQL
    /// database.
    public static func isOne(_ text: String) -> Bool {
      text.hasPrefix("postgres://") || text.hasPrefix("postgresql://")
    }

    /// The server and the database, such as `ada@db.example:5432/runners`.
    public var description: String {
      let user = parameters["user"].map { "\($0)@" } ?? ""
      let host = parameters["host"] ?? parameters["hostaddr"] ?? "the default host"
      let port = parameters["port"].map { ":\($0)" } ?? ""
      return "\(user)\(host)\(port)/\(database)"
    }

    /// The name of the database. If the address has none, it is the name of the user; if it has no
    /// user either, it is empty, for the default database.
    public var database: String { parameters["dbname"] ?? parameters["user"] ?? "" }

    /// A Boolean value that indicates whether the address itself has a password, which other users of
    /// the machine can read if it is an argument of a program.
    public var hasPassword: Bool { parameters["password"] != nil }

    // NB: a reflected address would print the password.
    /// The description alone.
    public var customMirror: Mirror { Mirror(self, children: ["address": description]) }

    /// Returns libpq's reason without the parts of the address that it quotes, since these can
    /// contain the password.
    private static func reason(_ text: String) -> String {
      if text.contains("percent-encoded") {
        return "in it, % is followed by two hexadecimal digits: % itself is %25"
      }
      let words = text.trimmingCharacters(in: .whitespacesAndNewlines)
      guard !words.hasPrefix("invalid URI query parameter") else { return words }
      return words.split(separator: ":").first.map(String.init) ?? "it cannot be read"
    }
  }
#endif
