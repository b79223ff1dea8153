import CalcotContent
import CalcotTree
import Dispatch
import Testing

@testable import Calcot

@MainActor
struct TurnPublisherTests {
  private final class Source: TurnSource {
    var status = AppStatus()
    var hostRequest: HostRequest?
    var refreshed: [Set<ScreenID>] = []
    var whileRefreshing: (@MainActor () -> Void)?
    var issues: [String] = []

    func refresh(_ changed: Set<ScreenID>) {
      refreshed.append(changed)
      whileRefreshing?()
    }
    func names(of screens: Set<ScreenID>) -> [String] { screens.map(\.description) }
    func report(_ issue: String) { issues.append(issue) }
    func asOneChange(_ body: () -> Void) { body() }
  }

  private final class Host: AppHost {
    let name = "paper"
    var capabilities: Set<Capability> = [.alert]
    var updates: [HostUpdate] = []
    var whileUpdating: (@MainActor () -> Void)?

    func update(_ update: HostUpdate) {
      updates.append(update)
      whileUpdating?()
    }
  }

  private let source = Source()
  private let host = Host()
  private let publisher = TurnPublisher()
  private let screen = ScreenID(rawValue: 3)

  init() {
    publisher.begin(source)
    publisher.attach(host, .everything([]))
    host.updates = []
  }

  @Test func `shows the changes of a turn once, at the end of the outermost`() {
    publisher.turn {
      publisher.treeChanged()
      publisher.turn { publisher.marks.add(screen) }
      #expect(host.updates.isEmpty)
      #expect(publisher.hasChanges)
    }
    #expect(host.updates == [HostUpdate(isTreeChanged: true, changedScreens: [screen])])
    #expect(source.refreshed == [[screen]])
    #expect(!publisher.hasChanges)
  }

  @Test func `shows nothing where nothing has changed`() {
    publisher.turn {}
    publisher.flush()
    #expect(host.updates.isEmpty)
  }

  @Test func `shows a changed status`() {
    publisher.turn {
      source.status = AppStatus(activities: ["Loading"])
      publisher.questionsChanged()
    }
    #expect(host.updates == [HostUpdate(isStatusChanged: true)])
    publisher.flush()
    #expect(host.updates.count == 1)
  }

  @Test func `gives up on changes that follow from being shown, and says what changes`() {
    host.whileUpdating = { [publisher, screen] in publisher.marks.add(screen) }
    publisher.turn { publisher.treeChanged() }
    #expect(host.updates.count == 1_000)
    #expect(source.issues.count == 1)
    #expect(source.issues.first?.contains("It is screen 3, where a View") == true)
    #expect(!publisher.hasChanges)
  }

  @Test func `shows the next change by itself when it has given up`() async {
    source.whileRefreshing = { [publisher] in publisher.turn {} }
    host.whileUpdating = { [publisher] in publisher.treeChanged() }
    publisher.turn { publisher.treeChanged() }
    #expect(host.updates.count == 1_000)
    (source.whileRefreshing, host.whileUpdating, host.updates) = (nil, nil, [])
    publisher.marks.add(screen)
    for _ in 0..<1_000 where host.updates.isEmpty { await Task.yield() }
    #expect(host.updates.map(\.changedScreens) == [[screen]])
  }

  @Test func `leaves what another thread changes meanwhile to a flush of its own`() async {
    host.whileUpdating = { [publisher, screen, host] in
      host.whileUpdating = nil
      let isDone = DispatchSemaphore(value: 0)
      DispatchQueue.global().async { [marks = publisher.marks] in
        marks.add(screen)
        isDone.signal()
      }
      isDone.wait()
    }
    publisher.turn { publisher.treeChanged() }
    #expect(host.updates == [HostUpdate(isTreeChanged: true)])
    #expect(publisher.hasChanges)
    for _ in 0..<3 { await Task.yield() }
    #expect(host.updates.last == HostUpdate(changedScreens: [screen]))
    #expect(host.updates.count == 2)
  }

  @Test func `shows the last of many changes that follow one another and end`() {
    var left = 700
    var shown = 0
    host.whileUpdating = { [publisher] in
      shown = left
      guard left > 0 else { return }
      left -= 1
      publisher.treeChanged()
    }
    publisher.turn { publisher.treeChanged() }
    #expect(shown == 0)
    #expect(source.issues.count == 1)
    #expect(source.issues.first?.contains("the navigation tree, which a lifecycle") == true)
  }

  @Test func `updates no host that another host's update has detached`() {
    let other = Host()
    publisher.attach(other, .everything([]))
    other.updates = []
    host.whileUpdating = { [publisher] in publisher.detach(other) }
    publisher.turn { publisher.treeChanged() }
    #expect(host.updates.count == 1)
    #expect(other.updates.isEmpty)
  }

  @Test func `knows which host lacks a capability, and forgets one that is detached`() {
    #expect(publisher.hostLacking(.alert) == nil)
    #expect(publisher.hostLacking(.share) == "paper")
    publisher.detach(host)
    #expect(publisher.hostLacking(.share) == nil)
    publisher.turn { publisher.treeChanged() }
    #expect(host.updates.isEmpty)
  }
}
