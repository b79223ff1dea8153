import CalcotContent
import Testing

@testable import Calcot

@Suite("A flow's result that a task waits for")
@MainActor
struct AwaitedResultTests {
  let flows = NestedFlows()
  let received = Recorder<FlowResult<Int>>()

  /// Makes the first screen push the flow and await its result; returns when it waits.
  private func startAwaiting(presented: Bool = false) async {
    flows.scope("home")?.task { [flows, received] in
      let navigation = flows.outer.navigation
      received.values.append(
        presented
          ? await navigation.present("mid", awaiting: Int.self)
          : await navigation.push("mid", awaiting: Int.self))
    }
    await flows.app.settle()
  }

  @Test func `is the value, and the handler of the route is told nothing`() async {
    await startAwaiting()
    #expect(received.values.isEmpty)
    flows.middle.finish(with: 8)
    await flows.app.settle()
    #expect(received.values == [.value(8)])
    #expect(flows.results.values.isEmpty)
  }

  @Test(arguments: [false, true])
  func `is cancelled when the user leaves the flow`(presented: Bool) async throws {
    await startAwaiting(presented: presented)
    if presented {
      let layer = try #require(flows.app.tree.topLayer).id
      flows.app.send(.dismiss(layer, through: layer))
    } else {
      flows.back()
    }
    await flows.app.settle()
    #expect(received.values == [.cancelled])
    #expect(flows.tree == "base: home")
  }

  @Test func `is cancelled when the flow around it ends, with the screen that asked`() async {
    flows.outer.navigation.push("mid")
    flows.scope("mid root")?.task { [flows, received] in
      received.values.append(await flows.middle.navigation.push("deep", awaiting: Int.self))
    }
    await flows.app.settle()
    #expect(flows.tree == "base: home > mid root > deep root")
    flows.middle.finish(with: 1)
    await flows.app.settle()
    #expect(received.values == [.cancelled])
    #expect(flows.results.values == ["mid 1"])
  }

  @Test func `is cancelled when the app ends`() async {
    await startAwaiting()
    flows.app.end()
    await flows.app.settle()
    #expect(received.values == [.cancelled])
  }

  @Test func `is cancelled with its task; the flow goes on, and gives no second result`() async {
    let task = Task { [flows, received] in
      received.values.append(await flows.outer.navigation.push("mid", awaiting: Int.self))
    }
    await flows.app.settle()
    task.cancel()
    await task.value
    #expect(received.values == [.cancelled])
    #expect(flows.tree == "base: home > mid root")
    #expect(flows.middle.finish(with: 2) == .done)
    #expect(flows.tree == "base: home")
    #expect(received.values == [.cancelled] && flows.results.values.isEmpty)
  }

  @Test func `is cancelled when the screen that asked is replaced under the flow`() async {
    flows.outer.navigation.push("asking")
    flows.scope("asking")?.task { [flows, received] in
      received.values.append(await flows.outer.navigation.present("mid", awaiting: Int.self))
    }
    await flows.app.settle()
    flows.outer.navigation.batch {
      flows.outer.navigation.dismiss()
      flows.outer.navigation.setStack(["home"])
    }
    await flows.app.settle()
    #expect(received.values == [.cancelled])
    #expect(flows.tree == "base: home")
  }

  @Test func `is cancelled when the push is refused`() async {
    flows.outer.guarding = { $0.reason.name == "push" ? .refuse("No.") : .allow }
    await startAwaiting()
    #expect(received.values == [.cancelled])
    #expect(flows.tree == "base: home")
  }

  @Test func `is cancelled when the user declines the push`() async {
    let question = Question("Really?", action: "Yes", role: .destructive, cancel: "No")
    flows.outer.guarding = { $0.reason.name == "push" ? .ask(question) : .allow }
    await startAwaiting()
    #expect(received.values.isEmpty)
    if let dialog = flows.app.tree.dialog { flows.app.send(.choose(1, in: dialog.id)) }
    await flows.app.settle()
    #expect(received.values == [.cancelled])
  }

  @Test func `is cancelled when a screen stands in the flow's place, and leaves`() async {
    flows.scope("home")?.task { [flows, received] in
      received.values.append(await flows.outer.navigation.push("plain", awaiting: Int.self))
    }
    await flows.app.settle()
    #expect(received.values.isEmpty)
    flows.back()
    await flows.app.settle()
    #expect(received.values == [.cancelled])
  }

  @Test func `is reported and cancelled when it has another type than was awaited`() async {
    let texts = Recorder<FlowResult<String>>()
    flows.scope("home")?.task { [flows, texts] in
      texts.values.append(await flows.outer.navigation.push("mid", awaiting: String.self))
    }
    await flows.app.settle()
    flows.middle.finish(with: 1)
    await flows.app.settle()
    #expect(texts.values == [.cancelled])
    #expect(
      flows.issues.values == [
        "A flow has given Int, and String was awaited: await what its coordinator's "
          + "finish(with:) takes."
      ])
  }

  @Test(
    "is cancelled only if the change that shows the flow also takes it off again",
    arguments: [([], true), (["home"], false), (["home", "other"], false)] as [([Name], Bool)])
  func takenOff(stack: [Name], isAwaited: Bool) {
    let navigation = flows.outer.navigation
    let result = AwaitedResult(ledger: flows.app.engine.ledger)
    let answer = navigation.batch {
      _ = navigation.request(
        .push("mid" as Name), passing: .awaited(result), at: CallSite(#fileID, #line))
      if !stack.isEmpty { navigation.setStack(stack) }
    }
    #expect(answer == .done)
    #expect(result.isWaiting == isAwaited)
  }

  @Test func `is cancelled at once when the app does not run any more`() async {
    flows.app.end()
    #expect(await flows.outer.navigation.push("mid", awaiting: Int.self) == .cancelled)
  }
}
