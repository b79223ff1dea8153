import Calcot
import CalcotContent

/// A sender that keeps one browser in step with the app: it compares, renders and encodes one
/// update at a time, a small one at once and a large one off the main actor. While the browser is
/// behind or away, it keeps only the latest state.
final class FrameSender: Sendable {
  /// A change to show.
  struct Update: Sendable {
    var scene: WebScene
    /// The number of the last processed event.
    var event: Int
    /// The text that the user has typed since, which the browser shows already.
    var typed: [TypedInput] = []
    /// Additional operations: address, announcements, focus.
    var extras: [PatchOperation] = []

    /// Merges a later update. Keeps only as much as a browser that receives it at once needs, so
    /// that a browser that does not read cannot make it grow.
    mutating func add(_ later: Update) {
      scene = later.scene
      event = later.event
      for new in later.typed {
        typed.removeAll { $0.screen == new.screen && $0.field == new.field }
        typed.append(new)
      }
      typed = typed.suffix(HistoryBook.limit)
      if later.extras.contains(where: \.isFocus) { extras.removeAll(where: \.isFocus) }
      extras = (extras + later.extras).suffix(HistoryBook.limit)
    }

    /// The approximate number of bytes needed to keep the update, without its scene.
    var weight: Int {
      typed.reduce(extras.count * 200) { $0 + $1.text.utf8.count + $1.field.path.utf8.count }
    }
  }

  /// A browser that has connected.
  struct Arrival: Sendable {
    var outlet: any WebSocketOutlet
    var welcome: Welcome
    var scene: WebScene
    /// The number of frames that it has applied, and the key of the page that it shows.
    var frames: Int
    var key: String?
  }

  private let queue: Locked<FrameQueue>
  let renderer: PageRenderer
  private let account: WorkAccount
  private let watch: @Sendable (WebSiteEvent) -> Void

  /// Creates a sender.
  ///
  /// - Parameters:
  ///   - limit: The number of unacknowledged frames at which it stops making more.
  ///   - byteLimit: The number of their bytes at which it stops as well.
  init(
    _ renderer: PageRenderer, limit: Int, byteLimit: Int,
    watch: @escaping @Sendable (WebSiteEvent) -> Void, account: WorkAccount
  ) {
    self.renderer = renderer
    self.account = account
    queue = Locked(FrameQueue(limit: limit, byteLimit: byteLimit))
    self.watch = watch
  }

  /// Counts on from the frames that another server has made of the session.
  func goOn(after frames: Int) { queue.withLock { $0.goOn(after: frames) } }

  /// Brings a newly connected browser up to date, and sends frames to it from then on.
  func connect(_ arrival: Arrival) { wake { $0.connect(arrival) } }

  /// Stops sending; keeps the changes until the browser returns.
  func disconnect(_ outlet: any WebSocketOutlet) { change { $0.disconnect(outlet) } }

  /// Sends an update; updates that arrive before the browser is ready are sent as one.
  ///
  /// A small change is sent on the calling thread, since waking another one takes longer.
  func send(_ update: Update) {
    let (isMine, isSmall) = change { queue in
      queue.add(update)
      let isSmall = queue.isSmall
      return (queue.begin(), isSmall)
    }
    guard isMine else { return }
    if !isSmall || workOnce() { workElsewhere() }
  }

  /// Records that the browser has applied a number of frames; ignored for a connection that is not
  /// in use.
  func acknowledged(_ frames: Int, by outlet: any WebSocketOutlet) {
    wake { $0.acknowledge(frames, by: outlet) }
  }

  /// Answers a heartbeat after the updates that were sent before it.
  func beat() { wake { $0.beat() } }

  /// The approximate number of bytes that the sender holds.
  var weight: Int {
    let (own, scene) = queue.withLock { ($0.weight, $0.shown) }
    return own + (scene?.weight ?? 0)
  }

  /// The number of frames made so far: a page has seen that many at most.
  var frameCount: Int { queue.withLock { $0.count } }

  /// Returns a Boolean value that indicates whether a browser that has applied a number of frames
  /// shows the latest state.
  func isShown(after frames: Int) -> Bool { queue.withLock { $0.isShown(after: frames) } }

  /// Closes the current connection.
  func close(code: Int, reason: String) {
    change { $0.leave() }?.close(code: code, reason: reason)
  }

  /// Waits until all pending work is done.
  func settle() async {
    while queue.withLock({ $0.isBusy || $0.hasWork }) { await Task.yield() }
  }

  private func wake(_ event: (inout FrameQueue) -> Void) {
    let isMine = change { queue in
      event(&queue)
      return queue.begin()
    }
    if isMine { workElsewhere() }
  }

  /// Changes the queue, and releases the scenes that it held after the lock, because the `deinit` of
  /// an app's value in them may come back to the sender.
  private func change<T>(_ body: (inout FrameQueue) -> T) -> T {
    let (result, former) = queue.withLock { queue in
      let former = queue.scenes
      return (body(&queue), former)
    }
    withExtendedLifetime(former) {}
    return result
  }

  /// Performs the claimed work on another thread, each piece in a turn of its own, as the app may make more
  /// of it all the time.
  private func workElsewhere() {
    Task.detached { while await self.account.elsewhere(self.workOnce) {} }
  }

  /// Performs a piece of the claimed work; returns a Boolean value that indicates whether there is more.
  private func workOnce() -> Bool {
    guard let next = change({ $0.next() }) else { return false }
    perform(next)
    return queue.withLock { $0.goOn() }
  }

  // NB: only whoever has claimed the work sends, so frames leave in their order without a lock. An outlet
  // and `watch` are others' code, which may come back to the sender.
  private func perform(_ work: FrameQueue.Work) {
    switch work {
    case .welcome(let greeting): welcome(greeting)
    case .update(let update, let shown): show(update, after: shown)
    case .beats(let count, let outlet): for _ in 0..<count { outlet.send("0") }
    }
  }

  private func show(_ update: Update, after shown: WebScene?) {
    let renderer = self.renderer.showing(update.scene, after: shown)
    let old = shown ?? WebScene()
    let isInSameWords = old.status.language == update.scene.status.language
    let before = isInSameWords ? nil : self.renderer.showing(old)
    var operations = PatchMaker.operations(
      from: (before ?? renderer).parts(old), to: renderer.parts(update.scene), renderer,
      before: before, typed: update.typed)
    if old.title != update.scene.title { operations.append(.title(update.scene.title)) }
    operations += renderer.look.operations(after: self.renderer.pageLook(of: old))
    operations += update.extras
    let frame = Frame(after: update.event, operations)
    let (isKept, outlet) = change { ($0.show(update, by: frame), $0.outlet) }
    guard isKept else { return }
    outlet?.send(frame.text)
    watch(.patchSent(operations: frame.operationCount, bytes: frame.bytes))
  }

  private func welcome(_ greeting: FrameQueue.Greeting) {
    let arrival = greeting.arrival
    let renderer = self.renderer.showing(arrival.scene)
    let isShown =
      greeting.isContinued
      || arrival.welcome.isNew && renderer.key { $0.parts(arrival.scene) } == arrival.key
    let parts =
      isShown ? nil : renderer.parts(arrival.scene).all.map { renderer.html($0.children) }
    if let parts { watch(.rendered(bytes: parts.reduce(0) { $0 + $1.utf8.count })) }
    guard let frames = change({ $0.finish(greeting) }) else { return }
    arrival.outlet.send(
      arrival.welcome.text(frames: greeting.frames, title: arrival.scene.title, parts: parts))
    for frame in frames { arrival.outlet.send(frame.text) }
  }
}
