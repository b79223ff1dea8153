internal import CalcotCode
internal import CalcotFindings

/// An observer's closure that retains `self`, and that only a `deinit` could remove.
struct ObserverRetainsOwner: Rule {
  static let description = RuleDescription(
    id: "observer-retains-owner", group: "retaining",
    summary: "A closure that observes does not hold an object which could not remove it.",
    rationale: """
      A notification center, a player or the system's events keep the closure that is given to them
      until its token is removed, and the closure keeps 'self'. Without the token nobody can remove
      it; and a 'deinit' that does never runs.
      """,
    remedy: """
      Capture 'self' weakly in the closure, keep the token, and remove it in 'deinit' or when the work
      is over.
      """,
    examples: examples)

  func findings(in context: RuleContext) -> [Finding] {
    let codebase = context.codebase
    let observations = Observations(codebase)
    return SelfCapture(codebase: codebase).capturingClosures().compactMap { capture in
      guard let observation = observations.observation(by: capture.closure),
        !observations.isRemoved(observation, by: capture.owner)
      else { return nil }
      let reason =
        observation.isDropped
        ? "its token is dropped, so nobody can remove it"
        : "nothing but its own 'deinit' could remove it"
      return context.finding(
        of: Self.self, at: capture.use,
        severity: Self.livesOn(capture.owner, in: codebase) ? .info : .warning, confidence: 0.9,
        symbol: codebase[observation.call].name.text,
        message: "an observer's closure holds '\(capture.owner.name)', and \(reason)",
        facts: [Fact("the observer is added here", at: observation.call)])
    }
  }

  /// Returns a Boolean value that indicates whether an object lives as long as the app, as the
  /// app's delegate or a singleton does.
  private static func livesOn(_ type: CodeType, in codebase: Codebase) -> Bool {
    if codebase.role(of: type) == .application { return true }
    return codebase.members(of: type).contains { member in
      member.isStatic && member.isStored
        && codebase.child(of: member.node, .initialValue).map { value in
          codebase.descendants(of: value).contains {
            codebase[$0].kind == .call && codebase[$0].name == type.name
          }
        } ?? false
    }
  }
}

extension ObserverRetainsOwner {
  static let examples: [RuleDescription.Example] = [
    .init(
      "a token that is dropped",
      """
      final class ListViewModel {
        private var rows: [Row] = []
        init(center: NotificationCenter) {
          center.addObserver(forName: .changed, object: nil, queue: .main) { _ in
            ↓self.rows = []
          }
          _ = center.addObserver(forName: .cleared, object: nil, queue: .main) { [weak self] _ in
            self?.rows = []
          }
        }
      }
      """,
      message: "its token is dropped"),
    .init(
      "a notification center behind a protocol of the code, for tests",
      """
      protocol NotificationCentering {
        func addObserver(
          forName name: Name?, object: Any?, queue: OperationQueue?, using block: @escaping (Note) -> Void
        ) -> NSObjectProtocol
      }
      extension NotificationCenter: NotificationCentering {}
      final class ListViewModel {
        private var rows: [Row] = []
        init() {
          NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: .main) { _ in
            ↓self.rows = []
          }
        }
      }
      """,
      message: "its token is dropped"),
    .init(
      "a token that only deinit removes",
      """
      final class PlayerViewController: UIViewController {
        private var token: NSObjectProtocol?
        private var observation: Any?
        override func viewDidLoad() {
          token = NotificationCenter.default.addObserver(
            forName: .ended, object: nil, queue: nil
          ) { _ in ↓self.rewind() }
          observation = player.addPeriodicTimeObserver(forInterval: second, queue: .main) { time in
            ↓self.show(time)
          }
        }
        deinit {
          if let token { NotificationCenter.default.removeObserver(token) }
        }
      }
      """,
      message: "nothing but its own 'deinit' could remove it"),
    .init(
      "a dropped token beside observers by selector, which are removed, and what databases and remote controls keep",
      """
      final class SettingsViewController: UIViewController {
        override func viewDidLoad() {
          NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: .main) { _ in
            ↓self.update()
          }
          NotificationCenter.default.addObserver(
            self, selector: #selector(clear), name: .cleared, object: nil)
        }
        override func viewWillDisappear(_ animated: Bool) {
          NotificationCenter.default.removeObserver(self)
        }
        func update() {}
        @objc func clear() {}
      }
      final class RoomViewModel {
        private var listener: ListenerRegistration?
        private var messages: [Message] = []
        func start() {
          listener = database.collection("a").addSnapshotListener { answer, _ in
            ↓self.messages = answer.messages
          }
          reference.observe(.childAdded) { child in ↓self.messages.append(child.message) }
          MPRemoteCommandCenter.shared().playCommand.addTarget { _ in
            ↓self.messages = []
            return .success
          }
        }
        deinit { listener?.remove() }
      }
      """),
    .init(
      "a token that is returned, a listener and observers that end, and functions of the same name",
      """
      final class CalmViewModel {
        private var listener: ListenerRegistration?
        private var tokens: [NSObjectProtocol] = []
        func start() {
          listener = database.collection("a").addSnapshotListener { _, _ in self.update() }
          reference.observe(.value) { _ in self.update() }
          reference.observe("value") { _ in self.update() }
          button.addTarget { _ in self.update() }
          tokens.append(
            center.addObserver(forName: .changed, object: nil, queue: nil) { _ in self.update() })
        }
        func token() -> NSObjectProtocol {
          return center.addObserver(forName: .changed, object: nil, queue: nil) { _ in self.update() }
        }
        func stop() {
          listener?.remove()
          reference.removeAllObservers()
          tokens.forEach(center.removeObserver)
        }
        func update() {}
      }
      """),
    .init(
      "tokens that are removed, weak captures, and functions of the code's own",
      """
      final class ClockViewController: UIViewController {
        private var token: NSObjectProtocol?
        private let feed = Feed()
        override func viewWillAppear(_ animated: Bool) {
          token = NotificationCenter.default.addObserver(
            forName: .ticked, object: nil, queue: nil
          ) { _ in self.tick() }
          feed.addObserver(self) { _ in self.tick() }
        }
        override func viewWillDisappear(_ animated: Bool) {
          NotificationCenter.default.removeObserver(token!)
        }
      }
      final class QuietViewModel {
        private var token: NSObjectProtocol?
        func start() {
          token = NotificationCenter.default.addObserver(
            forName: .ticked, object: nil, queue: nil
          ) { [weak self] _ in self?.tick() }
        }
      }
      """),
  ]
}
