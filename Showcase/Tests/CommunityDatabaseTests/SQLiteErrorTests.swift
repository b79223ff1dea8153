import CommunityDatabase
import Groups
import Localization
import Testing

@Suite("SQLite's result codes")
struct SQLiteErrorTests {
  @Test(
    "become errors of the app on which a person can act",
    arguments: [
      (5, GroupRepositoryError.locked), (261, .locked), (517, .locked), (6, .locked),
      (15, .locked), (8, .readOnly), (1032, .readOnly), (13, .diskFull),
      (11, .corrupt(detail: "x")), (267, .corrupt(detail: "x")), (26, .corrupt(detail: "x")),
      (14, .unavailable(detail: "x, SQLite code 14")),
      (10, .unavailable(detail: "x, SQLite code 10")),
      (1546, .unavailable(detail: "x, SQLite code 1546")),
      (2067, .nameTaken), (787, .notFound), (275, .unavailable(detail: "x, SQLite code 275")),
      (9, .cancelled), (1, .unavailable(detail: "x, SQLite code 1")),
    ] as [(Int32, GroupRepositoryError)])
  func codes(_ code: Int32, _ error: GroupRepositoryError) {
    #expect(GroupRepositoryError(code: code, detail: "x") == error)
  }

  @Test("become sentences that say what happened and what to do, and whether to retry")
  @MainActor func sentences() {
    let all: [(GroupRepositoryError, Bool)] = [
      (.notFound, false), (.nameTaken, false), (.invalidName(.empty), false),
      (.newerVersion, false), (.locked, true), (.readOnly, true),
      (.diskFull, true),
      (.corrupt(detail: "x"), true), (.unavailable(detail: "x"), true), (.cancelled, true),
    ]
    for (error, isRetryable) in all {
      let text = error.message(in: .english)
      #expect(text.split(separator: ". ").count == 2, "\(text)")
      #expect(error.isRetryable == isRetryable)
    }
    #expect(!GroupRepositoryError.moved(.joined).isRetryable)
  }
}
