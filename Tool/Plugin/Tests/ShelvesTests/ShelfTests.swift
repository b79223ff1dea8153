import Books
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

  @Test func `A fake has what its protocol inherits from another module`() throws {
    let fake = FakeLendingLibrary()
    fake.townReturns = Town("Graz")
    fake.visitorsReturns = ["Anna"]
    fake.lendReturns = true
    let library: any Library = fake
    #expect(library.town == Town("Graz"))
    #expect(try library.visitors(in: "Hall") == ["Anna"])
    #expect(fake.visitorsCalls == ["Hall"] && fake.lend(3) && fake.lendCalls == [3])
  }
}
