#if Streams
  import Calcot
  import CalcotStreams
  import CalcotTesting
  import CalcotViews
  import Testing

  /// Tests of streams in semantic views.
  @MainActor
  @Suite struct SemanticBindingTests {
    @Test func `a driver that is read by a screen shows each change within the turn`() {
      let counted = PublishRelay<Void>()
      let count = counted.asSignal().scan(0) { count, _ in count + 1 }
      let desk = DeskApp {
        Text(count.map { "\($0)" })
        Button("Count") { counted.accept() }
      }
      #expect(desk.lines.first == #"text "0""#)
      desk.app.tap("Count")
      #expect(desk.lines.first == #"text "1""#)
    }

    @Test func `a driver that is made while the screen is rendered shows each change, too`() {
      let counted = PublishRelay<Void>()
      let count = counted.asSignal().scan(0) { count, _ in count + 1 }
      let desk = DeskApp {
        Text(count.removeDuplicates().map { "\($0)" })
        Text(count.map { "\($0 / 2) pairs" }.removeDuplicates())
        Button("Count") { counted.accept() }
      }
      for _ in 0..<2 { desk.app.tap("Count") }
      #expect(desk.lines.prefix(2) == [#"text "2""#, #"text "1 pairs""#])
    }

    @Test func `a driver's change outside of a turn is shown when the app has settled`() async {
      let names = PublishRelay<String>()
      let name = names.asSignal().asDriver(startingWith: "Ada")
      let desk = DeskApp { Text(name, role: .heading) }
      desk.app.expect("Ada")
      names.accept("Grace")
      await desk.app.settle()
      desk.app.expect("Grace")
    }

    @Test func `a button is disabled while its action executes, or is not enabled`() async {
      let gate = Gate(isOpen: false)
      let condition = PublishRelay<Bool>()
      let action = Action<Void, Void>(
        enabledIf: condition.asSignal().asDriver(startingWith: false)
      ) { await gate.pass() }
      let desk = DeskApp { Button("Save", role: .main, action: action) }
      #expect(desk.lines == [#"button "Save" main disabled"#])
      condition.accept(true)
      await desk.app.settle()
      #expect(desk.lines == [#"button "Save" main"#])
      await desk.app.tap("Save")
      #expect(desk.lines == [#"button "Save" main disabled"#])
      gate.open()
      await desk.app.settle()
      #expect(desk.lines == [#"button "Save" main"#])
    }

    @Test func `a row opens while its action is enabled`() {
      let condition = PublishRelay<Bool>()
      let isOpen = condition.asSignal().asDriver(startingWith: true)
      let action = Action<String, String>(enabledIf: isOpen) { $0 }
      let opened = Recorder(action.elements)
      let desk = DeskApp {
        List(["Ada", "Grace"], id: \.self) { Row($0, action: action, with: $0) }
      }
      desk.app.tap("Grace")
      #expect(opened.values == ["Grace"])
      condition.accept(false)
      #expect(desk.app.content?.allElements.filter(\.isControl).isEmpty == true)
    }

    @Test func `a field's edits go into a relay, and Return starts an action`() async {
      let edited = PublishRelay<String>()
      let name = edited.asSignal().asDriver(startingWith: "")
      let save = Action<Void, String> { name.value }
      let saved = Recorder(save.elements)
      let desk = DeskApp { TextField("Name", text: name, edits: edited).onSubmit(save) }
      await desk.app.fill("Name", with: "Ada")
      #expect(name.value == "Ada")
      desk.app.expect("Name: Ada")
      await desk.app.submit("Name")
      #expect(saved.values == ["Ada"])
    }

    @Test func `a refresh button is under way as long as its action`() async throws {
      let gate = Gate(isOpen: false)
      let action = Action<Void, Void> { await gate.pass() }
      let desk = DeskApp { Button("Refresh", role: .refresh, action: action) }
      let app = try #require(desk.app.app)
      let (screen, button) = (
        try #require(app.tree.visible?.id), try #require(desk.app.content?.body.first?.id)
      )
      var isOver = false
      let refreshing = Task {
        await app.use(button, in: screen)
        isOver = true
      }
      await gate.untilWaiting(1)
      #expect(!isOver)
      gate.open()
      await refreshing.value
      #expect(isOver)
      #expect(!action.isExecuting.value)
    }
  }
#endif
