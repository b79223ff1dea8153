import CalcotContent

/// A state machine that decides what is sent to one browser; ``FrameSender`` renders and sends.
///
/// A caller to whom ``begin()`` gives the work takes it piece by piece with ``next()``; meanwhile
/// nobody else makes a frame or welcomes a browser.
struct FrameQueue: Sendable {
  /// A piece of work.
  enum Work: Sendable {
    case welcome(Greeting)
    case update(FrameSender.Update, after: WebScene?)
    case beats(Int, any WebSocketOutlet)
  }

  /// The decision about how to bring a newly connected browser up to date.
  struct Greeting: Sendable {
    let arrival: FrameSender.Arrival
    /// A Boolean value that indicates whether the browser is sent only the frames after those that
    /// it has applied; otherwise it is sent the scene.
    let isContinued: Bool
    /// The number of frames that the browser has applied after the greeting.
    let frames: Int
  }

  private let limit: Int
  private let byteLimit: Int
  /// The connection in use.
  private(set) var outlet: (any WebSocketOutlet)?
  /// The connection that is being welcomed.
  private var greeted: (any WebSocketOutlet)?
  @Boxed private var arrival: FrameSender.Arrival? = nil
  @Boxed private var pending: FrameSender.Update? = nil
  /// A Boolean value that indicates whether a caller has the work.
  private(set) var isBusy = false
  /// The scene that the browser shows after all frames; `nil` if none is known.
  private(set) var shown: WebScene?
  private var event = 0
  /// The number of frames made so far, also by servers that had the session before.
  private(set) var count = 0
  /// The latest frames, which the browser has not acknowledged; never more than ``count``.
  private(set) var kept: [Frame] = []
  private(set) var keptBytes = 0
  /// The number of heartbeats to answer.
  private var beats = 0

  /// Creates a queue of no frames.
  ///
  /// - Parameters:
  ///   - limit: The number of unacknowledged frames at which no more are made.
  ///   - byteLimit: The number of their bytes at which that is so.
  init(limit: Int, byteLimit: Int) {
    self.limit = limit
    self.byteLimit = byteLimit
  }

  // MARK: Events

  /// Counts on from the frames that other servers have made of the session, if they are more.
  mutating func goOn(after frames: Int) { count = max(count, frames) }

  /// Records a newly connected browser.
  mutating func connect(_ new: FrameSender.Arrival) {
    arrival = new
    // NB: The pending update is older than the arrival.
    var update = pending ?? FrameSender.Update(scene: new.scene, event: new.welcome.event)
    update.scene = new.scene
    update.event = new.welcome.event
    // NB: the welcome gives the entry of a new page its index, from which nothing earlier leads on.
    if new.welcome.isNew { update.extras.removeAll(where: \.isOfHistory) }
    pending = update
  }

  /// Forgets a connection; keeps the changes until the browser returns.
  mutating func disconnect(_ gone: any WebSocketOutlet) {
    if outlet === gone { outlet = nil }
    if greeted === gone { greeted = nil }
    if arrival?.outlet === gone { arrival = nil }
  }

  /// Forgets every connection; returns the newest.
  mutating func leave() -> (any WebSocketOutlet)? {
    defer { (outlet, greeted, arrival) = (nil, nil, nil) }
    return arrival?.outlet ?? greeted ?? outlet
  }

  /// Adds an update; those that have not been sent become one.
  mutating func add(_ update: FrameSender.Update) {
    var all = pending ?? update
    if pending != nil { all.add(update) }
    pending = all
  }

  /// Forgets the frames that the browser has applied; ignored for a connection that is not in use.
  mutating func acknowledge(_ frames: Int, by sender: any WebSocketOutlet) {
    if outlet === sender { forget(through: frames) }
  }

  /// Records a heartbeat.
  mutating func beat() { beats += 1 }

  // MARK: Work

  /// A Boolean value that indicates whether there is work to do now.
  var hasWork: Bool {
    arrival != nil || outlet != nil && (beats > 0 || pending != nil && canMakeFrame)
  }

  /// A Boolean value that indicates whether the next piece of work is a small change.
  var isSmall: Bool {
    arrival == nil && pending?.scene.isSmallChange(of: shown) ?? false
  }

  /// Gives the work to the caller; returns `false` if there is none or another caller has it.
  mutating func begin() -> Bool {
    guard !isBusy, hasWork else { return false }
    isBusy = true
    return true
  }

  /// Gives the work to the caller again after one piece; returns `false` if there is no more.
  mutating func goOn() -> Bool {
    isBusy = false
    return begin()
  }

  /// Returns the next piece to the caller that has the work; if there is none, ends the caller's
  /// work.
  mutating func next() -> Work? {
    guard hasWork else {
      isBusy = false
      return nil
    }
    if let new = arrival { return .welcome(greet(new)) }
    if let update = pending, canMakeFrame {
      pending = nil
      return .update(update, after: shown)
    }
    defer { beats = 0 }
    return outlet.map { .beats(beats, $0) }
  }

  /// Decides how a browser is welcomed, and gives up the previous connection, whose
  /// acknowledgements no longer count.
  private mutating func greet(_ new: FrameSender.Arrival) -> Greeting {
    (arrival, outlet, greeted) = (nil, nil, new.outlet)
    let isContinued =
      !new.welcome.isNew && shown != nil && (count - kept.count...count).contains(new.frames)
    if isContinued {
      forget(through: new.frames)
    } else {
      forget(through: count)
      // NB: not that of the arrival before it has been sent.
      shown = nil
      pending?.typed = []
    }
    event = max(event, new.welcome.event)
    // NB: a scene counts as a frame, or a page would not know that it has seen more than was kept before.
    return Greeting(
      arrival: new, isContinued: isContinued, frames: isContinued ? new.frames : count + 1)
  }

  /// Puts a welcomed browser's connection to use; returns the frames to send after its welcome, or
  /// `nil` if the connection has gone since.
  mutating func finish(_ greeting: Greeting) -> [Frame]? {
    guard greeted === greeting.arrival.outlet else { return nil }
    (outlet, greeted) = (greeted, nil)
    if !greeting.isContinued { (shown, count) = (greeting.arrival.scene, greeting.frames) }
    return kept
  }

  /// Counts and keeps the frame of an update; returns `false` if the frame is empty, so that it
  /// need not be sent.
  mutating func show(_ update: FrameSender.Update, by frame: Frame) -> Bool {
    shown = update.scene
    guard frame.operationCount > 0 || update.event > event else { return false }
    event = update.event
    count += 1
    kept.append(frame)
    keptBytes += frame.bytes
    return true
  }

  // MARK: State

  /// The scenes that the queue holds.
  var scenes: (WebScene?, WebScene?, WebScene?) { (arrival?.scene, pending?.scene, shown) }

  /// The approximate number of bytes that the queue holds, without the scene that is shown.
  var weight: Int { keptBytes + (pending?.weight ?? 0) }

  /// Returns a Boolean value that indicates whether a browser that has applied a number of frames
  /// shows the latest state.
  func isShown(after frames: Int) -> Bool { !isBusy && pending == nil && count == frames }

  private var canMakeFrame: Bool { kept.count < limit && keptBytes < byteLimit }

  /// Forgets the frames up to a number of them, which may be any: never more than are kept.
  private mutating func forget(through frames: Int) {
    let applied = kept.count - (count - min(max(frames, count - kept.count), count))
    keptBytes -= kept.prefix(applied).reduce(0) { $0 + $1.bytes }
    kept.removeFirst(applied)
  }
}
