import Calcot
import CalcotContent
import CalcotTesting
import Testing

@MainActor
@Suite struct MessageActionTests {
  private let pages = Pages()
  private let done = Recorder<String>()

  private func offer(_ text: String, _ kind: MessageKind = .success) -> Answer {
    pages.coordinator.showMessage(
      text, kind, action: "Undo"
    ) { [done] _ in done.values.append(text) }
  }

  private var message: AppStatus.Message? { pages.app.status.message }

  @Test func `a message's action runs as work of the flow, with a router of its own`() async throws
  {
    pages.coordinator.push(1)
    pages.scope(1)?.task { [pages] in
      pages.coordinator.showMessage(
        "Gone", .success, action: "Undo"
      ) { $0.showMessage("Back", .success) }
      pages.coordinator.close()
    }
    await pages.app.settle()
    #expect(pages.pages == [0])
    #expect(message?.action == "Undo")
    #expect(pages.app.send(.useMessage(try #require(message?.id))) == .done)
    await pages.app.settle()
    #expect(message?.text == "Back")
    #expect(message?.action == nil)
  }

  @Test func `only the action of the message that is shown can be used, and only once`()
    async throws
  {
    _ = offer("a", .error)
    _ = offer("b", .error)
    let ids = pages.app.status.messages.map(\.id)
    #expect(pages.app.send(.useMessage(ids[1])) == .refused(.stale("\(ids[1])")))
    #expect(pages.app.send(.useMessage(ids[0])) == .done)
    #expect(pages.app.send(.useMessage(ids[0])) == .refused(.stale("\(ids[0])")))
    await pages.app.settle()
    #expect(done.values == ["a"])
    #expect(message?.text == "b")
  }

  @Test(arguments: ["another message", "closing it", "the end of the flow"])
  func `an object that a message's action has held may call the app when it is released`(
    by cause: String
  ) throws {
    let flows = NestedFlows()
    flows.outer.navigation.push("mid")
    let app = flows.app
    func offer() {
      let parting = Parting { [weak app, done] in
        done.values.append("\(app?.status.messages.count ?? -1)")
        flows.outer.showMessage("parted", .error)
      }
      flows.middle.showMessage(
        "Gone", .success, action: "Undo"
      ) { _ in _ = parting }
    }
    offer()
    switch cause {
    case "another message": flows.outer.showMessage("other", .success)
    case "closing it": app.send(.closeMessage(try #require(app.status.message?.id)))
    default: flows.outer.navigation.pop()
    }
    #expect(done.values.count == 1)
    #expect(app.status.messages.map(\.text).contains("parted"))
  }

  @Test func `using a message that offers no action is refused`() throws {
    pages.coordinator.showMessage("plain", .error)
    let id = try #require(message?.id)
    guard case .refused(.noSuchControl) = pages.app.send(.useMessage(id)) else {
      Issue.record("it was done")
      return
    }
    #expect(message?.text == "plain")
  }

  @Test func `an error with an action is not merged with an equal one without`() {
    pages.coordinator.showMessage("locked", .error)
    _ = offer("locked", .error)
    #expect(pages.app.status.messages.map(\.action) == [nil, "Undo"])
  }

  @Test func `equal errors are shown once, with the action of the last`() async throws {
    for number in 1...5_000 {
      pages.coordinator.showMessage(
        "Offline", .error,
        action: "Again"
      ) { [done] _ in done.values.append("\(number)") }
    }
    #expect(pages.app.status.messages.count == 1)
    #expect(pages.app.send(.useMessage(try #require(message?.id))) == .done)
    await pages.app.settle()
    #expect(done.values == ["5000"])
    #expect(message == nil)
  }

  @Test func `an action is offered no more when its flow has ended, though the message stays`()
    async throws
  {
    let flows = NestedFlows()
    flows.outer.navigation.push("mid")
    let offer = { [done] in
      flows.middle.showMessage(
        "Gone", .error, action: "Undo"
      ) { _ in done.values.append("undone") }
    }
    #expect(offer() == .done)
    #expect(flows.app.status.message?.action == "Undo")
    let log = RenderingHost()
    flows.app.attach(log)
    flows.outer.navigation.pop()
    #expect(log.updates.last?.isStatusChanged == true)
    #expect(flows.app.status.message?.text == "Gone")
    #expect(flows.app.status.message?.action == nil)
    let id = try #require(flows.app.status.message?.id)
    #expect(flows.app.send(.useMessage(id)) == .refused(.stale("\(id)")))
    await flows.app.settle()
    #expect(done.values == [])
    #expect(offer() != .done)
  }

  @Test func `an action is released with its flow, though the message stays`() {
    final class Held {}
    let flows = NestedFlows()
    flows.outer.navigation.push("mid")
    weak var released: Held?
    do {
      let held = Held()
      released = held
      flows.middle.showMessage("Gone", .error, action: "Undo") { _ in _ = held }
    }
    #expect(released != nil)
    flows.outer.navigation.pop()
    #expect(released == nil)
    #expect(flows.app.status.message?.text == "Gone")
  }

  @Test func `a message with an action is refused without a running app`() {
    let answer = PagesCoordinator().showMessage("x", .success, action: "Undo") { _ in }
    #expect(answer == .refused(.notRunning))
    _ = offer("a")
    pages.app.end()
    #expect(pages.app.status == AppStatus())
    #expect(offer("b") == .refused(.notRunning))
  }
}
