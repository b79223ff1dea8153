import Calcot
import CalcotTesting
import Testing

@Suite("A scope")
@MainActor
struct ScopeTests {
  let pages = Pages()

  private func pushed() throws -> Scope {
    pages.coordinator.push(1)
    return try #require(pages.scope(1))
  }

  @Test("is the current one in its assembly, its controls and its tasks, and in tasks of those")
  func isCurrent() async throws {
    let seen = Recorder<ScreenID?>()
    pages.coordinator.onAssembly = { _ in seen.values.append(Scope.current?.screen) }
    let scope = try pushed()
    pages.use { seen.values.append(Scope.current?.screen) }
    scope.task {
      seen.values.append(Scope.current?.screen)
      await Task { seen.values.append(Scope.current?.screen) }.value
    }
    await pages.app.settle()
    #expect(seen.values == Array(repeating: scope.screen, count: 4))
    #expect(Scope.current == nil)
  }

  @Test("ends before the call returns: cancels tasks, removes observers, newest ending first")
  func ends() async throws {
    let scope = try pushed()
    let log = Recorder<String>()
    let changes = ObserverSet<Int>()
    let gate = Gate(isOpen: false)
    scope.observe(changes) { log.values.append("told \($0)") }
    for name in ["first", "second"] { scope.onEnd { log.values.append(name) } }
    scope.task {
      await gate.pass()
      log.values.append("cancelled \(Task.isCancelled)")
    }
    await pages.app.settle()
    changes.notify(1)
    pages.navigation.pop()
    changes.notify(2)
    #expect(scope.isEnded)
    #expect(log.values == ["told 1", "second", "first"])
    gate.open()
    await pages.app.settle()
    #expect(log.values.last == "cancelled true")
  }

  @Test("that has ended does nothing more but call at once what is to be called at its end")
  func refusesAfterEnd() async throws {
    let scope = try pushed()
    pages.navigation.pop()
    let log = Recorder<String>()
    let changes = ObserverSet<Void>()
    scope.observe(changes) { log.values.append("told") }
    scope.task { log.values.append("run") }
    scope.listen(to: AsyncStream { $0.yield(1) }) { _ in log.values.append("heard") }
    scope.onEnd { log.values.append("ended") }
    changes.notify()
    await pages.app.settle()
    #expect(log.values == ["ended"])
  }

  @Test func `leaves no observer in a set that has ended it by releasing an object`() throws {
    let scope = try pushed()
    let (changes, told) = (ObserverSet<Int>(), Recorder<Int>())
    func addOrphan() {
      let object = Parting { [pages] in pages.navigation.pop() }
      changes.add(for: Recorder<Int>()) { _, _ in object.stay() }
    }
    for _ in 0..<16 { addOrphan() }
    scope.observe(changes) { told.values.append($0) }
    #expect(scope.isEnded)
    changes.notify(1)
    #expect(told.values == [])
    #expect(changes.isEmpty)
  }

  @Test func `hears nothing more once it has ended, not even what was said before`() async throws {
    let scope = try pushed()
    let heard = Recorder<Int>()
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    scope.listen(to: stream) { heard.values.append($0) }
    await pages.app.settle()
    continuation.yield(1)
    await pages.app.settle()
    continuation.yield(2)
    pages.navigation.pop()
    await pages.app.settle()
    #expect(heard.values == [1])
  }

  @Test func `is what its observer's requests come from, whoever notifies the observer`() throws {
    pages.coordinator.push(1)
    pages.coordinator.push(2)
    let changes = ObserverSet<Void>()
    let answers = Recorder<Answer>()
    pages.scope(1)?.observe(changes) { [pages] in
      answers.values.append(pages.navigation.close())
    }
    pages.use { changes.notify() }
    #expect(answers.values == [.done])
    #expect(pages.pages == [0], "page 1 closes itself with page 2 over it")
  }

  @Test func `is refused what it asks for while it ends`() throws {
    let scope = try pushed()
    let answers = Recorder<Answer>()
    scope.onEnd { [pages] in answers.values.append(pages.coordinator.push(2)) }
    pages.navigation.pop()
    #expect(answers.values == [.refused(.screenEnded(scope.screen))])
    #expect(pages.pages == [0])
  }

  @Test func `is refused what a native view's code asks for after its end`() throws {
    let scope = try pushed()
    pages.navigation.pop()
    let answer = pages.app.tracking(scope.screen, for: scope) { [pages] in pages.coordinator.push(2)
    }
    #expect(answer == .refused(.screenEnded(scope.screen)))
  }

  @Test func `may settle its app from its own task`() async throws {
    let scope = try pushed()
    let log = Recorder<String>()
    scope.task { [app = pages.app] in
      await app.settle()
      log.values.append("settled")
    }
    await Turns.pass { !log.values.isEmpty }
    #expect(log.values == ["settled"])
  }
}
