import Calcot
import CalcotContent
import CalcotTree

/// An event in an inspected app, as texts to read.
package struct Happening: Equatable, Sendable {
  /// The kind of an event.
  package enum Kind: String, CaseIterable, Sendable {
    case input, step, transition, lifecycle, task, message, request, result, issue
  }

  package let kind: Kind
  package let title: String
  package let detail: String?
  /// The outcome in a word.
  package let badge: String?
  /// The time since the inspection began.
  package let time: Duration

  private static let longest = 300

  private init(
    _ kind: Kind, _ title: String, detail: String? = nil, badge: String? = nil,
    at time: Duration = .zero
  ) {
    (self.kind, self.title, self.detail, self.badge) = (kind, title, detail, badge)
    self.time = time
  }

  /// Returns the event without secrets and with long texts truncated, for keeping it.
  func kept(hiding secrets: Secrets, at time: Duration) -> Happening {
    // NB: a step may carry a whole document, and hundreds of moments are kept.
    func short(_ text: String) -> String {
      let text = secrets.hiding(text)
      return text.count > Self.longest ? text.prefix(Self.longest) + "…" : text
    }
    return Happening(kind, short(title), detail: detail.map(short), badge: badge, at: time)
  }
}

extension Happening {
  init(_ event: StepEvent) {
    var way = event.flows.map(\.description).joined(separator: " → ")
    let outcome: String
    switch event.disposition {
    case .handled: outcome = "handled"
    case .deferred(_, let reason):
      outcome = "deferred"
      way += ": \(reason)"
    case .refused(let reason):
      outcome = "refused"
      way += ": \(reason)"
    }
    let origin = event.screen.map { "\($0)" } ?? "the app"
    self.init(.step, shortName(event.step), detail: "\(origin) → \(way)", badge: outcome)
  }

  init(_ transition: TreeTransition) {
    let asker =
      switch transition.askedBy {
      case .user: "the user"
      case .screen(let id): "\(id)"
      case .app: "the app"
      }
    func line(_ word: String, _ nodes: [ScreenNode]) -> String? {
      nodes.isEmpty ? nil : "\(word) \(nodes.map { shortName($0.route) }.joined(separator: ", "))"
    }
    let changes = [line("in:", transition.entering), line("out:", transition.leaving)]
    self.init(
      .transition, shortName(transition),
      detail: (["by \(asker)"] + changes.compactMap { $0 }).joined(separator: " · "))
  }

  init(_ screen: ScreenNode, _ phase: LifecyclePhase) {
    self.init(
      .lifecycle, shortName(screen.route), detail: "\(screen.id)", badge: phase.rawValue)
  }

  init(_ notice: AppNotice) {
    switch notice {
    case .message(let text, let kind, let action):
      self.init(.message, text, detail: action.map { "with \"\($0)\"" }, badge: kind.rawValue)
    case .request(let work): self.init(.request, work.readableLine)
    case .result(.value(let value)): self.init(.result, shortName(value))
    case .result(.cancelled): self.init(.result, "none", badge: "cancelled")
    }
  }

  /// Creates the event that a task has ended.
  init(task: String, of place: String, taking time: Duration) {
    self.init(.task, task, detail: "of \(place)", badge: time.inMilliseconds)
  }

  init(issue: String) { self.init(.issue, issue) }

  /// Creates the event of an input, described by the labels that the user sees.
  @MainActor
  init(_ input: HostInput, in app: CalcotApp, hiding secrets: Secrets) {
    func label(_ id: ElementID, _ screen: ScreenID) -> String {
      app.content(of: screen)?.element(id)?.label ?? "\(id)"
    }
    let title =
      switch secrets.hiding(input, in: app) {
      case .activate(let id, let screen): "Use \"\(label(id, screen))\""
      case .edit(let id, let text, let screen): "Set \"\(label(id, screen))\" to \"\(text)\""
      case .submit(let id, let screen): "Return in \"\(label(id, screen))\""
      case .showRows(let rows, _, _):
        "See rows \(Self.number(rows.lowerBound))–\(rows.upperBound)"
      case .back: "Back"
      case .pop(let screen, _): "Back to \(screen)"
      case .dismiss(let layer, _): "Dismiss \(layer)"
      case .select(let index, _): "Select branch \(Self.number(index))"
      case .open(let link): "Open \(link)"
      case .resize(let isNarrow): isNarrow ? "Narrow the window" : "Widen the window"
      case .choose(let index, _): "Choose \(Self.choice(index, in: app))"
      case .leave: "Leave the app"
      case .closeMessage: "Close the message"
      case .useMessage: "Use the message"
      case .reply(let reply, _): reply.line
      }
    self.init(.input, title)
  }

  /// Returns the number of an index as people count. NB: a host may send any index.
  private static func number(_ index: Int) -> String { "\(index &+ 1)" }

  @MainActor
  private static func choice(_ index: Int, in app: CalcotApp) -> String {
    let choices = app.tree.dialog?.choices ?? []
    guard choices.indices.contains(index) else { return number(index) }
    return "\"\(choices[index].label(HostWords()))\""
  }
}

extension Duration {
  /// The duration such as "1204 ms".
  fileprivate var inMilliseconds: String {
    let (seconds, rest) = components
    return "\(seconds * 1_000 + rest / 1_000_000_000_000_000) ms"
  }

  /// The duration such as "1.204 s".
  var inSeconds: String {
    let (seconds, rest) = components
    let digits = "\(rest / 1_000_000_000_000_000)"
    return "\(seconds).\(String(repeating: "0", count: 3 - digits.count))\(digits) s"
  }
}

extension HostReply {
  fileprivate var line: String {
    switch self {
    case .done: "The host has done it"
    case .picked(let files): "Pick \(files.map(\.name).joined(separator: ", "))"
    case .cancelled: "Cancel the host's work"
    case .failed(let reason): "The host fails: \(reason)"
    }
  }
}
