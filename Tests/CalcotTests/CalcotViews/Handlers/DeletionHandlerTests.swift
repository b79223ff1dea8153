import Calcot
import CalcotTesting
import CalcotViews
import Testing

@MainActor
@Suite struct DeletionHandlerTests {
  private struct Failure: Error {
    var reason: String? = "It is locked."
    var isRetryable = false
  }

  private let router = RecordingRouter()
  private let texts = DeletionTexts<String, Failure>(
    question: { Question("Delete \($0)?", action: "Delete", role: .destructive, cancel: "Keep") },
    activity: "Deleting", success: { "\($0) is deleted" }, failure: { $0.reason },
    retry: { failure in
      guard failure.isRetryable, let reason = failure.reason else { return nil }
      return Question(reason, action: "Try again", cancel: "OK")
    })

  private func undo(
    _ restore: @escaping @MainActor (Int) throws(Failure) -> Void
  ) -> DeletionUndo<String, Int, Failure> {
    DeletionUndo("Undo", activity: "Restoring", success: { "\($0) is back" }) {
      number throws(Failure) in try restore(number)
    }
  }

  private func delete(
    undo: DeletionUndo<String, Int, Failure>? = nil,
    _ deletion: @escaping @MainActor () throws(Failure) -> Int
  ) async -> DeletionResult {
    let handler = DeletionHandler(router: router, texts: texts, undo: undo) {
      (_: String) throws(Failure) in try deletion()
    }
    return await handler.delete("Plan")
  }

  @Test func `deletes nothing when the user thinks better of it`() async {
    var deleted = 0
    #expect(
      await delete {
        deleted += 1
        return 7
      } == .kept)
    #expect(deleted == 0)
    #expect(router.calls == [.confirm("Delete Plan?")])
  }

  @Test func `says that it has deleted, under an activity indicator`() async {
    router.confirms = [true]
    #expect(await delete { 7 } == .deleted)
    #expect(
      router.calls == [
        .confirm("Delete Plan?"), .activity("Deleting"), .message("Plan is deleted", .success),
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

  @Test func `restores the item from the value that its deletion gave, when the user undoes it`()
    async
  {
    router.confirms = [true]
    var restored: [Int] = []
    #expect(await delete(undo: undo { restored.append($0) }) { 7 } == .deleted)
    #expect(router.calls.last == .offer("Plan is deleted", .success, action: "Undo"))
    #expect(restored == [])
    await router.useMessage()
    #expect(restored == [7])
    #expect(router.calls.suffix(2) == [.activity("Restoring"), .message("Plan is back", .success)])
    #expect(await !router.useMessage())
  }

  @Test func `offers to undo again when undoing has failed`() async {
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
    #expect(router.calls.last == .message("Plan is back", .success))
    #expect(tries == 2)
  }

  @Test func `tries again as long as the deletion fails and the user wants it`() async {
    router.confirms = [true, true, true]
    var tries = 0
    let result = await delete { () throws(Failure) in
      tries += 1
      if tries < 3 { throw Failure(isRetryable: true) }
      return 7
    }
    #expect(result == .deleted)
    #expect(
      router.calls == [
        .confirm("Delete Plan?"), .activity("Deleting"), .confirm("It is locked."),
        .activity("Deleting"), .confirm("It is locked."), .activity("Deleting"),
        .message("Plan is deleted", .success),
      ])
  }

  @Test func `gives up without another message when the user, who has read the reason, does`() async
  {
    router.confirms = [true, false]
    let result = await delete { () throws(Failure) in throw Failure(isRetryable: true) }
    #expect(result == .failed)
    #expect(
      router.calls == [.confirm("Delete Plan?"), .activity("Deleting"), .confirm("It is locked.")])
  }

  @Test func `says why when another try fails in a way that no further one can mend`() async {
    router.confirms = [true, true]
    var failures = [Failure(isRetryable: true), Failure(reason: "It is gone.")]
    let result = await delete { () throws(Failure) in throw failures.removeFirst() }
    #expect(result == .failed)
    #expect(router.calls.last == .message("It is gone.", .error))
  }

  @Test(arguments: [false, true])
  func `after its screen has left, says what it has deleted, and nothing of a failure`(fails: Bool)
    async throws
  {
    let (pages, gate) = (Pages(), Gate(isOpen: false))
    pages.coordinator.push(1)
    let handler = DeletionHandler(router: pages.coordinator, texts: texts) {
      (_: String) async throws(Failure) -> Void in
      await gate.pass()
      if fails { throw Failure() }
    }
    try #require(pages.scope(1)).task { await handler.delete("Plan") }
    await pages.app.settle()
    pages.app.send(.choose(0, in: try #require(pages.app.tree.dialog?.id)))
    await gate.untilWaiting(1)
    pages.navigation.pop()
    gate.open()
    await pages.app.settle()
    #expect(pages.app.status.message?.text == (fails ? nil : "Plan is deleted"))
  }

  @Test func `knows which item it deletes`() async {
    router.confirms = [true, true]
    var deleted: [String] = []
    let handler = DeletionHandler(router: router, texts: texts) { item throws(Failure) in
      deleted.append(item)
    }
    await handler.delete("Plan")
    await handler.delete("Map")
    #expect(deleted == ["Plan", "Map"])
    #expect(router.calls.last == .message("Map is deleted", .success))
  }
}
