import CalcotPostgreSQL
import Groups
import Testing

@testable import CommunityPostgreSQL

@Suite("An error of the PostgreSQL database")
struct PostgreSQLErrorsTests {
  @Test func `says nothing about the server to those who visit the site`() {
    let error = GroupRepositoryError(
      postgreSQL: PostgreSQLError.unreachable(
        "connection to server at \"db.example\" (10.0.0.5), port 5432 failed for role \"ada\""))
    for word in ["db.example", "10.0.0.5", "5432", "ada"] {
      #expect(!"\(error)".contains(word))
    }
  }
}
