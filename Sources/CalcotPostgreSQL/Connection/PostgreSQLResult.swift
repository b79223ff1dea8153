#if PostgreSQL
  internal import CPostgreSQL
  internal import Foundation

  extension PostgreSQLRows {
    /// Copies the rows of a result of libpq's.
    init(_ result: OpaquePointer) {
      let width = PQnfields(result)
      var columns: [String: Int] = [:]
      for column in 0..<width {
        if let name = PQfname(result, column) { columns[String(cString: name)] = Int(column) }
      }
      rows = (0..<PQntuples(result)).map { row in
        PostgreSQLRow(
          columns: columns,
          cells: (0..<width).map { column in
            guard PQgetisnull(result, row, column) == 0,
              let value = PQgetvalue(result, row, column)
            else { return nil }
            return Data(bytes: value, count: Int(PQgetlength(result, row, column)))
          })
      }
      count = Int(String(cString: PQcmdTuples(result))) ?? 0
      tag = String(cString: PQcmdStatus(result))
    }
  }

  extension PostgreSQLError.ServerReason {
    /// Creates the reason of a result that is an error.
    init(_ result: OpaquePointer) {
      func field(_ letter: Character) -> String? {
        let code = Int32(letter.asciiValue ?? 0)
        return PQresultErrorField(result, code).map { String(cString: $0) }
      }
      // NB: the letters of PostgreSQL's protocol, which libpq gives as macros.
      self.init(
        state: SQLState(field("C") ?? ""), message: field("M") ?? "no reason given",
        detail: field("D"), constraint: field("n"))
    }
  }

  extension PostgreSQLError {
    /// Creates the error of a connection from libpq's message. A server's own reason has its SQLSTATE
    /// after its severity: `FATAL:  28P01: password authentication failed`.
    init(connectionMessage text: String) {
      let lines = text.split(separator: "\n").map(String.init)
      for line in lines {
        guard let found = line.firstMatch(of: /[A-ZÄÖÜ]+: +([0-9A-Z]{5}): (.+)$/) else { continue }
        self = .refused(
          ServerReason(state: SQLState(String(found.1)), message: String(found.2)))
        return
      }
      // NB: what begins with a tab is libpq's advice.
      let own = lines.filter { !$0.hasPrefix("LOCATION") && !$0.hasPrefix("\t") }
      self = .unreachable(own.joined(separator: " "))
    }
  }
#endif
