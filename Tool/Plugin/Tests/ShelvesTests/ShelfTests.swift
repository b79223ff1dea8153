import Shelves
import Testing

/// A type of this name can be declared, as the plugin makes fakes of marked protocols only.
private struct FakeRoom: Room {}

@Suite struct `The plugin` {
  @Test func `The fake of a marked protocol is made in the build`() async throws {
    let shelf = FakeShelf()
    await #expect(throws: UnansweredCall.self) { try await shelf.book(1) }
    shelf.bookReturns = "Emma"
    #expect(try await shelf.book(2) == "Emma")
    #expect(shelf.bookCalls == [1, 2])
    _ = FakeRoom()
  }
}
