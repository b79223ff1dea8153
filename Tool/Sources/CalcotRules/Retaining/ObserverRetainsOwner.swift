internal import CalcotCode
internal import CalcotFindings

/// An observer's closure that holds `self`, and that nothing but `deinit` could remove.
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

  /// The functions of frameworks that keep a closure until the token they return is removed, with
  /// the function that removes it.
  private static let removals: [Name: Name] = [
    "addObserver": "removeObserver", "addPeriodicTimeObserver": "removeTimeObserver",
    "addBoundaryTimeObserver": "removeTimeObserver", "addLocalMonitorForEvents": "removeMonitor",
    "addGlobalMonitorForEvents": "removeMonitor",
  ]
  private static let observer: Name = "addObserver"
  private static let forName: Name = "forName"

  func findings(in context: RuleContext) -> [Finding] {
    let codebase = context.codebase
    let resolver = Resolver(codebase)
    return SelfCapture(codebase: codebase).capturingClosures().compactMap { capture in
      guard let call = Self.call(observingBy: capture.closure, resolver),
        let removal = Self.removals[codebase[call].name],
        !capture.owner.ends(by: [removal], in: codebase)
      else { return nil }
      let isDropped = Self.isDropped(call, codebase)
      let reason =
        isDropped
        ? "its token is dropped, so nobody can remove it"
        : "nothing but its own 'deinit' could remove it"
      return context.finding(
        of: Self.self, at: capture.use,
        severity: Self.livesOn(capture.owner, in: codebase) ? .info : .warning, confidence: 0.9,
        symbol: codebase[call].name.text,
        message: "an observer's closure holds '\(capture.owner.name)', and \(reason)",
        facts: [Fact("the observer is added here", at: call)])
    }
  }

  /// Returns the call that keeps a closure as an observer.
  private static func call(observingBy closure: NodeID, _ resolver: Resolver) -> NodeID? {
    let codebase = resolver.codebase
    guard let argument = codebase.parent(of: closure), codebase[argument].kind == .argument,
      let call = codebase.parent(of: argument), codebase[call].kind == .call,
      removals[codebase[call].name] != nil, resolver.target(of: call) == nil
    else { return nil }
    let isCenter = resolver.argument(forName, of: call) != nil
    return codebase[call].name != observer || isCenter ? call : nil
  }

  /// Returns a Boolean value that indicates whether nothing takes the token: the call is a statement,
  /// or its value is given to `_`.
  private static func isDropped(_ call: NodeID, _ codebase: Codebase) -> Bool {
    guard let parent = codebase.parent(of: call) else { return true }
    switch codebase[parent].kind {
    case .body, .closure, .accessor: return true
    case .statement: return codebase[parent].name != RetainingNames.return
    case .assignment:
      let target = codebase.children(of: parent).first { _ in true }
      return target == call || target.map { codebase[$0].name.text == "_" } ?? true
    default: return false
    }
  }

  /// Returns a Boolean value that indicates whether an object lives as long as the app: the app's
  /// delegate, or a singleton.
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
