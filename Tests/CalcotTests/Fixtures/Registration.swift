import Calcot
import CalcotContent
import CalcotRecording
import CalcotStreams
import CalcotTesting
import CalcotViews
import Foundation
import Testing

/// A part of the public API by which a screen registers something on an object that outlives it.
struct Registration: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// A Boolean value that indicates whether what is registered begins in a task.
  let needsTime: Bool
  let register: @MainActor @Sendable (VisitedHouse) -> Void

  init(
    _ name: String, needsTime: Bool = false,
    register: @escaping @MainActor @Sendable (VisitedHouse) -> Void
  ) {
    (testDescription, self.needsTime, self.register) = (name, needsTime, register)
  }

  static let all =
    ofSets + ofObservation + ofParts + ofFlows + ofTasks + ofQuestions + ofRecords

  /// The functions that take code, an app or a scope and register nothing; at most their result holds it.
  static let makers: Set = [
    "Action.init", "CalcotApp.init", "ChildFlow.redirecting", "DeletionHandler.init",
    "DeletionTexts.init", "DeletionUndo.init", "Driver.do", "Driver.map", "Driver.removeDuplicates",
    "FlowContributions.whenReady", "FlowNavigation.asked", "FlowNavigation.redirected",
    "HostScene.init", "NativeViews.register", "NativeViews.view", "Navigation.asked",
    "NavigationAction.init", "PagedLoader.init", "PhotoHandler.init", "Publisher.asDriver",
    "Publisher.asSignal", "Recorder.finish", "Recorder.init", "Scope.callback", "Signal.compactMap",
    "Signal.do", "Signal.filter", "Signal.map", "Signal.scan", "StackNavigation.asked",
  ]

  /// The functions that the tests of streams try, because they need the trait `Streams`.
  static let ofStreams: Set = ["Driver.drive", "Scope.store", "Signal.emit", "UIControl.bind"]

  private static let ofSets = [
    Registration("Scope.observe(_:_:)") { house in
      house.show { [set = house.set] visitor in
        visitor.calcot.onAssembled { $0.observe(set) { visitor.receive($0) } }
      }
    },
    Registration("ObserverSet.add(for:_:), add(_:_:)") { house in
      house.show { [set = house.set] visitor in
        set.add(for: visitor) { visitor, number in visitor.receive(number) }
        set.add(visitor, Visitor.receive)
        return visitor.calcot
      }
    },
    Registration("Calcot.init(remadeOn:viewModel:view:)") { house in
      house.show { [set = house.set] visitor in
        Calcot(remadeOn: set) {
          visitor
        } view: {
          VisitorView(viewModel: $0)
        }
      }
    },
    Registration("Calcot.task(_:on:policy:_:)") { house in
      house.show { [set = house.set] visitor in
        visitor.calcot.task(on: set) { visitor.receive($0) }
      }
    },
    Registration("PagedLoader.didChange") { house in
      house.show { [loader = house.loader] visitor in
        loader.didChange.add(visitor, Visitor.note)
        return visitor.calcot
      }
    },
    Registration("Scope.observe(_:_:) of a scope that stays") { house in
      house.show { $0.calcot }
      house.whileThere = { app, visited, home in
        let ofVisit = ObserverSet<Int>()
        app.scope(of: home)?.observe(ofVisit) { _ in }
        app.scope(of: visited)?.onEnd { withExtendedLifetime(ofVisit) {} }
      }
    },
    Registration("CalcotApp.transitions, lifecycle, inputs, issues, steps") { house in
      house.whileThere = { app, visited, _ in
        guard let scope = app.scope(of: visited) else { return }
        scope.observe(app.transitions) { _ in withExtendedLifetime(scope) {} }
        scope.observe(app.lifecycle) { _ in withExtendedLifetime(scope) {} }
        scope.observe(app.inputs) { _ in withExtendedLifetime(scope) {} }
        scope.observe(app.issues) { _ in withExtendedLifetime(scope) {} }
        scope.observe(app.steps) { _ in withExtendedLifetime(scope) {} }
      }
      house.show { $0.calcot }
    },
  ]

  private static let ofObservation = [
    Registration("SemanticView.screen") { house in
      house.show { [model = house.model] visitor in
        visitor.content = { [Text("\(model.number)")] }
        return visitor.calcot
      }
    },
    Registration("SemanticView.screen of a screen that stays") { house in
      house.flow.screens["home"] = { [set = house.set, model = house.model] in
        Calcot(remadeOn: set) {
          ContentViewModel { Screen("\(model.number)") {} }
        } view: {
          ContentView(viewModel: $0)
        }
      }
      house.show { $0.calcot }
      house.whileThere = { [set = house.set] app, _, home in
        set.notify(1)
        _ = app.content(of: home)
      }
    },
    Registration("List.init(_:id:label:keeping:row:)") { house in
      house.show { [model = house.model] visitor in
        visitor.content = {
          [List([1, 2], id: \.self, keeping: .equalRows) { Row("\($0) of \(model.number)") }]
        }
        return visitor.calcot
      }
    },
    Registration("CalcotApp.tracking(_:for:fileID:line:_:)") { house in
      house.show { $0.calcot }
      house.whileThere = { [model = house.model] app, visited, home in
        for observer in [app, RenderingHost()] as [AnyObject] {
          for screen in [visited, home] {
            _ = app.tracking(screen, for: observer) { model.number }
          }
        }
      }
    },
    Registration("Navigation.tree") { house in
      house.show { [weak flow = house.flow] visitor in
        visitor.content = { [Text("\(flow?.navigation.routes.count ?? 0)")] }
        return visitor.calcot
      }
    },
  ]

  private static let ofParts = [
    Registration(
      "Scope.onBack, Scope.onEnd, Scope.phaseDidChange, RoutePlace.onUpdate, Calcot.saving, "
        + "Calcot.onAssembled"
    ) { house in
      house.show { visitor in
        visitor.calcot.saving { visitor.last }.onAssembled { scope in
          scope.onBack(isEnabled: visitor.last > 0) { visitor.note() }
          scope.onUpdate { (number: Int) in visitor.receive(number) }
          scope.onEnd { visitor.note() }
          scope.phaseDidChange.add { _ in visitor.note() }
        }
      }
    },
    Registration("Calcot.init(_:view:delegate:)") { house in
      house.show { visitor in
        Calcot(visitor) {
          VisitorObject($0)
        } delegate: { (visitor: Visitor, view: VisitorObject) in
          visitor.view = view
        }
      }
    },
    Registration("CalcotApp.view(of:from:)") { house in
      var registry = ViewRegistry<AnyObject>()
      registry.register({ NativeVisitorView($0) }, erase: { $0 })
      house.show { $0.calcot }
      house.flow.screens["home"] = house.flow.screens["visited"]
      house.whileThere = { [registry] app, visited, home in
        for screen in [visited, home] { _ = app.view(of: screen, from: registry) }
      }
    },
    Registration("CalcotApp.attach(_:)") { house in
      house.show { $0.calcot }
      house.whileThere = { app, _, _ in app.attach(RenderingHost()) }
    },
  ]
}

extension Registration {
  private static let ofFlows = [
    Registration("Calcot.steps(from:to:)") { house in
      house.flow.decide = { _ in .handled }
      house.show { [weak flow = house.flow, stepper = house.stepper] visitor in
        flow.map { visitor.calcot.steps(from: stepper, to: $0) } ?? visitor.calcot
      }
      house.whileThere = { [stepper = house.stepper] _, _, _ in stepper.steps.emit(.saved) }
    },
    Registration("StepSource.didEmit") { house in
      house.show { [stepper = house.stepper] visitor in
        visitor.calcot.onAssembled { $0.observe(stepper.steps.didEmit) { _ in visitor.note() } }
      }
    },
    Registration("ChildFlow.init(_:onResult:), ChildFlow.onAssembled(_:)") { house in
      house.flow.children["visited"] = { [weak house] in
        ChildFlow(NamedFlow<Happening>("inside")) { _ in }.onAssembled { house?.note($0) }
      }
    },
    Registration("ScreenRouting.showMessage(_:_:action:_:)") { house in
      house.show { [weak flow = house.flow] visitor in
        visitor.calcot.onAssembled { _ in
          flow?.showMessage(
            "Done", .success, action: "Undo"
          ) { _ in visitor.note() }
        }
      }
    },
  ]

  private static let ofTasks = [
    Registration("Scope.task(_:policy:_:)", needsTime: true) { house in
      house.show { [gate = house.gate] visitor in
        visitor.calcot.task {
          await gate.passUnlessCancelled()
          visitor.note()
        }
      }
    },
    Registration("Scope.task(_:policy:_:) of a scope that stays", needsTime: true) { house in
      house.show { $0.calcot }
      house.whileThere = { app, visited, home in
        app.scope(of: home)?.task(
          "visit \(visited)", policy: .throttled(for: .zero, clock: ManualClock())
        ) {}
      }
    },
    Registration("Router.task(_:policy:_:)", needsTime: true) { house in
      house.show { [weak flow = house.flow] visitor in
        flow?.task("visit", policy: .latest) { visitor.note() }
        return visitor.calcot
      }
    },
    Registration("Scope.listen(to:_:onError:_:)", needsTime: true) { house in
      house.show { visitor in
        let (stream, continuation) = AsyncStream<Int>.makeStream()
        visitor.kept = continuation
        return visitor.calcot.onAssembled { $0.listen(to: stream) { visitor.receive($0) } }
      }
    },
    Registration(
      "Calcot.taskWhileShown(_:_:), Scope.taskWhileShown(_:_:)", needsTime: true
    ) { house in
      house.show { [gate = house.gate] visitor in
        visitor.calcot.taskWhileShown {
          await gate.passUnlessCancelled()
          visitor.note()
        }.onAssembled { scope in
          scope.taskWhileShown {
            await gate.passUnlessCancelled()
            visitor.note()
          }
        }
      }
    },
    Registration("ScreenRouting.showingActivity(_:_:)", needsTime: true) { house in
      house.show { [weak flow = house.flow, gate = house.gate] visitor in
        visitor.calcot.task {
          guard let flow else { return }
          await flow.showingActivity("Visiting") { await gate.passUnlessCancelled() }
          visitor.note()
        }
      }
    },
  ]

  private static let ofQuestions = [
    Registration("FlowNavigation.present(_:as:awaiting:)", needsTime: true) { house in
      house.flow.children["child"] = { ChildFlow(NamedFlow<Happening>("inside")) }
      house.show { [navigation = house.flow.navigation] visitor in
        visitor.calcot.task {
          _ = await navigation.present("child", awaiting: Int.self)
          visitor.note()
        }
      }
    },
    Registration("DeletionHandler.delete(_:)", needsTime: true) { house in
      let texts = DeletionTexts<Int, NotDeleted>(
        question: { Question("Delete \($0)?", action: "Delete", cancel: "Keep") },
        activity: "Deleting", success: { "\($0) is deleted" }, failure: { _ in nil })
      house.show { [flow = house.flow] visitor in
        let handler = DeletionHandler(router: flow, texts: texts) {
          (_: Int) throws(NotDeleted) in visitor.note()
        }
        return visitor.calcot.task { await handler.delete(1) }
      }
    },
    Registration("PhotoHandler.pick()", needsTime: true) { house in
      let texts = PhotoTexts { _ in
        Question("Again?", action: "Pick", cancel: "Leave")
      } failure: {
        "\($0)"
      }
      house.show { [flow = house.flow] visitor in
        visitor.calcot.task {
          _ = await PhotoHandler(router: flow, texts: texts).pick()
          visitor.note()
        }
      }
    },
    Registration("PermissionHandler.ask()", needsTime: true) { house in
      let question = Question("May it?", action: "Yes", cancel: "No")
      let service = FakePermissionService()
      service.statusReturns = .undetermined
      house.others.append(service)
      house.show { [flow = house.flow] visitor in
        let handler = PermissionHandler(
          router: flow, service: service,
          texts: PermissionTexts(why: question, howToAllow: question))
        return visitor.calcot.task {
          _ = await handler.ask()
          visitor.note()
        }
      }
    },
  ]

  private static let ofRecords = [
    Registration("Outside.events(_:of:)") { house in
      let lines = Locked(Data())
      let recorder = CalcotRecording.Recorder(of: "House", version: "1", start: 0) { line in
        lines.withLock { $0.append(line) }
      }
      var outsides = [recorder.outside]
      recorder.finish(nil)
      do {
        let recording = try Recording(reading: lines.withLock { $0 }, of: "House")
        outsides.append(Outside.answers(of: recording))
      } catch {
        Issue.record(error)
      }
      house.others += outsides as [AnyObject]
      house.show { [outsides, set = house.set] visitor in
        let events = outsides.map { $0.events("numbers", of: set) }
        visitor.kept = events
        return visitor.calcot.onAssembled { scope in
          for numbers in events { scope.observe(numbers) { visitor.receive($0) } }
        }
      }
    },
    Registration("Inspector.inspect(_:named:)") { house in
      let inspector = Inspector()
      house.others.append(inspector)
      house.show { $0.calcot }
      house.whileThere = { [weak house] _, _, _ in
        guard let app = house?.makeApp() else { return }
        inspector.inspect(app, named: "Visited")
        app.end()
      }
    },
    Registration("Recorder.record(_:)") { house in
      let recorder = CalcotRecording.Recorder(of: "House", version: "1", start: 0) { _ in }
      house.others.append(recorder)
      house.show { $0.calcot }
      house.whileThere = { [weak house] _, _, _ in
        guard let app = house?.makeApp() else { return }
        recorder.record(app)
        app.end()
      }
    },
  ]
}
