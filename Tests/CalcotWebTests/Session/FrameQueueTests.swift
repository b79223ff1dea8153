import CalcotTesting
import Testing

@testable import CalcotWeb

struct FrameQueueTests {
  private var queue = FrameQueue(limit: 3, byteLimit: 10_000)
  private let old = Line()
  private let new = Line()

  @Test mutating func `counts no acknowledgement of a connection that another one takes over`() {
    welcome(old, isNew: true)
    show(to: 4)
    let greeting = greet(new, frames: 2)
    #expect(greeting?.isContinued == true)
    queue.acknowledge(4, by: old)
    queue.acknowledge(4, by: new)
    let frames = greeting.flatMap { queue.finish($0) }
    #expect(frames?.count == 2 && queue.kept.count == 2 && queue.outlet === new)
  }

  @Test(arguments: [Int.min, -1, 0, 1, 2, 3, 4, 5, Int.max])
  mutating func `holds what is left after any acknowledgement`(_ frames: Int) {
    welcome(old, isNew: true)
    show(to: 4)
    for _ in 0..<2 { queue.acknowledge(frames, by: old) }
    let left = 4 - min(max(frames, 1), 4)
    #expect(queue.kept.count == left && queue.count == 4)
    #expect(queue.keptBytes == queue.kept.reduce(0) { $0 + $1.bytes })
    let greeting = greet(new, frames: frames)
    #expect(greeting?.isContinued == (4 - left...4).contains(frames))
  }

  @Test mutating func `sends nothing to a browser that has gone while it was welcomed`() {
    let greeting = greet(new, isNew: true)
    queue.disconnect(new)
    let (frames, next) = (greeting.flatMap { queue.finish($0) }, queue.next())
    #expect(frames == nil && next == nil && queue.outlet == nil && !queue.isBusy)
    // What it has not been sent, the next one cannot go on with.
    let second = greet(old, frames: 0)
    #expect(second?.isContinued == false)
  }

  @Test mutating func `lets go of a browser that is still being welcomed`() {
    let greeting = greet(new, isNew: true)
    let left = queue.leave()
    let (frames, again) = (greeting.flatMap { queue.finish($0) }, queue.leave())
    #expect(left === new && frames == nil && again == nil)
  }

  @Test mutating func `tells a new page nothing of the history that was before its welcome`() {
    var update = FrameSender.Update.to("1")
    update.extras = [.history(.push(2, "/before")), .announce("Saved")]
    queue.add(update)
    _ = greet(new, isNew: true).flatMap { queue.finish($0) }
    guard case .update(let next, after: _) = queue.next() else {
      Issue.record("there is nothing to send")
      return
    }
    #expect(next.extras == [.announce("Saved")])
  }

  @Test mutating func `makes no more frames than may be unacknowledged`() {
    welcome(old, isNew: true)
    show(to: 4)
    queue.add(.to("5"))
    let isMine = queue.begin()
    #expect(!isMine)
    queue.add(.to("6"))
    queue.acknowledge(2, by: old)
    show(to: 5)
    #expect(queue.shown?.title == "6" && queue.count == 5)
    #expect(queue.isShown(after: 5) && !queue.isShown(after: 4))
  }

  private mutating func greet(
    _ line: Line, isNew: Bool = false, frames: Int = 0
  ) -> FrameQueue.Greeting? {
    queue.connect(.to(line, showing: queue.shown?.title ?? "0", isNew: isNew, frames: frames))
    guard queue.begin(), case .welcome(let greeting) = queue.next() else { return nil }
    return greeting
  }

  private mutating func welcome(_ line: Line, isNew: Bool) {
    let frames = greet(line, isNew: isNew).flatMap { queue.finish($0) }
    #expect(frames?.isEmpty == true)
    work()
  }

  /// Does the work that there is, and shows more until a number of frames has been made.
  private mutating func show(to count: Int) {
    for number in queue.count + 1...count {
      if !queue.hasWork { queue.add(.to("\(number)")) }
      let isMine = queue.begin()
      #expect(isMine)
      work()
    }
  }

  private mutating func work() {
    for _ in 0..<10 {
      guard case .update(let update, let shown) = queue.next() else { return }
      _ = queue.show(update, by: .from(shown, to: update))
    }
  }
}

/// Plays the events of a session and its connections in any order, with a model of what each browser
/// shows.
@Suite("A queue of frames, whatever comes in between")
struct RandomFrameQueueTests {
  @Test func `brings every browser to what the app shows, and never counts wrongly`() {
    let seed = RandomText.seed
    var failure: String?
    for round in 0..<UInt64(Rounds.of(100)) where failure == nil {
      var play = FrameQueuePlay(seed: seed &+ round)
      for step in 0..<200 where failure == nil {
        play.step()
        failure = play.problem.map { "\($0) in step \(step), CALCOT_SEED=\(seed &+ round)" }
      }
      play.end()
      failure = failure ?? play.problem.map { "\($0) at the end, CALCOT_SEED=\(seed &+ round)" }
    }
    #expect(failure == nil)
  }
}

private struct FrameQueuePlay {
  private(set) var problem: String?
  private var random: SeededGenerator
  private var queue = FrameQueue(limit: 4, byteLimit: 50)
  private var work: FrameQueue.Work?
  private var lines: [Line] = []
  /// What the page shows, and how many frames it has applied; `nil` before its first welcome.
  private var page: (title: String, frames: Int)?
  private var title = 0

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func step() {
    switch Int.random(in: 0..<12, using: &random) {
    case 0: connect()
    case 1: if let line = lines.randomElement(using: &random) { queue.disconnect(line) }
    case 2:
      let (frames, line) = (anyNumber(), lines.randomElement(using: &random) ?? Line())
      queue.acknowledge(frames, by: line)
    case 3...4: receive()
    case 5: if let page, let line = lines.last { queue.acknowledge(page.frames, by: line) }
    case 6: queue.beat()
    case 7...8:
      title += 1
      queue.add(.to("\(title)"))
    default: if work == nil { begin() } else { perform() }
    }
    check()
  }

  /// Connects the page once more and lets everything arrive.
  mutating func end() {
    connect()
    for _ in 0..<100 {
      if work == nil { begin() } else { perform() }
      receive()
      if let page, let line = lines.last { queue.acknowledge(page.frames, by: line) }
      check()
    }
    expect(page?.title == "\(title)", "the page shows \(page?.title ?? "nothing")")
    expect(page.map { queue.isShown(after: $0.frames) } ?? false, "it does not count as shown")
  }

  private mutating func anyNumber() -> Int {
    let near = Int.random(in: -2...8, using: &random)
    return [Int.min, Int.max, near, near, queue.count + near].randomElement(using: &random) ?? 0
  }

  private mutating func connect() {
    let line = Line()
    lines.append(line)
    // A page that is loaded anew has applied nothing; sometimes a page tells what is not so.
    if Int.random(in: 0..<4, using: &random) == 0 { page = nil }
    let frames = page?.frames ?? anyNumber()
    queue.connect(.to(line, showing: "\(title)", isNew: page == nil, frames: frames))
  }

  private mutating func begin() {
    if queue.begin() { work = queue.next() }
  }

  /// Ends the piece of work that was begun some steps ago, and takes the next one.
  private mutating func perform() {
    switch work {
    case .welcome(let greeting):
      guard let line = greeting.arrival.outlet as? Line else { break }
      if let kept = queue.finish(greeting) {
        let scene = greeting.isContinued ? nil : greeting.arrival.scene.title
        line.waiting = [.welcome(scene, frames: greeting.frames)]
        for frame in kept { line.waiting.append(.frame(frame.text)) }
      }
    case .update(let update, let shown):
      let (frame, outlet) = (Frame.from(shown, to: update), queue.outlet)
      if queue.show(update, by: frame) { (outlet as? Line)?.waiting.append(.frame(frame.text)) }
    case .beats, nil: break
    }
    work = queue.next()
  }

  /// Brings one message to the page, on its latest connection.
  private mutating func receive() {
    guard let line = lines.last, !line.waiting.isEmpty else { return }
    switch line.waiting.removeFirst() {
    case .welcome(let scene?, frames: let frames): page = (scene, frames)
    case .welcome(nil, frames: let frames):
      expect(page?.frames == frames, "a page goes on at \(frames), and has \(page?.frames ?? -1)")
    case .frame(let text):
      guard let shown = page else { return expect(false, "a frame before the welcome") }
      let ways = text.split(separator: "\"").first { $0.contains(">") }?.split(separator: ">") ?? []
      expect(ways.first == shown.title[...], "\(text) for a page that shows \(shown.title)")
      page = (ways.last.map(String.init) ?? "", shown.frames + 1)
    }
  }

  private mutating func check() {
    expect(queue.kept.count <= queue.count, "more kept than made")
    expect(queue.kept.count <= 4, "too many kept")
    expect(queue.keptBytes == queue.kept.reduce(0) { $0 + $1.bytes }, "bytes miscounted")
    expect(queue.isBusy == (work != nil), "the work has been lost")
  }

  private mutating func expect(_ isSo: Bool, _ reason: String) {
    if !isSo, problem == nil { problem = reason }
  }
}

private final class Line: WebSocketOutlet {
  enum Message { case welcome(String?, frames: Int), frame(String) }

  // NB: only one test uses it, which sends nothing through it.
  nonisolated(unsafe) var waiting: [Message] = []

  func send(_ text: String) {}
  func close(code: Int, reason: String) {}
}

extension FrameSender.Update {
  fileprivate static func to(_ title: String) -> Self {
    var scene = WebScene()
    scene.titles = [title]
    return Self(scene: scene, event: 0)
  }
}

extension FrameSender.Arrival {
  fileprivate static func to(
    _ line: Line, showing title: String, isNew: Bool, frames: Int
  ) -> Self {
    let welcome = Welcome(session: "s", isNew: isNew, event: 0, index: 0, url: "/")
    return Self(
      outlet: line, welcome: welcome, scene: FrameSender.Update.to(title).scene, frames: frames)
  }
}

extension Frame {
  /// Returns the frame between two scenes, which says their titles.
  fileprivate static func from(_ shown: WebScene?, to update: FrameSender.Update) -> Frame {
    let (old, new) = (shown?.title ?? "none", update.scene.title)
    return Frame(after: 0, old == new ? [] : [.title("\(old)>\(new)")])
  }
}
