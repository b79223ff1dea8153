import Calcot
import CalcotTesting
import CalcotViews
import Dispatch
import Testing

@MainActor
struct TurnTests {
  @Test func `remakes a ViewModel once and updates a host once, however many changes there were`() {
    let coordinator = CountingCoordinator()
    let app = CalcotApp(coordinator)
    let host = RenderingHost()
    app.attach(host)
    host.updates = []
    app.tracking(ScreenID(rawValue: 2), for: host) {
      for _ in 0..<100 { coordinator.changes.notify() }
    }
    #expect(coordinator.remade == 2)
    #expect(host.updates.count == 1)
    #expect(host.updates.first?.changedScreens == app.tree.visible.map { [$0.id] })
  }

  @Test func `shows a change made outside of it without anybody asking`() async {
    let pages = Pages()
    let host = RenderingHost()
    host.app = pages.app
    pages.app.attach(host)
    pages.coordinator.viewModels[0]?.text = "Changed"
    for _ in 0..<3 { await Task.yield() }
    #expect(host.titles.last == "Changed")
  }

  @Test func `flushes without the scope of the task that made the change`() async {
    let pages = Pages()
    let host = RenderingHost()
    host.app = pages.app
    pages.app.attach(host)
    pages.scope(0)?.task { [coordinator = pages.coordinator] in
      coordinator.viewModels[0]?.text = "By a task"
    }
    await pages.app.settle()
    pages.use { [coordinator = pages.coordinator] in
      coordinator.viewModels[0]?.text = "By an action"
      coordinator.push(1)
    }
    #expect(host.titles.contains("By a task"))
    #expect(host.scopes.allSatisfy { $0 == nil })
  }

  @Test func `shows a change made off the main actor`() async {
    let model = SharedModel()
    let coordinator = SharedModelCoordinator(model: model)
    let app = CalcotApp(coordinator)
    let host = RenderingHost()
    host.app = app
    app.attach(host)
    setOnAnotherThread(model, 7)
    await app.settle()
    #expect(host.titles.last == "7")
  }

  @Test func `meets the user's input with the controls as they are now`() {
    let pages = Pages()
    #expect(pages.use {} == .done)
    pages.coordinator.viewModels[0]?.isButtonEnabled = false
    guard let visible = pages.app.tree.visible else { return }
    let answer = pages.app.send(.activate(ElementID("body/Use"), in: visible.id))
    #expect(answer == .refused(.disabled("body/Use")))
  }

  @Test func `reports a View that changes itself while it is rendered, and goes on`() async {
    let pages = Pages()
    let host = RenderingHost()
    host.app = pages.app
    pages.app.attach(host)
    pages.coordinator.views[0]?.whileRendering = { $0.setNeedsUpdate() }
    pages.coordinator.viewModels[0]?.text = "Again and again"
    await pages.app.settle()
    #expect(pages.issues.values.count == 1)
    #expect(
      pages.issues.values.first == """
        Showing a change has led to another change 100 times in one turn. It is page 0, where a \
        View or a ViewModel changes what it reads while it is rendered.
        """)
    pages.coordinator.views[0]?.whileRendering = { _ in }
    pages.coordinator.viewModels[0]?.text = "Calm"
    await pages.app.settle()
    #expect(host.titles.last == "Calm")
  }

  private func setOnAnotherThread(_ model: SharedModel, _ value: Int) {
    let isDone = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      model.number = value
      isDone.signal()
    }
    isDone.wait()
  }
}
