#if Streams
  import CalcotStreams
  import Testing

  /// Tests of actions whose work is a publisher.
  @MainActor
  @Suite struct ActionPublisherTests {
    @Test func `an action emits its publisher's elements, and completes with it`() async {
      let subject = PassthroughSubject<Int, Failure>()
      let action = Action<Void, Int>(publishing: { subject })
      let elements = Recorder(action.elements)
      let completions = Recorder(action.completions.map { "done" })
      #expect(action.start())
      #expect(action.isExecuting.value)
      subject.send(1)
      subject.send(2)
      #expect(elements.values == [1, 2])
      #expect(completions.values == [])
      subject.send(completion: .finished)
      #expect(!action.isExecuting.value)
      #expect(completions.values == ["done"])
    }

    @Test func `execute returns the publisher's last element`() async {
      let action = Action<Int, Int>(publishing: { (1...$0).publisher })
      #expect(await action.execute(3).line == "completed: 3")
    }

    @Test func `an action completes without an element if its publisher sends none`() async {
      let action = Action<Void, Int>(publishing: { Empty<Int, Never>() })
      #expect(await action.execute().line == "completed: nothing")
    }

    @Test func `an action ends within the turn if its publisher does`() {
      let action = Action<Int, Int>(publishing: { Just($0 * 2) })
      let elements = Recorder(action.elements)
      action.start(4)
      #expect(elements.values == [8])
      #expect(!action.isExecuting.value)
    }

    @Test func `an action fails if its publisher fails`() async {
      let action = Action<Void, Int>(publishing: { Fail<Int, Failure>(error: Failure(reason: "x")) }
      )
      let errors = Recorder(action.errors)
      #expect(await action.execute().line == "failed: x")
      #expect(errors.values.map(\.line) == ["failed: x"])
    }

    @Test func `an action emits elements from another thread on the main actor`() async {
      let action = Action<Int, Int>(publishing: { Elsewhere(values: 1...$0) })
      let elements = Recorder(action.elements)
      #expect(await action.execute(100).line == "completed: 100")
      #expect(elements.values == Array(1...100))
    }

    @Test func `a cancelled action lets its publisher go, and drops what that sends later`() {
      let subject = PassthroughSubject<Int, Never>()
      var isCancelled = false
      let action = Action<Void, Int>(publishing: {
        subject.handleEvents(receiveCancel: { isCancelled = true })
      })
      let elements = Recorder(action.elements)
      action.start()
      subject.send(1)
      action.cancel()
      #expect(isCancelled)
      subject.send(2)
      #expect(elements.values == [1])
      #expect(!action.isExecuting.value)
    }

    @Test func `an action that is released lets its publisher go`() {
      let subject = PassthroughSubject<Int, Never>()
      var isCancelled = false
      var action: Action<Void, Int>? = Action(publishing: {
        subject.handleEvents(receiveCancel: { isCancelled = true })
      })
      action?.start()
      #expect(!isCancelled)
      action = nil
      #expect(isCancelled)
    }

    @Test func `cancelFirst: only the latest publisher's elements come`() {
      let subjects = [PassthroughSubject<String, Never>(), PassthroughSubject<String, Never>()]
      let action = Action<Int, String>(whileExecuting: .cancelFirst, publishing: { subjects[$0] })
      let elements = Recorder(action.elements)
      action.start(0)
      subjects[0].send("a")
      action.start(1)
      subjects[0].send("b")
      subjects[1].send("c")
      #expect(elements.values == ["a", "c"])
    }
  }
#endif
