import Testing

@testable import CalcotWeb

@Suite("The queue of what a store is told")
struct KeepingQueueTests {
  private var queue = KeepingQueue()

  /// Begins to write the changed sessions, each with a hash, and returns those that are written.
  private mutating func write(_ hash: Int) -> [String] {
    queue.takeChanged().filter { queue.write($0, hash) }
  }

  @Test mutating func `writes a state that the store has only for the last time`() {
    var written: [[String]] = []
    for isLast in [false, false, true] {
      if isLast { queue.handOver(["a"]) } else { queue.change("a") }
      written.append(write(1))
      _ = queue.endWriting(lost: [])
    }
    #expect(written == [["a"], [], ["a"]])
    #expect(queue.isEmpty)
  }

  @Test mutating func `writes a state again that could not be written`() {
    queue.change("a")
    _ = write(1)
    queue.failWriting()
    let again = write(1)
    #expect(again == ["a"])
  }

  @Test mutating func `loses a session that another server has, unless it has ended meanwhile`() {
    for id in ["a", "b"] { queue.change(id) }
    _ = write(1)
    queue.end("b")
    #expect(queue.isWritten("a") && !queue.isWritten("b"))
    let lost = queue.endWriting(lost: ["a", "b"])
    #expect(lost == ["a"])
  }

  @Test mutating func `asks for no session that is to be deleted`() {
    queue.end("a")
    var answers = [queue.mayBeTaken("a")]
    let ended = queue.takeEnded()
    answers.append(queue.mayBeTaken("a"))
    queue.endDeleting(hasFailed: true)
    answers.append(queue.mayBeTaken("a"))
    _ = queue.takeEnded()
    queue.endDeleting(hasFailed: false)
    answers.append(queue.mayBeTaken("a"))
    #expect(answers == [false, false, false, true])
    #expect(ended == ["a"] && queue.isEmpty)
  }

  @Test mutating func `deletes no session that has begun anew under its name`() {
    queue.end("a")
    queue.begin("a")
    let ended = queue.takeEnded()
    #expect(ended.isEmpty && queue.mayBeTaken("a"))
  }

  @Test mutating func `writes all sessions when they are handed over`() {
    queue.change("a")
    _ = write(1)
    _ = queue.endWriting(lost: [])
    queue.handOver(["a", "b"])
    let written = write(1)
    #expect(written == ["a", "b"])
  }
}
