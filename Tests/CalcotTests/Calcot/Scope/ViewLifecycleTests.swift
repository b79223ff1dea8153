import CalcotTesting
import Testing

import CalcotViews

@testable import Calcot

@Suite("What a ViewModel is told of its View")
@MainActor
struct ViewLifecycleTests {
  private let coordinator = WatchedCoordinator()
  private let app: CalcotApp
  private var watch: Watch { coordinator.watch }
  private var navigation: StackNavigation<Name> { coordinator.navigation }

  private let host = RenderingHost()

  init() {
    app = CalcotApp(coordinator)
    app.attach(host)
  }

  private func told(of body: () -> Void) -> [String] {
    watch.log = []
    body()
    return watch.log
  }

  @Test("of an app's start: it has loaded, will appear, and did, when there is a host to show it")
  func start() {
    #expect(watch.log == ["home load", "home will appear", "home did appear"])
    let (other, unseen) = (WatchedCoordinator(), RenderingHost())
    let app = CalcotApp(other)
    other.navigation.push("a")
    other.navigation.setStack(["b"])
    #expect(other.watch.log == [])
    app.attach(unseen)
    #expect(other.watch.log == ["b load", "b will appear", "b did appear"])
    app.detach(unseen)
    app.attach(RenderingHost())
    #expect(other.watch.log.count == 3)
  }

  @Test func `of a first host: all screens that it shows, before what one of them asks for`() {
    let split = WatchedSplit()
    let app = CalcotApp(split)
    split.watch.acts["item load"] = { [navigation = split.navigation] _ in
      navigation.present("over")
    }
    app.attach(host)
    let own = ["item load", "item will appear", "list load", "list will appear"]
    #expect(
      split.watch.log == own + [
        "list will disappear", "item will disappear", "over load", "over will appear",
        "list did disappear", "item did disappear", "over did appear",
      ])
  }

  @Test func `of a first host: nothing of a screen that has ended when it comes to it`() {
    let split = WatchedSplit()
    let app = CalcotApp(split)
    split.watch.acts["item load"] = { [app] _ in app.end() }
    app.attach(host)
    #expect(split.watch.log == ["item load"])
  }

  @Test func `of a push and a pop: will within the change, did after all of them`() {
    #expect(
      told { navigation.push("a") } == [
        "home will disappear", "a load", "a will appear", "home did disappear", "a did appear",
      ])
    #expect(
      told { navigation.pop() } == [
        "a will disappear", "home will appear", "a did disappear", "home did appear",
      ])
  }

  @Test("of a screen that is made under others: nothing, until it is shown for the first time")
  func below() {
    #expect(
      told { navigation.setStack(["home", "a", "b"]) } == [
        "home will disappear", "b load", "b will appear", "home did disappear", "b did appear",
      ])
    #expect(
      told { navigation.pop() } == [
        "b will disappear", "a load", "a will appear", "b did disappear", "a did appear",
      ])
  }

  @Test func `of a screen that goes when its View has loaded: nothing more`() {
    watch.acts["a load"] = { [app] _ in app.end() }
    #expect(
      told { navigation.push("a") } == ["home will disappear", "a load", "home did disappear"])
  }

  @Test("of a screen that a turn shows and takes off again: it does not say that it did appear")
  func shownAndCovered() {
    watch.acts["a will appear"] = { [navigation] _ in navigation.pop() }
    #expect(
      told { navigation.push("a") } == [
        "home will disappear", "a load", "a will appear", "a will disappear", "home will appear",
        "a did disappear", "home did appear",
      ])
  }

  @Test func `comes in pairs, whatever is done from inside what it is told of`() {
    watch.acts["a did appear"] = { [navigation] _ in navigation.push("b") }
    watch.acts["b did appear"] = { [navigation] _ in navigation.present("c") }
    watch.acts["c did appear"] = { [navigation] _ in
      navigation.batch {
        navigation.dismissAll()
        navigation.setStack(["f", "d"])
      }
    }
    watch.acts["d will appear"] = { [navigation] _ in navigation.push("e") }
    navigation.push("a")
    app.end()
    #expect(!watch.log.contains { $0.hasPrefix("f ") })
    for name in ["home", "a", "b", "c", "d", "e"] {
      let mine = watch.log.filter { $0.hasPrefix("\(name) ") }
      let events = mine.map { $0.dropFirst(name.count + 1) }
      #expect(events.first == "load")
      var expected: [Substring] = ["will appear"]
      for event in events.dropFirst() {
        #expect(expected.contains(event), "\(name) is told: \(events)")
        expected =
          switch event {
          case "will appear": ["did appear", "will disappear"]
          case "did appear": ["will disappear"]
          case "will disappear": ["did disappear", "will appear"]
          default: ["will appear"]
          }
      }
      #expect(events.count == 1 || events.last == "did disappear", "\(name) is told: \(events)")
    }
    #expect(watch.log.contains("e will disappear") || watch.log.contains("d will disappear"))
  }

  @Test("of pushes that lead to one another in two ways: until the budget of the turn is spent")
  func endless() {
    app.issues.add { _ in }
    app.engine.publisher.budget = TurnBudget(most: 300)
    let count = Recorder<Int>()
    for event in ["a will disappear", "a did disappear"] {
      watch.acts[event] = { [navigation] _ in
        guard count.values.count < 2_000 else { return }
        count.values.append(0)
        navigation.push("a")
      }
    }
    navigation.push("a")
    navigation.push("a")
    #expect((100..<1_000).contains(count.values.count), "\(count.values.count)")
  }

  @Test func `comes as code of the screen's scope, which has ended when the screen has left`() {
    navigation.push("a")
    let scope = app.tree.visible.flatMap { app.scope(of: $0.id) }
    watch.scopes = []
    navigation.pop()
    #expect(watch.log.suffix(4).first == "a will disappear")
    #expect(watch.scopes.first.flatMap { $0 } === scope)
    #expect(watch.scopes[2] === scope && scope?.isEnded == true)
  }

  @Test func `comes before and after the hosts are told`() {
    host.updates = []
    var updates: [String: Int] = [:]
    for event in ["a will appear", "a did appear", "home will disappear", "home did disappear"] {
      watch.acts[event] = { _ in updates[event] = host.updates.count }
    }
    navigation.push("a")
    #expect(updates["a will appear"] == 0 && updates["home will disappear"] == 0)
    #expect(updates["a did appear"] == 1 && updates["home did disappear"] == 1)
  }

  @Test("of a screen that is covered while others are told: that it did disappear when hosts know")
  func coveredWhileOthersAreTold() {
    host.app = app
    watch.acts["home did disappear"] = { [navigation] _ in navigation.push("b") }
    var shown: String?
    watch.acts["a did disappear"] = { _ in
      shown = host.visible
    }
    #expect(
      told { navigation.push("a") } == [
        "home will disappear", "a load", "a will appear", "home did disappear",
        "a will disappear", "b load", "b will appear", "a did disappear", "b did appear",
      ])
    #expect(shown == "b")
  }

  @Test("a task that is started when the View has loaded is the screen's, and ends with it")
  func tasks() async {
    let gate = Gate(isOpen: false)
    var wasCancelled = false
    watch.acts["a load"] = { _ in
      Scope.current?.task("load") {
        await gate.passUnlessCancelled()
        wasCancelled = Task.isCancelled
      }
    }
    navigation.push("a")
    await gate.untilWaiting(1)
    navigation.pop()
    await app.settle()
    #expect(wasCancelled)
  }

  @Test func `a router can be asked when the View has loaded, and not when it is gone`() {
    var answers: [String: Answer] = [:]
    watch.acts["a load"] = { [coordinator] _ in
      answers["load"] = coordinator.showMessage("Hello", .success)
    }
    watch.acts["a did disappear"] = { [coordinator] _ in
      answers["gone"] = coordinator.navigation.push("b")
    }
    navigation.push("a")
    navigation.pop()
    #expect(answers["load"] == .done)
    guard case .refused(.screenEnded)? = answers["gone"] else {
      return #expect(Bool(false), "the answer was \(answers["gone"] as Any)")
    }
  }

  @Test func `the parts of a screen are released when it has been told that it is gone`() {
    weak var viewModel: WatchedViewModel?
    weak var view: (any WatchedViewDelegate)?
    watch.acts["a did disappear"] = { gone in
      viewModel = gone
      view = gone.view
      #expect(view != nil)
    }
    navigation.push("a")
    navigation.pop()
    watch.acts = [:]
    #expect(watch.log.contains("a did disappear"))
    #expect(viewModel == nil && view == nil)
  }

  @Test func `is told to the newest of ViewModels that are remade`() {
    let flow = RemadeCoordinator()
    let app = CalcotApp(flow)
    app.attach(host)
    flow.number = 7
    flow.navigation.push("over")
    #expect(flow.log == ["1 will appear", "7 will disappear"])
    app.end()
  }
}

private final class RemadeCoordinator: Coordinator {
  let navigation = StackNavigation<Name>(root: "home")
  let numberDidChange = ObserverSet<Void>()
  var number = 1 { didSet { numberDidChange.notify() } }
  var log: [String] = []

  func calcot(for route: Name, at place: RoutePlace<Name>) -> Placed {
    place.screen {
      guard route == "home" else { return Calcot(route, view: NameView.init) }
      return Calcot(remadeOn: numberDidChange) { [unowned self] in
        RemadeViewModel(number: number, coordinator: self)
      } view: {
        RemadeView($0)
      }
    }
  }
}

private struct RemadeViewModel: ViewLifecycle {
  let number: Int
  let coordinator: RemadeCoordinator
  func onViewWillAppear() { coordinator.log.append("\(number) will appear") }
  func onViewWillDisappear() { coordinator.log.append("\(number) will disappear") }
}

private final class RemadeView: StatefulView<RemadeViewModel> {}
