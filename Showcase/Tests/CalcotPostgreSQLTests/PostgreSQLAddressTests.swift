import CalcotPostgreSQL
import PostgreSQLTesting
import Testing

@Suite("The address of a PostgreSQL database")
struct PostgreSQLAddressTests {
  @Test func `is printed and reflected without its password`() throws {
    let address = try PostgreSQLAddress(
      "postgres://ada:s3cret@db.example:5433/runners?sslpassword=s3cret")
    #expect("\(address)" == "ada@db.example:5433/runners")
    var dumped = ""
    dump(address, to: &dumped)
    #expect(!dumped.contains("s3cret") && !String(reflecting: address).contains("s3cret"))
    #expect(address.database == "runners")
  }

  @Test(arguments: [
    "mysql://a/b", "postgres://ada:s3cret%zz@db/x", "postgres://ada:s3cret@[::1/x",
    "postgres://db/x?s3cret", "postgres://db/x?colour=s3cret", "postgres://ada:s3cret@db:port/x",
  ])
  func `says what is wrong with it without its password`(_ url: String) async throws {
    let error = await #expect(throws: PostgreSQLError.self) {
      _ = try await PostgreSQLConnection.connect(to: PostgreSQLAddress(url))
    }
    #expect(error.map { !"\($0)".contains("s3cret") } == true, "\(String(describing: error))")
  }

  @Test(
    .enabled(if: PostgreSQLTestServer.isInstalled, "\(PostgreSQLTestServer.absence)"))
  func `leads to the reason for which a server refuses it`() async throws {
    let server = try await PostgreSQLTestServer.running()
    try await server.makeGuardedRole()
    let wrong = server.url(of: "postgres", user: "guarded") + "&password=s3cret"
    #expect(await state(wrong) == .invalidPassword)
    #expect(await state(server.url(of: "nothing")) == .noSuchDatabase)
    #expect(await state(server.url(of: "postgres", user: "nobody")) == .invalidAuthorization)
    let right = try PostgreSQLAddress(
      server.url(of: "postgres", user: "guarded") + "&password=open")
    #expect(await (try PostgreSQLConnection.connect(to: right)).isOpen)
    let error = await #expect(throws: PostgreSQLError.self) {
      _ = try await PostgreSQLConnection.connect(
        to: PostgreSQLAddress("postgres:///x?host=/tmp/no-such-folder"))
    }
    guard case .unreachable = error else { return #expect(Bool(false), "\(error)") }
  }

  private func state(_ url: String) async -> SQLState? {
    do {
      _ = try await PostgreSQLConnection.connect(to: PostgreSQLAddress(url))
      return nil
    } catch PostgreSQLError.refused(let reason) {
      return reason.state
    } catch {
      return nil
    }
  }
}
