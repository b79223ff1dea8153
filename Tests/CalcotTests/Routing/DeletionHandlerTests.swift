import Calcot
import CalcotHandlers
import CalcotTesting
import Testing

@MainActor
@Suite struct DeletionHandlerTests {
  private struct Failure: Error { var reason: String? = "It is locked." }

  private let router = RecordingRouter()
  private let texts = DeletionTexts(
    question: Question(
      "Delete it?", action: "Delete", role: .destructive, cancel: "Keep"),
    activity: "Deleting", success: "Deleted")

  private func undo(
    _ restore: @escaping @MainActor (Int) throws(Failure) -> Void
  ) -> DeletionUndo<Int, Failure> {
    DeletionUndo("Undo", activity: "Restoring", success: "Restored") {
      number throws(Failure) in try restore(number)
    }
  }

  private func delete(
    undo: DeletionUndo<Int, Failure>? = nil, _ deletion: @MainActor () throws(Failure) -> Int
  ) async -> DeletionResult {
    await DeletionHandler(router: router).delete(
      texts, explain: { (failure: Failure) in failure.reason }, undo: undo
    ) { () throws(Failure) in try deletion() }
  }

  @Test func `deletes nothing when the user thinks better of it`() async {
    var deleted = 0
    #expect(
      await delete {
        deleted += 1
        return 7
      } == .kept)
    #expect(deleted == 0)
    #expect(router.calls == [.confirm("Delete it?")])
  }

  @Test func `says that it has deleted, under an activity indicator`() async {
    router.confirms = [true]
    #expect(await delete { 7 } == .deleted)
    #expect(
      router.calls == [
        .confirm("Delete it?"), .activity("Deleting"), .message("Deleted", .success),
      ]
    )
    #expect(await !router.useMessage())
  }

  @Test func `says why it could not delete, and nothing where there is nothing to say`() async {
    router.confirms = [true, true]
    #expect(await delete { () throws(Failure) in throw Failure() } == .failed)
    #expect(router.calls.last == .message("It is locked.", .error))
    #expect(await delete { () throws(Failure) in throw Failure(reason: nil) } == .failed)
    #expect(router.calls.last == .activity("Deleting"))
  }

  @Test func `puts back what was deleted, with what the deletion has given`() async {
    router.confirms = [true]
    var restored: [Int] = []
    #expect(await delete(undo: undo { restored.append($0) }) { 7 } == .deleted)
    #expect(router.calls.last == .offer("Deleted", .success, action: "Undo"))
    #expect(restored == [])
    await router.useMessage()
    #expect(restored == [7])
    #expect(router.calls.suffix(2) == [.activity("Restoring"), .message("Restored", .success)])
    #expect(await !router.useMessage())
  }

  @Test func `offers to undo again when that did not work`() async {
    router.confirms = [true]
    var tries = 0
    let undo = undo { _ throws(Failure) in
      tries += 1
      if tries == 1 { throw Failure() }
    }
    _ = await delete(undo: undo) { 7 }
    await router.useMessage()
    #expect(router.calls.last == .offer("It is locked.", .error, action: "Undo"))
    await router.useMessage()
    #expect(router.calls.last == .message("Restored", .success))
    #expect(tries == 2)
  }
}
