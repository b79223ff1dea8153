import Calcot
import CalcotContent
import CalcotTesting
import Foundation
import Testing

@MainActor
@Suite struct HostWorkTests {
  private let pages = Pages()
  private let photo = PickedFile("me.png", content: Data([1, 2, 3]))
  private let cannotPick = Refusal.hostCannot(.pickImage, host: "rendering")

  private func host(without lacking: Capability...) -> RenderingHost {
    let host = RenderingHost()
    host.capabilities.subtract(lacking)
    pages.app.attach(host)
    return host
  }

  /// Asks for a photo, and records the outcome.
  private func askForPhoto(_ page: Int = 0) async -> Recorder<Result<PickedFile?, Refusal>> {
    await pages.ask(page) { coordinator in
      do throws(Refusal) { return .success(try await coordinator.pickImage()) } catch {
        return .failure(error)
      }
    }
  }

  private func reply(_ reply: HostReply) throws -> Answer {
    pages.app.send(.reply(reply, to: try #require(pages.app.hostRequest?.id)))
  }

  @Test func `a reply ends its request once, and a second one is stale`() async throws {
    let picked = await askForPhoto()
    let id = try #require(pages.app.hostRequest?.id)
    #expect(try reply(.picked([photo])) == .done)
    #expect(pages.app.hostRequest == nil)
    #expect(pages.app.send(.reply(.picked([photo]), to: id)) == .refused(.stale("\(id)")))
    await pages.app.settle()
    #expect(picked.values == [.success(photo)])
  }

  @Test func `a reply to a request that waits behind another is stale`() async throws {
    _ = await askForPhoto()
    let first = try #require(pages.app.hostRequest?.id)
    let copied = await pages.ask { await $0.copy("text") }
    let second = HostRequestID(rawValue: first.rawValue + 1)
    #expect(pages.app.send(.reply(.done, to: second)) == .refused(.stale("\(second)")))
    #expect(try reply(.cancelled) == .done)
    #expect(pages.app.hostRequest?.work == .copy("text"))
    #expect(try reply(.done) == .done)
    await pages.app.settle()
    #expect(copied.values == [.done])
  }

  @Test(arguments: [
    (HostReply.done, FilePickProblem.nonePicked), (.picked([]), .nonePicked),
    (
      .picked([PickedFile("a.exe", content: Data([1]))]),
      .wrongKind("a.exe", extensions: FileKind.image.extensions)
    ),
    (
      .picked([PickedFile("a.png", content: Data()), PickedFile("b.png", content: Data())]),
      .tooMany(2, most: 1)
    ),
    (
      .picked([PickedFile("a.png", content: Data(count: FilePick.usualBytes + 1))]),
      .tooLarge("a.png", bytes: FilePick.usualBytes + 1, most: FilePick.usualBytes)
    ),
  ])
  func `a reply that does not fit a pick is refused, and the user can pick again`(
    _ wrong: HostReply, _ problem: FilePickProblem
  ) async throws {
    let picked = await askForPhoto()
    let request = pages.app.hostRequest
    #expect(try reply(wrong) == .refused(.notAccepted(problem)))
    #expect(pages.app.hostRequest == request)
    #expect(try reply(.picked([photo])) == .done)
    await pages.app.settle()
    #expect(picked.values == [.success(photo)])
  }

  @Test func `files are no reply to what picks nothing`() async throws {
    let copied = await pages.ask { await $0.copy("text") }
    #expect(try reply(.picked([photo])) == .refused(.notAccepted(.nothingToPick)))
    #expect(copied.values == [])
    #expect(try reply(.failed("no clipboard")) == .done)
    await pages.app.settle()
    #expect(copied.values == [.refused(.hostFailed("no clipboard"))])
  }

  @Test func `a reply from inside a navigation is taken right after it`() async throws {
    let picked = await askForPhoto()
    let replied = Recorder<Answer>()
    let id = try #require(pages.app.hostRequest?.id)
    pages.coordinator.guardAnswer = { [app = pages.app, photo] _ in
      replied.values.append(app.send(.reply(.picked([photo]), to: id)))
      return .allow
    }
    #expect(pages.coordinator.push(1) == .done)
    guard case .queued(let pending)? = replied.values.first else {
      Issue.record("the answers were \(replied.values)")
      return
    }
    #expect(await pending.outcome() == .done)
    await pages.app.settle()
    #expect(picked.values == [.success(photo)])
    #expect(pages.pages == [0, 1])
  }

  @Test func `a request is taken away when the task that asked is cancelled`() async throws {
    let result = Recorder<Answer>()
    let task = Task { [coordinator = pages.coordinator] in
      result.values.append(await coordinator.copy("text"))
    }
    await pages.app.settle()
    while pages.app.hostRequest == nil { await Task.yield() }
    task.cancel()
    await task.value
    #expect(pages.app.hostRequest == nil)
    #expect(result.values == [.refused(.declined)])
    let late = Task { [coordinator = pages.coordinator] in
      withUnsafeCurrentTask { $0?.cancel() }
      return await coordinator.copy("text")
    }
    #expect(await late.value == .refused(.declined))
    #expect(pages.app.hostRequest == nil)
  }

  @Test func `a task that is cancelled is told so while its screen lives on`() async throws {
    let result = Recorder<Answer>()
    let scope = try #require(pages.scope(0))
    let number = scope.startTask("copying") { [coordinator = pages.coordinator] in
      result.values.append(await coordinator.copy("text"))
    }
    await pages.app.settle()
    #expect(pages.app.hostRequest?.owner == scope.screen)
    scope.cancelTask(try #require(number))
    while result.values.isEmpty { await Task.yield() }
    #expect(result.values == [.refused(.declined)])
    #expect(pages.app.hostRequest == nil && !scope.isEnded)
  }

  @Test func `nothing is asked of a host for a screen that has left`() async throws {
    pages.coordinator.push(1)
    let picked = await askForPhoto(1)
    let scope = try #require(pages.scope(1))
    pages.navigation.pop()
    #expect(pages.app.hostRequest == nil)
    await pages.app.settle()
    #expect(picked.values == [.failure(.screenEnded(scope.screen))])
  }

  @Test func `each task that waits for a host's work is told when the app ends`() async throws {
    let picked = await askForPhoto()
    let opened = await pages.ask { await $0.open("example.com") }
    pages.app.end()
    #expect(pages.app.hostRequest == nil)
    while picked.values.isEmpty || opened.values.isEmpty { await Task.yield() }
    #expect(picked.values == [.failure(.notRunning)])
    #expect(opened.values == [.refused(.notRunning)])
    #expect(await pages.coordinator.copy("late") == .refused(.notRunning))
  }

  @Test func `of several hosts the first one to reply decides`() async throws {
    let hosts = [host(), host()]
    let picked = await askForPhoto()
    let id = try #require(pages.app.hostRequest?.id)
    #expect(hosts.map { $0.updates.last?.isRequestChanged } == [true, true])
    #expect(pages.app.send(.reply(.picked([photo]), to: id)) == .done)
    #expect(pages.app.send(.reply(.cancelled, to: id)) == .refused(.stale("\(id)")))
    await pages.app.settle()
    #expect(picked.values == [.success(photo)])
    #expect(pages.app.hostRequest == nil)
    #expect(hosts.map { $0.updates.count(where: \.isRequestChanged) } == [3, 3])
  }

  @Test func `work that a host cannot do is refused at the call, or when that host comes`() async {
    let poor = host(without: .pickImage)
    #expect(await askForPhoto().values == [.failure(cannotPick)])
    #expect(pages.app.hostRequest == nil)
    pages.app.detach(poor)
    let (first, second) = (await askForPhoto(), await askForPhoto())
    #expect(pages.app.attach(poor) == .done)
    #expect(pages.app.hostRequest == nil)
    await pages.app.settle()
    #expect(first.values == [.failure(cannotPick)])
    #expect(second.values == [.failure(cannotPick)])
  }

  @Test func `work that one host does is not taken from it by another that cannot`() async throws {
    let able = host()
    let picked = await askForPhoto()
    let poor = RenderingHost()
    poor.capabilities = []
    #expect(pages.app.attach(poor) == .refused(cannotPick))
    #expect(try reply(.picked([photo])) == .done)
    await pages.app.settle()
    #expect(picked.values == [.success(photo)])
    withExtendedLifetime(able) {}
  }

  @Test func `work that waits behind a question is refused when another host has come meanwhile`()
    async throws
  {
    let able = host()
    let asked = await pages.ask { await $0.navigation.alert("Sure?", choices: [Choice("Yes", 1)]) }
    let picked = await askForPhoto()
    pages.app.detach(able)
    let poor = host(without: .pickImage)
    let dialog = try #require(pages.app.tree.dialog)
    #expect(pages.app.send(.choose(0, in: dialog.id)) == .done)
    #expect(pages.app.hostRequest == nil)
    await pages.app.settle()
    #expect(asked.values == [1])
    #expect(picked.values == [.failure(cannotPick)])
    withExtendedLifetime(poor) {}
  }

  @Test func `a bad address reaches no host`() async {
    let host = host()
    let opened = await pages.ask { await $0.open("javascript:alert(1)") }
    guard case .refused(.badAddress)? = opened.values.first else {
      Issue.record("it was \(opened.values)")
      return
    }
    #expect(host.updates.dropFirst().allSatisfy { !$0.isRequestChanged })
  }
}
