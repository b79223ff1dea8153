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
    let objects = ProcessObjects(codebase)
    let captures = SelfCapture(codebase: codebase)
    let closures = captures.capturingClosures().map { ($0.closure, $0.use, $0.owner) }
    let methods = captures.methodReferences().map { ($0.place, $0.place, $0.owner) }
    return (closures + methods).compactMap { observer, use, owner in
      guard let observation = observations.observation(by: observer),
        !observations.isRemoved(observation, by: owner)
      else { return nil }
      let reason =
        observation.isDropped
        ? "its token is dropped, so nobody can remove it"
        : "nothing but its own 'deinit' could remove it"
      return context.finding(
        of: Self.self, at: use, severity: objects.contains(owner) ? .info : .warning,
        confidence: 0.9, symbol: codebase[observation.call].name.text,
        message: "an observer's closure holds '\(owner.name)', and \(reason)",
        facts: [Fact("the observer is added here", at: observation.call)])
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
      "a method as the observer",
      """
      final class SessionViewModel {
        private var token: NSObjectProtocol?
        init() {
          token = NotificationCenter.default.addObserver(
            forName: .ended, object: nil, queue: nil, using: ↓sessionEnded)
        }
        deinit {
          if let token { NotificationCenter.default.removeObserver(token) }
        }
        private func sessionEnded(_ note: Notification) {}
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
